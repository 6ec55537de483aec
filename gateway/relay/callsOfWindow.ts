import { defaultSize } from './connection.ts';

/**
 * The most calls that `connection` makes for these arguments: one for a window that begins where a page of its size
 * begins, two for any other, and one more for rows counted from the end, which need the total first.
 *
 * @param read returns an argument by its name: null and undefined when absent, a symbol when unknown
 */
export function callsOfWindow(read: (name: 'first' | 'after' | 'last' | 'before') => unknown): 1 | 2 | 3 {
  const isGiven = (name: 'first' | 'last' | 'before'): boolean => read(name) != null;
  if (isGiven('last') || (isGiven('before') && !isGiven('first'))) return 3;
  const [first, after] = [read('first') ?? defaultSize, read('after')];
  if (after == null) return 1;
  const start = Number(typeof after === 'symbol' ? NaN : after) + 1;
  return typeof first === 'number' && start % first === 0 ? 1 : 2;
}
