import { defaultPageSize } from '../../contract/pageLimits.ts';
import { parseCursor } from './cursors.ts';
import { isOfRow } from './findPosition.ts';
import { windowWithRow } from './followCursor.ts';
import { coveringLimit } from './readRows.ts';

/**
 * The calls that `connection` makes for these arguments, at most, while the list stays as it is: one for a window that
 * one page holds, two for any other, and one more for rows counted from the end, which need the total first.
 *
 * @param args null and undefined when absent, a symbol when unknown
 */
export function callsOfWindow(args: Record<'first' | 'after' | 'last' | 'before', unknown>): 1 | 2 | 3 {
  const { after, last, before } = args;
  if (last != null || (before != null && args.first == null)) return 3;
  const first = args.first ?? defaultPageSize;
  if (after == null) return 1;
  const cursor = typeof after === 'string' ? parseCursor(after) : null;
  if (!cursor || typeof first !== 'number') return 2;
  if (isOfRow(cursor))
    return coveringLimit(windowWithRow(cursor.position, 'after', first), first + 1) === null ? 2 : 1;
  return (cursor.position + 1) % first === 0 ? 1 : 2;
}
