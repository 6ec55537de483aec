import type { RowKey } from './cursors.ts';
import { findPosition, formerPosition, type Finding, type RowCursor, type Side } from './findPosition.ts';
import { coveringLimit, endOf, readFurther, readRows } from './readRows.ts';
import type { FetchPage, Page } from './page.ts';
import type { Rows, Window } from './readRows.ts';

/** A window that continues from a cursor, and the rows read for it. */
export interface Followed<T, P> {
  rows: Rows<T, P>;
  window: Window;
  /** Whether the cursor was not found; the window then continues from its former position. */
  isPositionUncertain: boolean;
}

/**
 * Finds the window of `size` rows after or before a cursor, even if rows have come, gone or moved since. The cursor's row
 * is read together with the window: in one page if a page of at most 100 rows can hold both, otherwise in two. If the
 * list has changed so much that these do not suffice, one more page is read.
 */
export async function followCursor<T, P extends Page<T>>(
  cursor: RowCursor,
  side: Side,
  size: number,
  key: RowKey<T>,
  fetchPage: FetchPage<T, P>,
): Promise<Followed<T, P>> {
  const windowAt = (position: number): Window =>
    side === 'after'
      ? { start: position, end: position + size }
      : { start: Math.max(0, position - size), end: position };
  const former = windowAt(formerPosition(cursor, side));
  const withRow = windowWithRow(cursor.position, side, size);
  const limit = coveringLimit(withRow, size + 1) ?? size;
  let read = await readRows(withRow, limit, key, fetchPage);
  // What looks like the end of a list that has grown may be a page of another size.
  if (hasMoved(cursor, read, key) && endOf(read) === read.length && read.items.length < limit)
    read = await readRows(withRow, limit, key, fetchPage, true);
  const finding = findPosition(cursor, side, read, key);
  const missing =
    typeof finding === 'number' ? missingSide(windowAt(finding), read) : sideToLook(finding, side, read);
  const rows = missing ? await readFurther(read, missing, key, fetchPage) : read;
  const position = missing ? findPosition(cursor, side, rows, key) : finding;
  if (typeof position === 'number' && holdsSome(windowAt(position), rows)) {
    return { rows, window: windowAt(position), isPositionUncertain: rows.isUncertain };
  }
  return { rows, window: former, isPositionUncertain: true };
}

/** Whether a cursor's row is at a later position than it was. */
function hasMoved<T>(
  { row, position }: RowCursor,
  { items, start }: Rows<T, unknown>,
  { id }: RowKey<T>,
): boolean {
  const found = items.findIndex((one) => one !== null && String(id(one)) === row.id);
  return found !== -1 && start + found > position;
}

/** The window after or before a row at this position, and the row itself. */
export const windowWithRow = (position: number, side: Side, size: number): Window =>
  side === 'after'
    ? { start: position, end: position + 1 + size }
    : { start: Math.max(0, position - size), end: position + 1 };

/** The side on which rows of the window have not been read. */
function missingSide({ start, end }: Window, rows: Rows<unknown, unknown>): 'earlier' | 'later' | null {
  if (start < rows.start) return 'earlier';
  return Math.min(end, rows.length) > endOf(rows) ? 'later' : null;
}

/** Where to look for a row that was not found; one without a rank may be on either side. */
function sideToLook(
  finding: Exclude<Finding, number>,
  side: Side,
  rows: Rows<unknown, unknown>,
): 'earlier' | 'later' | null {
  if (finding !== 'unknown') return finding;
  const canLook = { earlier: rows.start > 0, later: endOf(rows) < rows.length };
  const order = side === 'after' ? (['earlier', 'later'] as const) : (['later', 'earlier'] as const);
  return order.find((direction) => canLook[direction]) ?? null;
}

/** Whether some of the window's rows were read, or it has none; callers stop at a window without rows. */
function holdsSome({ start, end }: Window, rows: Rows<unknown, unknown>): boolean {
  const isEmpty = start >= Math.min(end, rows.length);
  return isEmpty || (start < endOf(rows) && end > rows.start);
}
