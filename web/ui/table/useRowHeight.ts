import { useMediaQuery } from '../useMediaQuery.ts';

/**
 * Pixels of a dense row as the tables draw it: 34, and 44 where one touches. A windowed table that guesses another
 * height has to lay out all its rows again for each one that comes into view.
 */
export function useRowHeight(): number {
  return useMediaQuery('(pointer: coarse)') ? 44 : 34;
}
