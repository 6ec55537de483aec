/** Which rows to read: page counts from 1. */
export interface PageRequest {
  page: number;
  limit: number;
}

/** A page of /api/v3 (LIST-08); a row that could not be read is null. */
export interface Page<T> {
  items: readonly (T | null)[];
  /** Null, or without a total, where the back end does not say. */
  meta: { total: number | null } | null;
}

/** Reads a page of a list. */
export type FetchPage<T, P extends Page<T> = Page<T>> = (request: PageRequest) => Promise<P & Page<T>>;

/** Rows from `start` to before `end`. */
export interface Window {
  start: number;
  end: number;
}

/** Successive rows of a list. */
export interface Rows<T, P> {
  items: readonly (T | null)[];
  /** The position of the first of them. */
  start: number;
  /** The number of rows in the whole list; null where the back end does not say. */
  total: number | null;
  /** As `total`; without one, the number of rows that there are at least. */
  length: number;
  /** The first page read. */
  page: P;
}

/** The position after the last of the rows. */
export const endOf = ({ items, start }: Rows<unknown, unknown>): number => start + items.length;

/** The most rows that one page may hold. */
export const maxSize = 100;

/** Reads the page on which the window starts, and the next one unless the window fits into the first. */
export async function readRows<T, P extends Page<T>>(
  { start, end }: Window,
  limit: number,
  fetchPage: FetchPage<T, P>,
): Promise<Rows<T, P>> {
  const page = Math.floor(start / limit) + 1;
  const pageStart = (page - 1) * limit;
  const [first, next] = await Promise.all([
    fetchPage({ page, limit }),
    end > pageStart + limit ? fetchPage({ page: page + 1, limit }) : null,
  ]);
  // A short page ends the list: later rows must not move up.
  const following = first.items.length < limit ? [] : (next?.items.slice(0, limit) ?? []);
  const items = [...first.items.slice(0, limit), ...following];
  const total = first.meta?.total ?? null;
  const isFull = items.length === limit * (next ? 2 : 1);
  return {
    items,
    start: pageStart,
    total,
    length: total ?? atLeast(pageStart + items.length, isFull),
    page: first,
  };
}

/**
 * Extends rows by one more page: of the pages of at most 100 rows that adjoin or overlap them, the one that reaches
 * furthest. There must be rows on that side.
 */
export async function readFurther<T, P extends Page<T>>(
  rows: Rows<T, P>,
  side: 'earlier' | 'later',
  fetchPage: FetchPage<T, P>,
): Promise<Rows<T, P>> {
  const end = endOf(rows);
  if (side === 'later') {
    const limit = bestLimit((size) => size - (end % size));
    const page = Math.floor(end / limit) + 1;
    const { items, meta } = await fetchPage({ page, limit });
    const total = meta?.total ?? null;
    const all = [...rows.items, ...items.slice(end - (page - 1) * limit)];
    const length = total ?? atLeast(rows.start + all.length, items.length === limit);
    return { ...rows, items: all, total, length };
  }
  // Rows may have left the end of the list since the cursor was made.
  const before = Math.min(rows.start, rows.length);
  const limit = bestLimit((size) => (before - 1) % size);
  const page = Math.floor((before - 1) / limit) + 1;
  const { items, meta } = await fetchPage({ page, limit });
  const start = (page - 1) * limit;
  const total = meta?.total ?? null;
  const all = [...items.slice(0, before - start), ...rows.items];
  return { ...rows, items: all, start, total, length: total ?? rows.length };
}

/** The length of a list that ends, as far as it is known, at a position: after a full page there may be more. */
const atLeast = (end: number, isFull: boolean): number => (isFull ? end + 1 : end);

/** The smallest page size of at least `size` for which one page holds the whole window; null if none does. */
export function coveringLimit({ start, end }: Window, size: number): number | null {
  for (let limit = size; limit <= maxSize; limit++) {
    if (Math.ceil(end / limit) - Math.floor(start / limit) <= 1) return limit;
  }
  return null;
}

/** The page size with the largest reach. */
function bestLimit(reach: (size: number) => number): number {
  let best = 1;
  for (let size = 2; size <= maxSize; size++) if (reach(size) > reach(best)) best = size;
  return best;
}
