import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { aboveDownloads, useCoveredEnd } from './coveredEnd.ts';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    insetBlockEnd: aboveDownloads,
    zIndex: 4,
    paddingBlock: tokens.spacingVerticalS,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBlockStartWidth: tokens.strokeWidthThin,
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    // In a low window, as at 400 %, it would leave no room for the page.
    '@media (max-height: 399.98px)': { position: 'static' },
  },
});

/** A bar at the end of what scrolls; it stays in sight, and toasts and the focus stay above it. */
export function BottomBar({
  className,
  children,
}: {
  className?: string;
  children: ReactNode;
}): ReactElement {
  const styles = useStyles();
  return (
    <div ref={useCoveredEnd()} className={mergeClasses(styles.bar, className)}>
      {children}
    </div>
  );
}
