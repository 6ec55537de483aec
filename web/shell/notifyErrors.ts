import { t } from 'i18next';
import type { GatewayError } from '../relay/NetworkEvents.ts';
import { notify, type Notification } from '../ui/notices/notify.ts';
import { reportUrl } from '../ui/report/reportUrl.ts';
import { isVisitorPath } from './visitorPaths.ts';

/**
 * Shows what failed requests mean for the user, each reason once (ERR-01, ERR-06, ERR-08).
 *
 * @param about the intent of a write, whose answer withdraws it
 */
export function notifyErrors(errors: readonly GatewayError[], about?: string): void {
  const notices = errors.flatMap(noticesOf);
  // Several fields of one answer can fail for the same reason.
  const distinct = new Map(notices.map((notice) => [`${notice.title}\n${notice.body}`, notice]));
  distinct.forEach((notice) => notify({ intent: 'error', ...notice, about }));
}

/** The same as texts, for a place on the page. */
export const textsOf = (error: GatewayError): string[] => noticesOf(error).map(({ body }) => body);

function noticesOf({
  code,
  messages,
  requestId,
}: GatewayError): (Pick<Notification, 'title' | 'details' | 'links' | 'timeout'> & { body: string })[] {
  const details = requestId === null ? {} : { details: requestId };
  const generic = (key: string) => {
    const body = t(key);
    // Without a request id the gateway was not reached: a report would not reach it either.
    const links =
      requestId === null || isVisitorPath(location.pathname)
        ? {}
        : { links: [{ label: t('REPORT_PROBLEM'), to: reportUrl({ message: body, request: requestId }) }] };
    return [{ title: t('ERROR'), body, ...details, ...links }];
  };
  switch (code) {
    case 'FORBIDDEN':
      return [{ title: t('ERROR.FORBIDDEN.TITLE'), body: t('ERROR.FORBIDDEN.TEXT') }];
    case 'NOT_FOUND':
      return [{ title: t('ERROR'), body: t('NOT_FOUND.TEXT'), ...details }];
    case 'BAD_REQUEST':
    case 'TOO_LARGE':
    case 'CONFIRMATION_REQUIRED':
    case 'TOO_MANY_REQUESTS':
      return messages.length
        ? messages.map((body) => ({ title: t('ERROR'), body }))
        : generic('ERROR.BAD_REQUEST');
    case 'OUTCOME_UNKNOWN': {
      const body = `${t('OUTCOME_UNKNOWN.TEXT')} ${t('OUTCOME_UNKNOWN.CHECK.PAGE')}`;
      // As for the gateway's own answer that says so: it stays until the user has read it.
      return [{ title: t('OUTCOME_UNKNOWN.TITLE'), body, ...details, timeout: null }];
    }
    case 'UPSTREAM_TIMEOUT':
      return generic('ERROR.TIMEOUT');
    case 'UPSTREAM_UNAVAILABLE':
      return generic('ERROR.UNAVAILABLE');
    case 'TOO_MANY_KEYS':
    case 'WRITES_UNAVAILABLE':
      return generic('ERROR.WRITES_UNAVAILABLE');
    case 'OFFLINE':
      return generic('ERROR.OFFLINE');
    default:
      return generic('ERROR.SERVER');
  }
}
