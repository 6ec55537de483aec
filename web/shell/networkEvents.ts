import { t } from 'i18next';
import { translationsReady } from '../i18n/startTranslations.ts';
import type { GatewayError, NetworkEvents } from '../relay/NetworkEvents.ts';
import { notify } from '../ui/notify.ts';
import { goTo } from './goTo.ts';
import { endSession } from './session/endSession.ts';
import { isVisitorPath } from './visitorPaths.ts';
import { outdated } from './outdated.ts';

/** The client's version number (API-05). */
export const clientVersion = '1002';

/**
 * The one place that says what a failed request means to the user: 401 logs out except on the pages for visitors
 * (AUTH-17), 403, 400 and 5xx are notified, 404 leads to `/not-found` (ERR-01, ERR-06 to ERR-08). Also watches the version
 * of the answers (SHELL-37, GAP-10).
 */
export const networkEvents: NetworkEvents = {
  version(version) {
    if (version !== null && version !== clientVersion) outdated.set();
  },

  errors(errors, quiet) {
    const codes = new Set(errors.map(({ code }) => code));
    if (codes.has('UNAUTHENTICATED')) {
      if (!isVisitorPath(location.pathname)) void endSession();
      return;
    }
    if (codes.has('NOT_FOUND')) return goTo('/not-found');
    // The first requests are under way before the texts are here.
    if (!quiet) void translationsReady().then(() => notifyErrors(errors));
  },
};

function notifyErrors(errors: readonly GatewayError[]): void {
  const notices = errors.flatMap(noticesOf);
  // Several fields of one answer can fail for the same reason.
  const distinct = new Map(notices.map((notice) => [`${notice.title}\n${notice.body}`, notice]));
  distinct.forEach((notice) => notify({ intent: 'error', ...notice }));
}

function noticesOf({
  code,
  messages,
  requestId,
}: GatewayError): { title: string; body: string; details?: string }[] {
  const details = requestId === null ? {} : { details: requestId };
  const generic = (key: string) => [{ title: t('ERROR'), body: t(key), ...details }];
  switch (code) {
    case 'FORBIDDEN':
      return [{ title: t('ERROR.FORBIDDEN.TITLE'), body: t('ERROR.FORBIDDEN.TEXT') }];
    case 'BAD_REQUEST':
    case 'CONFIRMATION_REQUIRED':
      return messages.length
        ? messages.map((body) => ({ title: t('ERROR'), body }))
        : generic('ERROR.BAD_REQUEST');
    case 'UPSTREAM_TIMEOUT':
      return generic('ERROR.TIMEOUT');
    case 'UPSTREAM_UNAVAILABLE':
      return generic('ERROR.UNAVAILABLE');
    case 'WRITES_UNAVAILABLE':
      return generic('ERROR.WRITES_UNAVAILABLE');
    case 'OFFLINE':
      return generic('ERROR.OFFLINE');
    default:
      return generic('ERROR.SERVER');
  }
}
