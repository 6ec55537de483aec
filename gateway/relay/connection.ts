import { badRequest } from '../errors/toGraphQLError.ts';
import { pageCursors, type PageCursors } from './pageCursors.ts';

/** The arguments of a connection. */
export interface ConnectionArgs {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}

/** Which rows to read: page counts from 1. */
export interface PageRequest {
  page: number;
  limit: number;
}

/** A page of /api/v3 (LIST-08). */
export interface Page<T> {
  items: readonly T[];
  meta: { total: number };
}

/** A row with its cursor. */
export interface Edge<T> {
  cursor: string;
  node: T;
}

/** A window of a list, as Relay wants it, with page cursors (GAP-161). */
export interface Connection<T> {
  edges: Edge<T>[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  totalCount: number;
  pageCursors: PageCursors;
}

/** Rows from `start` to before `end`. */
interface Window {
  start: number;
  end: number;
}

/** The size of a window without `first` and `last`. */
export const defaultSize = 20;

/** The most rows that one window may hold. */
export const maxSize = 100;

/**
 * A Relay connection over a list that the back end reads by page and limit. A cursor is the row's absolute offset, so
 * any window is possible: a misaligned one reads two pages of its size, both at once. Without arguments the window is
 * the first 20 rows. `last` counts from `before`, or from the end of the list, for which the total is read first. The
 * result holds the first page read as `page`, for its other fields.
 *
 * @param fetchPage reads one page; called at most twice, three times for a large `last` near the end of a list
 * @throws BAD_REQUEST for sizes outside 1 to 100 and for malformed cursors
 */
export async function connection<T, P extends Page<T> = Page<T>>(
  args: ConnectionArgs,
  fetchPage: (request: PageRequest) => Promise<P & Page<T>>,
): Promise<Connection<T> & { page: P }> {
  const { first, last, after, before } = readArgs(args);
  const size = first ?? last ?? defaultSize;
  if (last === null) {
    const window = { start: after, end: Math.min(after + size, before ?? Infinity) };
    return toConnection(await readWindow(window, size, fetchPage), size);
  }
  if (before !== null) {
    const window = { start: Math.max(after, before - size), end: before };
    const read = await readWindow(window, size, fetchPage);
    if (before <= read.total) return toConnection(read, size);
  }
  const { meta } = await fetchPage({ page: 1, limit: size });
  const end = Math.min(before ?? Infinity, meta.total);
  const tail = { start: Math.max(after, end - size), end: Math.max(after, end) };
  return toConnection(await readWindow(tail, coveringSize(tail, size), fetchPage), size);
}

interface ReadArgs {
  first: number | null;
  last: number | null;
  /** The first row that may be in the window. */
  after: number;
  /** The row that ends the window; null for the list's end. */
  before: number | null;
}

function readArgs({ first, after, last, before }: ConnectionArgs): ReadArgs {
  if (first != null && last != null) throw badRequest('Give first or last, not both.');
  for (const [name, size] of Object.entries({ first, last })) {
    if (size != null && (size < 1 || size > maxSize)) {
      throw badRequest(`${name} is ${size}; it may be 1 to ${maxSize}.`);
    }
  }
  const end = before == null ? null : readCursor('before', before);
  return {
    first: first ?? null,
    // `before` alone means the rows just before it.
    last: last ?? (first == null && end !== null ? defaultSize : null),
    after: after == null ? 0 : readCursor('after', after) + 1,
    before: end === null ? null : Math.max(0, end),
  };
}

/** Cursors are offsets; -1, before the first row, begins page 1. */
function readCursor(name: string, cursor: string): number {
  const offset = /^(-1|\d{1,9})$/.test(cursor) ? Number(cursor) : NaN;
  if (Number.isNaN(offset))
    throw badRequest(`${name} is not a cursor of this list: ${JSON.stringify(cursor.slice(0, 40))}`);
  return offset;
}

interface Rows<T, P> {
  rows: readonly T[];
  start: number;
  total: number;
  page: P;
}

/** Reads the page on which the window starts, and the next one unless the window fits into the first. */
async function readWindow<T, P extends Page<T>>(
  { start, end }: Window,
  limit: number,
  fetchPage: (request: PageRequest) => Promise<P & Page<T>>,
): Promise<Rows<T, P>> {
  const page = Math.floor(start / limit) + 1;
  const pageStart = (page - 1) * limit;
  const [firstPage, nextPage] = await Promise.all([
    fetchPage({ page, limit }),
    end > pageStart + limit ? fetchPage({ page: page + 1, limit }) : null,
  ]);
  // A short page ends the list: later rows must not move up.
  const following = firstPage.items.length < limit ? [] : (nextPage?.items.slice(0, limit) ?? []);
  const items = [...firstPage.items.slice(0, limit), ...following];
  return {
    rows: items.slice(start - pageStart, Math.max(start, end) - pageStart),
    start,
    total: firstPage.meta.total,
    page: firstPage,
  };
}

/** The smallest page size, at most 100, for which one page holds the whole window; else the window's size. */
function coveringSize({ start, end }: Window, size: number): number {
  for (let limit = size; limit <= maxSize; limit++) {
    if (Math.ceil(end / limit) - Math.floor(start / limit) <= 1) return limit;
  }
  return size;
}

function toConnection<T, P>(
  { rows, start, total, page }: Rows<T, P>,
  size: number,
): Connection<T> & { page: P } {
  const edges = rows.map((node, index) => ({ cursor: String(start + index), node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: start + rows.length < total,
      hasPreviousPage: start > 0 && total > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: total,
    pageCursors: pageCursors({ start, size, total }),
    page,
  };
}
