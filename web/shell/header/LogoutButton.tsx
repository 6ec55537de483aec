import { Button } from '@fluentui/react-components';
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { logOut } from '../session/endSession.ts';

type Props = {
  /** It is the one thing to do on the screen. */
  isPrimary?: boolean;
};

/** Logs out and goes to the login page (AUTH-16, SHELL-24). */
export function LogoutButton({ isPrimary = false }: Props): ReactElement {
  const { t } = useTranslation();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Button
      appearance={isPrimary ? 'primary' : 'subtle'}
      icon={<SignOut20Regular />}
      disabledFocusable={isLeaving}
      onClick={() => {
        setIsLeaving(true);
        void logOut();
      }}
    >
      {t('HEADER.LOGOUT')}
    </Button>
  );
}
