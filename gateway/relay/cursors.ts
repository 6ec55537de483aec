import { badRequest } from '../errors/toGraphQLError.ts';
import { message } from '../messages/message.ts';

/** How to identify the rows of a list, and how the list is sorted. */
export interface RowKey<T> {
  /** Unique in the list; null for a row that does not say it, whose cursor is then its position alone. */
  id: (row: T) => string | number | null;
  /**
   * The number by which the back end sorts the list, highest first, then by id, highest first (GAP-38). Omitted if the
   * rows do not contain it; then the position of a row that has left the list cannot be determined. Null for a row without
   * it.
   */
  rank?: (row: T) => number | null;
}

/** Lists sorted by the time of creation. */
export const newestFirst: RowKey<{ id: number; createdAt: string | null }> = {
  id: ({ id }) => id,
  rank: ({ createdAt }) => (createdAt === null ? null : Date.parse(createdAt)),
};

/** A position in a list and the row that was there; a cursor of a numbered page has no row. */
export interface Cursor {
  /** From 0; -1 is before the first row. */
  position: number;
  row: { id: string; rank: number | null } | null;
}

/**
 * The cursor of a row: base64url of `1:position:rank:id`, where 1 is the version of this notation. A row that could not
 * be read has its position alone.
 */
export function writeCursor<T>(row: T | null, position: number, { id, rank }: RowKey<T>): string {
  const rowId = row === null ? null : id(row);
  if (row === null || rowId === null) return String(position);
  return Buffer.from(`1:${position}:${rank?.(row) ?? ''}:${rowId}`).toString('base64url');
}

/** Reads the cursor of a row, or a bare position (`19`), which numbered pages use. Null for any other text. */
export function parseCursor(text: string): Cursor | null {
  const position = parsePosition(text);
  if (position !== null) return { position, row: null };
  const decoded = Buffer.from(text, 'base64url').toString();
  const [, ofRow = '', rank = '', id = ''] = /^1:(\d+):([^:]*):(.+)$/s.exec(decoded) ?? [];
  const rowPosition = parsePosition(ofRow);
  if (rowPosition === null) return null;
  return { position: rowPosition, row: { id, rank: rank === '' ? null : Number(rank) } };
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
