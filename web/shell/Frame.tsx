import { makeStyles, tokens } from '@fluentui/react-components';
import { lazy, memo, Suspense, use, useLayoutEffect, useState, type ReactElement } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { completeTexts } from '../i18n/startTranslations.ts';
import { DownloadsSlot } from './downloads/DownloadsSlot.tsx';
import { BackgroundContext } from './BackgroundContext.ts';
import { Footer } from './Footer.tsx';
import { Header } from './header/Header.tsx';
import { Navigation } from './navigation/Navigation.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { noticesId } from './noticesId.ts';
import { OutdatedBanner } from './OutdatedBanner.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { thumbBarId } from '../ui/page/thumbBarId.ts';
import { useAccountInUse } from './session/useAccountInUse.ts';
import { usePolledAttentions } from './session/useAttentions.ts';
import { useSayLogin } from './session/useSayLogin.ts';
import { useSession } from './session/useSession.ts';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';
import { SkipLink } from './SkipLink.tsx';

// Few users ever act as somebody else.
const ActingBar = lazy(async () => {
  const [loaded] = await Promise.all([import('./header/ActingBar.tsx'), completeTexts()]);
  return { default: loaded.ActingBar };
});
const UnreadableAccountBar = lazy(async () => {
  const [loaded] = await Promise.all([import('./header/UnreadableAccountBar.tsx'), completeTexts()]);
  return { default: loaded.UnreadableAccountBar };
});
const OtherAccountDialog = lazy(async () => {
  const [loaded] = await Promise.all([import('./OtherAccountDialog.tsx'), completeTexts()]);
  return { default: loaded.OtherAccountDialog };
});

const useStyles = makeStyles({
  frame: { display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' },
  body: { display: 'flex', flex: '1 1 auto', minInlineSize: 0 },
  side: {
    // Wider where a language has longer names.
    flex: '0 0 auto',
    minInlineSize: '220px',
    boxSizing: 'border-box',
    borderInlineEndWidth: '1px',
    borderInlineEndStyle: 'solid',
    borderInlineEndColor: tokens.colorNeutralStroke2,
    backgroundColor: tokens.colorNeutralBackground2,
    '@media (max-width: 1023.98px)': { flexBasis: '52px', minInlineSize: 0 },
    '@media (max-width: 639.98px)': { display: 'none' },
  },
  column: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    minInlineSize: 0,
    // Below the shape of a page it would stand on the screen, and be pushed off it by the page.
    ':has(.fui-Skeleton) > footer': { visibility: 'hidden' },
  },
  main: {
    // Where heads of tables stay.
    '--header-height': '48px',
    flex: '1 1 auto',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalS} 24px ${tokens.spacingVerticalL}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    '@media (max-width: 639.98px)': { paddingInline: '16px' },
  },
  contents: { display: 'contents' },
});

/**
 * The frame of every page behind login: header, navigation, the page, footer. Memoised: what stands around a page does
 * not render again with its rows.
 */
export const Frame = memo(function Frame(): ReactElement {
  const styles = useStyles();
  usePolledAttentions();
  const { user, originalUser } = useSession();
  const isActing = originalUser != null;
  const isKnown = user?.dbId != null || user?.email != null;
  const account = useAccountInUse();
  useSayLogin();
  const [hasBeenOther, setHasBeenOther] = useState(false);
  if (account !== 'own' && !hasBeenOther) setHasBeenOther(true);
  return (
    <div className={styles.frame}>
      <SkipLink />
      <NavigationProgress />
      <OutdatedBanner />
      <Header />
      {isActing ? (
        <Suspense>
          <ActingBar />
        </Suspense>
      ) : null}
      {isKnown ? null : (
        <Suspense>
          <UnreadableAccountBar />
        </Suspense>
      )}
      <div className={styles.body}>
        <div className={styles.side}>
          <Navigation />
        </div>
        <div className={styles.column}>
          <div id={noticesId} />
          <main className={styles.main} id="main" tabIndex={-1} data-printed>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
            {/* What is in it stays at the end of the window as a part of the page would. */}
            <div id={thumbBarId} className={styles.contents} data-screen-only />
          </main>
          <DownloadsSlot />
          <Footer />
        </div>
      </div>
      <Shortcuts />
      {hasBeenOther ? (
        <Suspense>
          <OtherAccountDialog account={account} />
        </Suspense>
      ) : null}
      {use(BackgroundContext)}
      <PageHeight />
      <ScrollRestoration />
    </div>
  );
});

/** The page body is as high as its content on `/catalog`, as high as the window elsewhere (SHELL-08). */
function PageHeight(): null {
  const { pathname } = useLocation();
  // Before the first paint, which has the gutter of the scroll bar with it.
  useLayoutEffect(() => {
    document.documentElement.dataset['pageHeight'] = pathname === '/catalog' ? 'auto' : 'full';
  }, [pathname]);
  return null;
}
