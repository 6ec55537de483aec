import { t } from 'i18next';
import { goTo } from '../shell/goTo.ts';
import { notify } from '../ui/notify.ts';
import type { FieldError } from './placeFieldErrors.ts';
import type { Problem } from './Problem.ts';

/**
 * Shows what a write's problem means for the user: each message as its own error notification (ERR-01), forbidden
 * (ERR-06), not found (ERR-07), field errors that found no field by their message.
 */
export function showProblem(problem: Problem, homeless: readonly FieldError[] = []): void {
  switch (problem.__typename) {
    case 'Forbidden':
      return notify({
        intent: 'error',
        title: t('ERROR.FORBIDDEN.TITLE'),
        body: problem.message || t('ERROR.FORBIDDEN.TEXT'),
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
