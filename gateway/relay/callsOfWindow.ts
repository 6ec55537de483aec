import { defaultSize } from './connection.ts';
import { parseCursor } from './cursors.ts';
import { isOfRow } from './findPosition.ts';
import { windowWithRow } from './followCursor.ts';
import { coveringLimit } from './readRows.ts';

/**
 * The calls that `connection` makes for these arguments, at most, while the list stays as it is: one for a window that
 * one page holds, two for any other, and one more for rows counted from the end, which need the total first.
 *
 * @param read returns an argument by its name: null and undefined when absent, a symbol when unknown
 */
export function callsOfWindow(read: (name: 'first' | 'after' | 'last' | 'before') => unknown): 1 | 2 | 3 {
  const isGiven = (name: 'first' | 'last' | 'before'): boolean => read(name) != null;
  if (isGiven('last') || (isGiven('before') && !isGiven('first'))) return 3;
  const [first, after] = [read('first') ?? defaultSize, read('after')];
  if (after == null) return 1;
  const cursor = typeof after === 'string' ? parseCursor(after) : null;
  if (!cursor || typeof first !== 'number') return 2;
  if (isOfRow(cursor))
    return coveringLimit(windowWithRow(cursor.position, 'after', first), first + 1) === null ? 2 : 1;
  return (cursor.position + 1) % first === 0 ? 1 : 2;
}
