import { makeStyles } from '@fluentui/react-components';
import { Suspense, type ReactElement } from 'react';
import { Outlet } from 'react-router-dom';
import { NavigationProgress } from './NavigationProgress.tsx';
import { OutdatedBanner } from './OutdatedBanner.tsx';

const useStyles = makeStyles({ main: { minBlockSize: '100%' } });

/** The frame of the pages for visitors: nothing but the page. */
export function BareFrame(): ReactElement {
  const styles = useStyles();
  return (
    <>
      <NavigationProgress />
      <OutdatedBanner />
      <main className={styles.main} id="main">
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </>
  );
}
