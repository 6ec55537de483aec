import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { liveListAttribute } from '../live/isHandOn.ts';
import { usePendingSearch } from '../links/pendingLocation.ts';

const useStyles = makeStyles({
  area: { position: 'relative' },
  // Only after a while: for a quick answer it would be a flash. By the style alone, as a new state would make React begin
  // again with rows that it is rendering. A veil and not the opacity of the rows: those would all be painted again, before
  // the press is answered.
  stale: {
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      // Above the heads of columns, below the header of the page.
      zIndex: 1,
      pointerEvents: 'none',
      backgroundColor: tokens.colorNeutralBackground1,
      opacity: 0,
      animationName: { to: { opacity: 0.4 } },
      animationDelay: '300ms',
      animationDuration: '1ms',
      animationFillMode: 'forwards',
    },
  },
});

/** The rows of a list: busy from a press on its controls until the rows that were asked for are there. */
export function ListArea({ children }: { children: ReactNode }): ReactElement {
  const styles = useStyles();
  const isBusy = usePendingSearch() !== null;
  return (
    <div
      {...{ [liveListAttribute]: true }}
      className={mergeClasses(styles.area, isBusy && styles.stale)}
      aria-busy={isBusy}
    >
      {children}
    </div>
  );
}
