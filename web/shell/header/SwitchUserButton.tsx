import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import { useSession } from '../session/useSession.ts';

const [SwitchUserDialog] = lazyDialog(async () => (await import('./SwitchUserDialog.tsx')).SwitchUserDialog);

const useStyles = makeStyles({
  button: { minInlineSize: 0, padding: tokens.spacingHorizontalXXS },
  initials: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '28px',
    blockSize: '28px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    backgroundColor: tokens.colorNeutralBackground5,
    color: tokens.colorNeutralForeground1,
  },
  impersonating: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
  },
});

/** The user's initials, red while impersonating; opens the choice of another user (AUTH-45 to AUTH-48). */
export function SwitchUserButton(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { user, originalUser } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const isImpersonating = originalUser != null;

  const label = t(isImpersonating ? 'SWITCH_USER.ACTING' : 'SWITCH_USER.OPEN', { user: user?.email ?? '' });
  const initials =
    `${user?.firstName?.charAt(0) ?? ''}${user?.lastName?.charAt(0) ?? ''}`.toUpperCase() || '?';
  return (
    <>
      <Button
        appearance="subtle"
        className={styles.button}
        // The visible text is part of the name, for users of speech control.
        aria-label={`${initials}: ${label}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <span
          className={mergeClasses(styles.initials, isImpersonating && styles.impersonating)}
          title={t('SWITCH_USER.TITLE')}
          aria-hidden
        >
          {initials}
        </span>
      </Button>
      <SwitchUserDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
