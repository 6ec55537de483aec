import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { confirm } from '../confirm.ts';

/**
 * Asks before a page is left on which something was typed that has not been sent.
 *
 * @param hasChanges called on every attempt to leave
 */
export function useLeaveQuestion(hasChanges: () => boolean): void {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasChanges(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: t('FORM.LEAVE'),
      message: t('FORM.LEAVE.QUESTION'),
      confirmLabel: t('FORM.LEAVE.CONFIRM'),
      cancelLabel: t('FORM.LEAVE.STAY'),
    }).then((isSure) => (isSure ? blocker.proceed() : blocker.reset()));
  }, [blocker, t]);
  useBeforeUnload((event) => {
    if (hasChanges()) event.preventDefault();
  });
}
