import { t } from 'i18next';
import { goTo } from '../ui/goTo.ts';
import { notify } from '../ui/notify.ts';
import type { FieldError } from './placeFieldErrors.ts';
import type { Problem } from './Problem.ts';

/**
 * Shows what a write's problem means for the user: each message as its own error notification (ERR-01), forbidden
 * (ERR-06), not found (ERR-07), an unknown outcome with where to look, too many
 * attempts with how long to wait, field errors that found no field by their message.
 */
export function showProblem(problem: Problem, homeless: readonly FieldError[] = []): void {
  switch (problem.__typename) {
    case 'Forbidden':
      return notify({
        intent: 'error',
        title: t('ERROR.FORBIDDEN.TITLE'),
        body: problem.message || t('ERROR.FORBIDDEN.TEXT'),
      });
    case 'OutcomeUnknown':
      return notify({
        intent: 'warning',
        title: t('OUTCOME_UNKNOWN.TITLE'),
        body: `${t('OUTCOME_UNKNOWN.TEXT')} ${t(`OUTCOME_UNKNOWN.CHECK.${problem.check ?? 'PAGE'}`)}`,
        // It asks for a look somewhere else: it stays until the user has read it.
        timeout: null,
      });
    case 'TooManyAttempts':
      return notify({
        intent: 'error',
        title: t('ERROR'),
        body: t('ERROR.TOO_MANY_ATTEMPTS', { minutes: Math.ceil((problem.retryAfter ?? 60) / 60) }),
      });
    case 'NotFound':
      return goTo('/not-found');
    case 'InvalidInput':
      return homeless.forEach(({ message }) => notify({ intent: 'error', title: t('ERROR'), body: message }));
    default:
      return (problem.messages?.length ? problem.messages : [problem.message]).forEach((body) =>
        notify({ intent: 'error', title: t('ERROR'), body }),
      );
  }
}
