import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type RefObject } from 'react';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';

/** The rows of a scrolling box that are drawn. */
type RowsInSight = {
  /** Of all rows, in pixels. */
  height: number;
  shown: readonly { index: number; top: number }[];
  /** Scrolls to a row if it is out of sight. */
  reveal: (index: number) => void;
};

/** The rows in sight of a box, and the active one, which the keyboard and screen readers refer to. */
export function useRowsInSight(
  box: RefObject<HTMLElement | null>,
  count: number,
  active: number,
): RowsInSight {
  const isTouch = useMediaQuery('(pointer: coarse)');
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => (isTouch ? 44 : 32),
    overscan: 8,
    initialRect: { width: 300, height: 600 },
  });
  // The page that is open is in sight from the start.
  const first = useRef(active);
  useEffect(() => virtualizer.scrollToIndex(first.current), [virtualizer]);
  useEffect(() => virtualizer.measure(), [isTouch, virtualizer]);
  const shown = virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start }));
  if (active < count && !shown.some(({ index }) => index === active))
    shown.push({ index: active, top: active * (isTouch ? 44 : 32) });
  return {
    height: virtualizer.getTotalSize(),
    shown,
    reveal: (index) => virtualizer.scrollToIndex(index),
  };
}
