import { makeStyles, tokens } from '@fluentui/react-components';
import { use, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { MobileMenu } from '../navigation/MobileMenu.tsx';
import { ThemeButton } from '../theme/ThemeButton.tsx';
import { AccessSelector } from './AccessSelector.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { CartContext } from './CartContext.ts';
import { CurrencySelector } from './CurrencySelector.tsx';
import { HeaderAreas } from './HeaderAreas.tsx';
import { LanguageSelector } from './LanguageSelector.tsx';
import { Logo } from './Logo.tsx';
import { SearchContext } from './SearchContext.ts';
import { SwitchUser } from './SwitchUser.tsx';

const useStyles = makeStyles({
  header: {
    position: 'sticky',
    insetBlockStart: 0,
    // In a low window, as at 400 %, it would leave no room for the page.
    '@media (max-height: 399.98px)': { position: 'static' },
    zIndex: 10,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    minBlockSize: '48px',
    paddingInline: '16px',
    // The logo gives way to the four targets next to it.
    '@media (max-width: 639.98px)': { gap: tokens.spacingHorizontalXS, paddingInline: '4px 8px' },
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
  },
  end: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginInlineStart: 'auto',
    // Where the search is a button, nothing else gives way to texts that are set wider.
    '@media (max-width: 899.98px)': { flexWrap: 'wrap', justifyContent: 'flex-end' },
    '@media (max-width: 639.98px)': { flexShrink: 0, columnGap: 0, maxInlineSize: 'calc(100% - 120px)' },
  },
});

/**
 * Logo, search, selectors, cart and the user, on every page behind login (SHELL-14 to SHELL-16, SHELL-22 to SHELL-25).
 */
export function Header(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const search = use(SearchContext);
  const cart = use(CartContext);
  return (
    <header className={styles.header}>
      {isPhone ? <MobileMenu /> : null}
      <Logo />
      {isPhone ? null : search}
      <div className={styles.end}>
        {isPhone ? null : (
          <>
            <AccessSelector />
            <CurrencySelector />
            <LanguageSelector />
          </>
        )}
        {isPhone ? search : null}
        {isPhone ? null : <ThemeButton t={t} />}
        <HeaderAreas />
        {cart}
        <SwitchUser />
        {isPhone ? null : <AccountMenu />}
      </div>
    </header>
  );
}
