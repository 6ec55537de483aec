import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useRevalidator } from 'react-router-dom';
import { usePendingLocation } from '../ui/links/pendingLocation.ts';

const useStyles = makeStyles({
  bar: {
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: '2px',
    zIndex: 1000,
    overflow: 'hidden',
    // A quick navigation shows no bar at all.
    opacity: 0,
    animationName: { to: { opacity: 1 } },
    animationDelay: '150ms',
    animationDuration: '100ms',
    animationFillMode: 'forwards',
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      inlineSize: '40%',
      backgroundColor: tokens.colorBrandBackground,
      // A transform: anything else would be laid out and painted again with each frame, between the rows that are rendered.
      animationName: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
      animationDuration: '1.2s',
      animationIterationCount: 'infinite',
    },
  },
});

/** A thin bar on top while the next screen loads and the old one stays. */
export function NavigationProgress(): ReactElement | null {
  const styles = useStyles();
  const pending = usePendingLocation();
  const revalidator = useRevalidator();
  return pending !== null || revalidator.state !== 'idle' ? <div className={styles.bar} aria-hidden /> : null;
}
