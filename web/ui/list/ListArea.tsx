import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { liveListAttribute } from '../live/isHandOn.ts';
import { usePendingSearch } from '../pendingLocation.ts';

const useStyles = makeStyles({
  // Only after a while: for a quick answer it would be a flash. By the style alone, as a new state would make React begin
  // again with rows that it is rendering.
  stale: {
    animationName: { to: { opacity: 0.6 } },
    animationDelay: '300ms',
    animationDuration: '1ms',
    animationFillMode: 'forwards',
  },
});

/** The rows of a list: busy from a press on its controls until the rows that were asked for are there. */
export function ListArea({ children }: { children: ReactNode }): ReactElement {
  const styles = useStyles();
  const isBusy = usePendingSearch() !== null;
  return (
    <div
      {...{ [liveListAttribute]: true }}
      className={mergeClasses(isBusy && styles.stale)}
      aria-busy={isBusy}
    >
      {children}
    </div>
  );
}
