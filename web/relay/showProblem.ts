import { t } from 'i18next';
import { readAgain } from '../ui/links/goTo.ts';
import { notify } from '../ui/notices/notify.ts';
import { describeUnknown, type Doubt } from './describeUnknown.ts';
import { lastAction } from './lastAction.ts';
import type { FieldError } from './placeFieldErrors.ts';
import type { Problem } from './Problem.ts';

/**
 * Shows the problem of a write to the user: each message as its own error notification (ERR-01), forbidden (ERR-06), not
 * found (GAP-179), an unknown outcome, such as after a 500 (ERR-08), with what may be its result and where to look, too many
 * attempts with how long to wait, and the messages of field errors that match no field.
 */
export function showProblem(problem: Problem, unmatched: readonly FieldError[] = []): void {
  switch (problem.__typename) {
    case 'Forbidden':
      return notify({
        intent: 'error',
        title: t('ERROR.FORBIDDEN.TITLE'),
        body: problem.message || t('ERROR.FORBIDDEN.TEXT'),
      });
    case 'OutcomeUnknown':
      return showUnknown(problem);
    case 'TooManyAttempts':
      return notify({
        intent: 'error',
        title: t('ERROR'),
        body: t('ERROR.TOO_MANY_ATTEMPTS', { minutes: Math.ceil((problem.retryAfter ?? 60) / 60) }),
      });
    case 'OtherAccount':
      // The page covers itself and says so.
      return;
    case 'NotFound':
      notify({ intent: 'error', title: t('ERROR'), body: t('ERROR.GONE') });
      // Another window may have removed it. Where the page itself is about it, this leads to the 404 page (ERR-07).
      return readAgain();
    case 'InvalidInput':
      return unmatched.forEach(({ message }) =>
        notify({ intent: 'error', title: t('ERROR'), body: message }),
      );
    default:
      (problem.messages?.length ? problem.messages : [problem.message]).forEach((body) =>
        notify({ intent: 'error', title: t('ERROR'), body }),
      );
      // Another window may have changed what the screen shows.
      if (problem.__typename === 'Rejected') readAgain();
  }
}

/**
 * Shows that it is not known whether a write was done (ERR-08).
 *
 * @param subject the write in words, before the text
 * @param about name with which the caller withdraws the notification
 */
export function showUnknown(doubt: Doubt, subject?: string, about?: string): void {
  const { body, links } = describeUnknown(doubt);
  notify({
    intent: 'error',
    title: t('OUTCOME_UNKNOWN.TITLE'),
    body: subject === undefined ? body : `${subject}. ${body}`,
    links,
    details: lastAction()?.requestId,
    // It asks for a look somewhere else: it stays until the user has read it.
    timeout: null,
    about,
  });
}
