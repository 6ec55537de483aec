import { Link, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PopoverPanel } from '../../ui/dialogs/PopoverPanel.tsx';
import { shortcutListOpen } from '../shortcuts/shortcutListOpen.ts';
import { AccountNames } from './AccountNames.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { ProfileLinks } from './ProfileLinks.tsx';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: '200px',
    maxInlineSize: 'min(320px, calc(100vw - 32px))',
  },
  rows: {
    display: 'flex',
    flexDirection: 'column',
    // Their texts stand below the names, their backgrounds around them.
    marginInline: `calc(-1 * ${tokens.spacingHorizontalS})`,
    marginBlockStart: tokens.spacingVerticalS,
    // One has an icon, where it stands alone: here its text stands below the others.
    '& .fui-Button__icon': { display: 'none' },
    '& > *': {
      boxSizing: 'border-box',
      justifyContent: 'flex-start',
      inlineSize: '100%',
      minBlockSize: '32px',
      padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalS}`,
      color: tokens.colorNeutralForeground1,
      fontWeight: tokens.fontWeightRegular,
      textAlign: 'start',
      textDecorationLine: 'none',
      ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, textDecorationLine: 'none' },
      '@media (pointer: coarse)': { minBlockSize: '44px' },
    },
  },
});

type Props = { opener: HTMLElement; isOpen: boolean; onClose: () => void };

/** The account menu: user, business, links to the profile and its addresses, and log-out (AUTH-16, SHELL-24, DAY-62). */
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
      <div className={styles.rows}>
        <ProfileLinks onClick={onClose} />
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
        <LogoutButton />
      </div>
    </PopoverPanel>
  );
}
