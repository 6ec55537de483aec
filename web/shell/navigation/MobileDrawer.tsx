import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  tokens,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnToPage } from '../../ui/dialogs/useReturnToPage.ts';
import { AccessSelector } from '../header/AccessSelector.tsx';
import { CurrencySelector } from '../header/CurrencySelector.tsx';
import { LanguageSelector } from '../header/LanguageSelector.tsx';
import { AccountNames } from '../header/AccountNames.tsx';
import { LogoutButton } from '../header/LogoutButton.tsx';
import { ProfileLinks } from '../header/ProfileLinks.tsx';
import { ThemeButton } from '../theme/ThemeButton.tsx';
import { Navigation } from './Navigation.tsx';

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  end: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    marginBlock: 'auto 16px',
  },
  buttons: { display: 'flex', justifyContent: 'space-between' },
});

type Props = { isOpen: boolean; onClose: () => void };

/**
 * The menu of a phone: selectors, navigation and logout (SHELL-26). It stays in the tree while it is closed.
 */
export function MobileDrawer({ isOpen, onClose }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  useReturnToPage(isOpen);
  return (
    <OverlayDrawer
      open={isOpen}
      size="small"
      onOpenChange={(_, { open }) => {
        if (!open) onClose();
      }}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              icon={<Dismiss20Regular />}
              aria-label={t('CLOSE')}
              onClick={onClose}
            />
          }
        >
          {t('HEADER.MENU')}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <Navigation isWide />
        <AccessSelector />
        <CurrencySelector />
        <LanguageSelector />
        <div className={styles.end}>
          <AccountNames />
          <ProfileLinks />
          <div className={styles.buttons}>
            <LogoutButton />
            <ThemeButton t={t} />
          </div>
        </div>
      </DrawerBody>
    </OverlayDrawer>
  );
}
