import { badRequest } from '../errors/toGraphQLError.ts';
import { message } from '../messages/message.ts';

/** How to identify the rows of a list, and how the list is sorted. */
export interface RowKey<T> {
  /** Names the list: rows of two lists can have one id. Letters only. */
  list: string;
  /** Unique in the list; null for a row that does not say it, whose cursor is then its position alone. */
  id: (row: T) => string | number | null;
  /**
   * The number by which the back end sorts the list, highest first, then by id, highest first (GAP-38). Omitted if the
   * rows do not contain it; then the position of a row that has left the list cannot be determined. Null for a row without
   * it.
   */
  rank?: (row: T) => number | null;
}

/** A list sorted by the time of creation. */
export const newestFirst = (list: string): RowKey<{ id: number; createdAt: string | null }> => ({
  list,
  id: ({ id }) => id,
  rank: ({ createdAt }) => (createdAt === null ? null : Date.parse(createdAt)),
});

/** A position in a list and the row that was there; a cursor of a numbered page has no row. */
export interface Cursor {
  /** From 0; -1 is before the first row. */
  position: number;
  row: { list: string | null; id: string; rank: number | null } | null;
}

/**
 * The cursor of a row: base64url of `2:list:position:rank:id`, where 2 is the version of this notation; version 1 had no
 * list. A row that could not be read has its position alone.
 */
export function writeCursor<T>(row: T | null, position: number, { list, id, rank }: RowKey<T>): string {
  const rowId = row === null ? null : id(row);
  if (row === null || rowId === null) return String(position);
  return Buffer.from(`2:${list}:${position}:${rank?.(row) ?? ''}:${rowId}`).toString('base64url');
}

/** Reads the cursor of a row, or a bare position (`19`), which numbered pages use. Null for any other text. */
export function parseCursor(text: string): Cursor | null {
  const position = parsePosition(text);
  if (position !== null) return { position, row: null };
  const decoded = Buffer.from(text, 'base64url').toString();
  const [, list = null, ofRow = '', rank = '', id = ''] =
    /^(?:1|2:([a-zA-Z]+)):(\d+):([^:]*):(.+)$/s.exec(decoded) ?? [];
  const rowPosition = parsePosition(ofRow);
  if (rowPosition === null) return null;
  return { position: rowPosition, row: { list, id, rank: rank === '' ? null : Number(rank) } };
}

/** As parseCursor. @throws BAD_REQUEST for anything but a cursor */
export function readCursor(argument: 'after' | 'before', text: string): Cursor {
  const cursor = parseCursor(text);
  if (!cursor) {
    throw badRequest(message('LIST.CURSOR', { argument, cursor: JSON.stringify(text.slice(0, 40)) }));
  }
  return cursor;
}

const parsePosition = (text: string): number | null => (/^(-1|\d{1,12})$/.test(text) ? Number(text) : null);
