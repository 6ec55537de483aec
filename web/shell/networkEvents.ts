import { translationsReady } from '../i18n/startTranslations.ts';
import type { NetworkEvents } from '../relay/NetworkEvents.ts';
import { goTo } from '../ui/goTo.ts';
import { cartWrites } from './session/cartWrites.ts';
import { endSession } from './session/endSession.ts';
import { notifyErrors } from './notifyErrors.ts';
import { checkVersion } from './outdated.ts';
import { isVisitorPath } from './visitorPaths.ts';

/**
 * The one place that decides what a failed request means to the user: 401 logs out except on the pages for visitors
 * (AUTH-17), 403, 400 and 5xx are notified, 404 of what a page
 * is about leads to `/not-found` (ERR-01, ERR-06 to ERR-08). Callers that show failures themselves are left alone. Also watches the version
 * of the answers (SHELL-37, GAP-10), and reads the cart's totals again after each write to it (DAY-61).
 */
export const networkEvents: NetworkEvents = {
  version: checkVersion,

  errors(errors, quiet) {
    const codes = new Set(errors.map(({ code }) => code));
    if (codes.has('UNAUTHENTICATED')) {
      if (!isVisitorPath(location.pathname)) void endSession();
      return;
    }
    if (quiet) return;
    const ownErrors = errors.filter(({ isPartial }) => !isPartial);
    if (ownErrors.some(({ code }) => code === 'NOT_FOUND')) return goTo('/not-found');
    // The first requests may fail before the texts are loaded.
    void translationsReady().then(() => notifyErrors(errors));
  },

  written(fields) {
    if (!fields.some((field) => cartWrites.has(field))) return;
    void import('./session/refreshCartTotals.ts').then(({ refreshCartTotals }) => refreshCartTotals());
  },
};
