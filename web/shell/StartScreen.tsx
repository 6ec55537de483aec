import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  screen: {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '100dvh',
  },
  // Fluent's Spinner would add 2 KB to each first page.
  ring: {
    inlineSize: '40px',
    blockSize: '40px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusCircular,
    border: `3px solid ${tokens.colorBrandStroke2}`,
    borderBlockStartColor: tokens.colorBrandStroke1,
    animationName: { to: { transform: 'rotate(360deg)' } },
    animationDuration: '1.5s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '6s' },
  },
});

/** Shows after a while until the texts and the session are there (SHELL-29). It has no words: they are what is being loaded. */
export function StartScreen(): ReactElement {
  const styles = useStyles();
  return (
    <div className={styles.screen} role="status" aria-busy="true">
      <div className={styles.ring} />
    </div>
  );
}
