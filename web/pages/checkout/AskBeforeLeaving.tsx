import { useTranslation } from 'react-i18next';
import { useLeaveQuestion } from '../../ui/form/useLeaveQuestion.ts';

/** Lives as long as several orders are completed: on another page the rest would wait, and no message would say so (DAY-65). */
export function AskBeforeLeaving(): null {
  const { t } = useTranslation();
  useLeaveQuestion(() => true, {
    title: t('CHECKOUT.ALL.LEAVE'),
    message: t('CHECKOUT.ALL.LEAVE.QUESTION'),
    confirmLabel: t('CHECKOUT.ALL.LEAVE.CONFIRM'),
    cancelLabel: t('CHECKOUT.ALL.LEAVE.STAY'),
  });
  return null;
}
