import { t } from 'i18next';
import { confirm } from '../ui/dialogs/confirm.ts';
import type { Problem } from './Problem.ts';

/** Asks the user whether a write that the server wants confirmed is to be repeated with `force` (ERR-03 to ERR-05). */
export function askToContinue({ message, messages }: Problem): Promise<boolean> {
  return confirm({
    title: t('WARNING'),
    message: `${messages?.[0] ?? message} ${t('CONFIRM.CONTINUE')}`,
    confirmLabel: t('OK'),
  });
}
