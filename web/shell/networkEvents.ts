import { translationsReady } from '../i18n/startTranslations.ts';
import type { NetworkEvents } from '../relay/NetworkEvents.ts';
import { currentEnvironment } from '../relay/currentEnvironment.ts';
import { goTo } from '../ui/links/goTo.ts';
import { withdraw } from '../ui/notices/notify.ts';
import { currency } from './currency.ts';
import { coverOther } from './session/accountInUse.ts';
import { cartTotalsAreOld } from './session/cartTotalsAreOld.ts';
import { attentionWrites } from './session/attentionWrites.ts';
import { cartWrites } from './session/cartWrites.ts';
import { endSession } from './session/endSession.ts';
import { hasSession } from './session/loadSession.ts';
import { readTotalsAgain } from './session/readTotalsAgain.ts';
import { notifyErrors } from './notifyErrors.ts';
import { checkVersion } from './outdated.ts';
import { isVisitorPath } from './visitorPaths.ts';

/** Without a connection, the code that reads the figures again does not load either; the next write tries it again. */
const notLoaded = () => undefined;

/**
 * The one place that decides what a failed request means to the user: 401 logs out except on the pages for visitors
 * (AUTH-17), 403, 400 and 5xx are notified, a 404 leads
 * to `/not-found`, unless the user has left the page meanwhile: then it is notified (ERR-01, ERR-06 to ERR-08). Callers that show failures themselves are left alone. Also watches the version
 * of the answers (SHELL-37, GAP-10), and reads the cart's totals and the counters of the navigation
 * again after each write that changes them (DAY-61, SHELL-19), and the whole screen after one that was perhaps done.
 */
export const networkEvents: NetworkEvents = {
  version: checkVersion,

  errors(errors, quiet, isReadOfPage = true, key) {
    const codes = new Set(errors.map(({ code }) => code));
    if (codes.has('UNAUTHENTICATED')) {
      if (!isVisitorPath(location.pathname)) void endSession();
      return;
    }
    if (
      quiet &&
      codes.has('BAD_REQUEST') &&
      currency.ofPage() !== null &&
      !hasSession(currentEnvironment())
    ) {
      // The session could not be read, as it is while the back end refuses the currency that was selected.
      currency.forget();
      return location.reload();
    }
    if (quiet) return;
    if (isReadOfPage && errors.some(({ code, isPartial }) => code === 'NOT_FOUND' && !isPartial))
      return goTo('/not-found');
    // The first requests may fail before the texts are loaded.
    void translationsReady().then(() => notifyErrors(errors, key));
  },

  otherAccount: coverOther,

  written(fields, key) {
    if (key !== undefined) withdraw(key);
    if (fields === null)
      void import('./session/refreshScreen.ts').then(({ refreshScreen }) => refreshScreen(), notLoaded);
    const mayHaveChanged = (writes: ReadonlySet<string>) =>
      fields === null || fields.some((field) => writes.has(field));
    if (mayHaveChanged(cartWrites)) {
      cartTotalsAreOld.set(true);
      readTotalsAgain();
    }
    if (mayHaveChanged(attentionWrites))
      void import('./session/refreshAttentions.ts').then(
        ({ refreshAttentions }) => refreshAttentions(),
        notLoaded,
      );
  },
};
