import type { Cursor, RowKey } from './cursors.ts';
import { endOf, type Rows } from './readRows.ts';

/** A cursor of a row, not a bare position. */
export type RowCursor = Cursor & { row: NonNullable<Cursor['row']> };

export const isOfRow = (cursor: Cursor): cursor is RowCursor => cursor.row !== null;

/** Whether the rows after or before a cursor are wanted. */
export type Side = 'after' | 'before';

/**
 * Where the rows after a cursor begin, or the rows before it end: a position within the rows that were read or at their
 * edge, or the side of them where it must be.
 */
export type Finding = number | 'earlier' | 'later' | 'unknown';

/**
 * Finds a cursor among rows that were read: by its row's id or, if the row is not there, by its rank. The row of another
 * list is not there, whatever its id.
 */
export function findPosition<T>(
  { row: wanted }: RowCursor,
  side: Side,
  rows: Rows<T, unknown>,
  { list, id, rank }: RowKey<T>,
): Finding {
  if (wanted.list !== null && wanted.list !== list) return 'unknown';
  const { items, start, length } = rows;
  const found = items.findIndex((row) => row !== null && String(id(row)) === wanted.id);
  if (found !== -1) return start + found + (side === 'after' ? 1 : 0);
  if (length === 0) return 0;
  if (!rank || wanted.rank === null) return 'unknown';
  if (items.length === 0) return 'earlier';
  const keys = items.flatMap((row, index) => {
    const rowRank = row === null ? null : rank(row);
    return row === null || rowRank === null ? [] : { index, rank: rowRank, id: Number(id(row)) };
  });
  const isSorted = keys.every((key, index) => index === 0 || isBehind(key, keys[index - 1] ?? key));
  if (keys.length === 0 || !isSorted) return 'unknown';
  const cursor = { rank: wanted.rank, id: Number(wanted.id) };
  const behind = keys.find((key) => isBehind(key, cursor));
  if (!behind) return endOf(rows) < length ? 'later' : endOf(rows);
  return behind === keys[0] && start > 0 ? 'earlier' : start + behind.index;
}

/** Where the rows after or before a cursor begin or end if nothing has moved. */
export const formerPosition = ({ position }: Cursor, side: Side): number =>
  side === 'after' ? position + 1 : position;

interface Key {
  rank: number;
  id: number;
}

/** Whether a row comes later in a list than another: the highest rank is first, and of equal ones the highest id. */
const isBehind = (key: Key, other: Key): boolean =>
  key.rank < other.rank || (key.rank === other.rank && key.id < other.id);
