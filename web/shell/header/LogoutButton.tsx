import { Button } from '@fluentui/react-components';
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { logOut } from '../session/endSession.ts';

type Props = {
  hasLabel?: boolean;
  /** It is the one thing to do on the screen. */
  isPrimary?: boolean;
};

/** Logs out and goes to the login page (AUTH-16, SHELL-24). */
export function LogoutButton({ hasLabel = false, isPrimary = false }: Props): ReactElement {
  const { t } = useTranslation();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Button
      appearance={isPrimary ? 'primary' : 'subtle'}
      icon={<SignOut20Regular />}
      title={t('HEADER.LOGOUT')}
      aria-label={hasLabel ? undefined : t('HEADER.LOGOUT')}
      disabledFocusable={isLeaving}
      onClick={() => {
        setIsLeaving(true);
        void logOut();
      }}
    >
      {hasLabel ? t('HEADER.LOGOUT') : null}
    </Button>
  );
}
