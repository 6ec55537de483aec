import { Link, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PopoverPanel } from '../../ui/PopoverPanel.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { shortcutListOpen } from '../shortcuts/shortcutListOpen.ts';
import { AccountNames } from './AccountNames.tsx';
import { LogoutButton } from './LogoutButton.tsx';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalM,
    maxInlineSize: 'min(320px, calc(100vw - 32px))',
  },
});

type Props = { opener: HTMLElement; isOpen: boolean; onClose: () => void };

/** What the account menu holds: user, business, their profile and log-out (AUTH-16, SHELL-24, DAY-62). */
export function AccountPanel({ opener, isOpen, onClose }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <PopoverPanel
      opener={opener}
      isOpen={isOpen}
      onClose={onClose}
      label={t('HEADER.ACCOUNT')}
      align="end"
      className={styles.panel}
      isInline
    >
      <AccountNames />
      <TextLink to="/my-profile" onClick={onClose}>
        {t('NAVIGATION.PROFILE')}
      </TextLink>
      {/* The one way to the switch for single letters that needs none of them (WCAG 2.1.4). */}
      <Link
        as="button"
        onClick={() => {
          onClose();
          shortcutListOpen.set(true);
        }}
      >
        {t('SHORTCUTS.TITLE')}
      </Link>
      <LogoutButton hasLabel />
    </PopoverPanel>
  );
}
