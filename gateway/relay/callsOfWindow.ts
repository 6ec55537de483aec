import { defaultSize } from './connection.ts';

/**
 * How many calls `connection` takes at most for these arguments: a window that begins where a page of its size
 * does is one page, any other two, and rows counted from the end take the total first.
 *
 * @param read gives an argument by its name; null and undefined are not given, symbols may be anything
 */
export function callsOfWindow(read: (name: 'first' | 'after' | 'last' | 'before') => unknown): 1 | 2 | 3 {
  const isGiven = (name: 'first' | 'last' | 'before'): boolean => read(name) != null;
  if (isGiven('last') || (isGiven('before') && !isGiven('first'))) return 3;
  const [first, after] = [read('first') ?? defaultSize, read('after')];
  if (after == null) return 1;
  const start = Number(typeof after === 'symbol' ? NaN : after) + 1;
  return typeof first === 'number' && start % first === 0 ? 1 : 2;
}
