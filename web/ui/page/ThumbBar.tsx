import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { BottomBar } from './BottomBar.tsx';
import { thumbBarId } from './thumbBarId.ts';
import { useIsPhone } from '../useIsPhone.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    marginBlockStart: tokens.spacingVerticalM,
    '& > *': { flexGrow: 1 },
  },
});

/** The main commands of a page: in its head, on a phone at the end of the window. */
export function ThumbBar({ children }: { children: ReactNode }): ReactElement | null {
  const styles = useStyles();
  const isPhone = useIsPhone();
  const [place, setPlace] = useState<Element | null>(null);
  // oxlint-disable-next-line react/set-state-in-effect -- the place belongs to the frame, which is in the document only after the first render
  useEffect(() => setPlace(document.getElementById(thumbBarId)), []);
  if (!isPhone) return <>{children}</>;
  return place ? createPortal(<BottomBar className={styles.bar}>{children}</BottomBar>, place) : null;
}
