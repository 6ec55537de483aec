import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { downloadsHeight } from '../page/coveredEnd.ts';
import { fade, fadeEnd } from '../fadeEnd.ts';

/** Pixels of the column that stays at the end of the table. */
const pinnedWidth = '--pinned-width';

const useStyles = makeStyles({
  area: { position: 'relative' },
  scrolling: { overflow: 'auto' },
  // Heads and sums stay at its own ends, no longer below the header of the page and above its downloads.
  // What gets the focus is scrolled clear of them, also of heads with two lines.
  ownHead: { '--header-height': '0px', [downloadsHeight]: '0px', scrollPaddingBlockStart: '64px' },
  wide: {
    display: 'flex',
    '& > table': { flexShrink: 0 },
    ...fadeEnd('0px', `var(${pinnedWidth}, 0px)`),
    '& th[data-pinned]': { insetInlineEnd: 0 },
    '& td[data-pinned]': {
      position: 'sticky',
      insetInlineEnd: 0,
      zIndex: 1,
      backgroundColor: 'inherit',
    },
    // They are in sight: what gets the focus in them must not scroll the table.
    '& [data-pinned] *': { scrollMarginInlineEnd: `calc(-1 * (${fade} + var(${pinnedWidth}, 0px)))` },
  },
  stale: { opacity: 0.6, transitionProperty: 'opacity', transitionDuration: tokens.durationNormal },
  // A focused control shows above the totals.
  withFooter: { scrollPaddingBlockEnd: '112px' },
});

/** The window without header, pager and footer, so that the head is in view at the end of the page too. */
const heightInWindow = 'max(240px, 100dvh - 192px)';

type Props = {
  /** Set to the area's element. */
  area: RefObject<HTMLDivElement | null>;
  label: string;
  /** Highest block size, any CSS length; the area then scrolls. */
  maxBlockSize: string | undefined;
  /** Old content stays, dimmed, while new is under way. */
  isStale: boolean;
  isBusy: boolean;
  /** Whether totals stay at its end while the rows scroll. */
  hasFixedFooter: boolean;
  /** The table. */
  children: ReactNode;
};

/**
 * What stands around a table. A table that fits scrolls with the page, under its head; one that is wider scrolls in an
 * area no higher than the window, so that its head and the bar that scrolls it sideways stay in reach (DAY-80).
 */
export function TableArea(props: Props): ReactElement {
  const { area, label, maxBlockSize, isStale, isBusy, hasFixedFooter, children } = props;
  const styles = useStyles();
  // Until it has been measured it scrolls sideways, so that a wide table does not widen the page, and is as high as the
  // table: going back restores the scroll of the page in the same moment.
  const [isWide, setIsWide] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const element = area.current;
    const table = element?.firstElementChild;
    if (!element || !table) return;
    const measure = () => {
      const isWider = table.clientWidth > element.clientWidth;
      setIsWide(isWider);
      // A new value changes the style of every element in the table.
      if (!isWider) return;
      const column = table.querySelector<HTMLElement>('th[data-pinned]');
      element.style.setProperty(pinnedWidth, `${String(column?.offsetWidth ?? 0)}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, [area]);
  const isScrolling = isWide !== false || maxBlockSize !== undefined;
  const highest = maxBlockSize ?? (isWide ? heightInWindow : undefined);
  return (
    <div
      ref={area}
      className={mergeClasses(
        styles.area,
        isScrolling && styles.scrolling,
        isWide === true && styles.wide,
        // Not before it has been measured: taking it away changes the style of every element in the table.
        (isWide || maxBlockSize !== undefined) && styles.ownHead,
        hasFixedFooter && styles.withFooter,
        isStale && styles.stale,
      )}
      style={highest === undefined ? undefined : { maxBlockSize: highest }}
      role="region"
      aria-label={label}
      aria-busy={isBusy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what scrolls
      tabIndex={isScrolling ? 0 : undefined}
    >
      {children}
    </div>
  );
}
