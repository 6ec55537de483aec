import { useMediaQuery } from '../useMediaQuery.ts';
import { rowHeight, touchRowHeight } from './rowHeights.ts';

/**
 * Pixels of a dense row as the tables draw it. A windowed table that guesses another height has to lay out all its rows
 * again for each one that comes into view.
 */
export function useRowHeight(): number {
  return useMediaQuery('(pointer: coarse)') ? touchRowHeight : rowHeight;
}
