import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useReducer, type RefObject } from 'react';
import { fewRows } from './fewRows.ts';
import { useIsPrinted } from './useIsPrinted.ts';

/** A row that is in the page, or the pixels of rows that are not. */
export type RowOrSpace = { index: number } | { space: number; key: string };

/** What of a long table is in the page. */
export type RowsInView = {
  parts: readonly RowOrSpace[];
  scrollTo: (index: number) => void;
  measure: Measure;
};

/** Ref of every row, where rows differ in height: measures it, by its `data-index`. */
export type Measure = ((row: Element | null) => void) | undefined;

type Options = {
  /** Pixels of a usual row. */
  rowHeight: number;
  /** Pixels of what stays in view above the rows, within the scrolling area; none when left out. */
  head?: number;
  /** Indices of rows that stay in the page while one works in them, -1 for none. */
  kept: readonly number[];
};

/** Windows the rows of a scrolling area, when there are many. `ids` stays the same list while the rows do. */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  ids: readonly string[],
  { rowHeight, head = 0, kept }: Options,
): RowsInView {
  const count = ids.length;
  // A sheet has no view to scroll: it has all rows.
  const isPrinted = useIsPrinted();
  const isLong = count > fewRows && !isPrinted;
  const keptKey = kept.join();
  const rangeExtractor = useCallback(
    (range: Range) => {
      const working = keptKey
        .split(',')
        // An empty list is one empty text, which would count as row 0.
        .filter((index) => index !== '')
        .map(Number)
        .filter((index) => index >= 0 && index < range.count);
      return [...new Set([...working, ...defaultRangeExtractor(range)])].sort((a, b) => a - b);
    },
    [keptKey],
  );
  // A new function each time would make the virtualizer go through all rows at every scroll.
  const getItemKey = useCallback((index: number) => ids[index] ?? index, [ids]);
  const virtualizer = useVirtualizer({
    count,
    enabled: isLong,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey,
    overscan: 2,
    scrollMargin: head,
    scrollPaddingStart: head,
    rangeExtractor,
  });
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    // Where area and rows appear together, the area's ref is set only after the layout effects of its rows.
    if (isLong && virtualizer.scrollElement === null) lookAgain();
  }, [isLong, virtualizer]);
  const all = useMemo(
    () => Array.from({ length: isLong ? 0 : count }, (_, index) => ({ index })),
    [isLong, count],
  );
  const scrollTo = useCallback(
    (index: number) => {
      if (isLong) virtualizer.scrollToIndex(index, { align: 'auto' });
    },
    [isLong, virtualizer],
  );
  if (!isLong) return { parts: all, scrollTo, measure: undefined };

  const parts: RowOrSpace[] = [];
  let end = head;
  const fill = (start: number, key: string) => {
    if (start > end) parts.push({ space: start - end, key });
  };
  for (const row of virtualizer.getVirtualItems()) {
    // The space at the start stays the same element, whatever row comes first.
    fill(row.start, parts.length === 0 ? 'start' : `before ${row.index}`);
    parts.push({ index: row.index });
    end = row.end;
  }
  fill(head + virtualizer.getTotalSize(), 'end');
  return { parts, scrollTo, measure: virtualizer.measureElement };
}
