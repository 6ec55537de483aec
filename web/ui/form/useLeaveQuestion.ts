import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload, useBlocker, useNavigate } from 'react-router-dom';
import { confirm, type Question } from '../dialogs/confirm.ts';

/**
 * Asks before a page is left on which something was typed that has not been sent.
 *
 * @param hasChanges called on every attempt to leave
 * @param question where something else would be lost
 */
export function useLeaveQuestion(hasChanges: () => boolean, question?: Question): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const ask = useEffectEvent(() =>
    confirm(
      question ?? {
        title: t('FORM.LEAVE'),
        message: t('FORM.LEAVE.QUESTION'),
        confirmLabel: t('FORM.LEAVE.CONFIRM'),
        cancelLabel: t('FORM.LEAVE.STAY'),
      },
    ),
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasChanges(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isOver = false;
    void ask().then((isSure) => {
      // What would have been lost may be done by now, and with it the blocker has gone.
      if (isOver) return isSure ? void navigate(blocker.location) : undefined;
      if (isSure) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      isOver = true;
    };
  }, [blocker, navigate]);
  useBeforeUnload((event) => {
    if (hasChanges()) event.preventDefault();
  });
}
