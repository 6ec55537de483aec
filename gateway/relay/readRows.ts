import { maxPageSize } from '../../contract/pageLimits.ts';
import type { RowKey } from './cursors.ts';
import type { FetchPage, Page, ReadPage } from './page.ts';
import { keptSize, totalOf } from './pageSize.ts';

/** Rows from `start` to before `end`. */
export interface Window {
  start: number;
  end: number;
}

/** Successive rows of a list. */
export interface Rows<T, P> {
  /** Null for a row that could not be read, or that the back end did not give. */
  items: readonly (T | null)[];
  /** The position of the first of them. */
  start: number;
  /** The number of rows in the whole list; null where the back end does not say. */
  total: number | null;
  /** As `total`; without one, the number of rows that there are at least. */
  length: number;
  /** The first page read. */
  page: P;
  /** Rows per page that the back end kept to. */
  size: number;
  /** Whether rows may be missing, or be others than those of these positions. */
  isUncertain: boolean;
  /** Whether the last of them are rows that the back end counts and does not give: reading on gives none either. */
  isShort: boolean;
}

/** The position after the last of the rows. */
export const endOf = ({ items, start }: Rows<unknown, unknown>): number => start + items.length;

/** How often pages are read that do not fit together: the list changes, or the page size was another one. */
const maxAttempts = 4;

/**
 * Reads the pages that hold a window: the one on which it starts and, unless that holds it whole, the next ones. If the
 * back end keeps to another page size, the window is read again in pages of that size. If the list changed between two
 * pages, so that a row is on both or may be on neither, they are read again too, in pages of another size: equal calls
 * of a request are sent once.
 *
 * @param doubts whether to compare with the first page even where an answer says itself which page it is
 */
export async function readRows<T, P extends Page<T>>(
  window: Window,
  limit: number,
  key: RowKey<T>,
  fetchPage: FetchPage<T, P>,
  doubts = false,
): Promise<Rows<T, P>> {
  let size = limit;
  let earlier: Rows<T, P> | null = null;
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === maxAttempts;
    const pages = await readPages(window, size, fetchPage);
    const [first] = pages;
    if (isWhole(pages, size)) return wholeList(first.answer);
    const firstPage = await pageOne(first, size, fetchPage, doubts);
    if (firstPage && isSame(first.answer, firstPage.answer, key)) return withoutPages(window, key, fetchPage);
    const kept = keptSize(firstPage ? [firstPage, ...pages] : pages, size);
    if (kept !== size && !isLast) {
      size = kept;
      continue;
    }
    const isFitting = fitTogether(pages, firstPage, size, key) && kept === size;
    const rows = joined(window, pages, size, !isFitting, key);
    // Without a total a row that left between two calls is seen only by reading them again.
    const isOneCall = window.end <= first.page * size;
    const isSure = isOneCall || rows.total !== null || isSameWindow(window, rows, earlier, key);
    const isSteady = isFitting && isSure;
    if (isSteady || isLast) return { ...rows, isUncertain: rows.isUncertain || !isSteady };
    earlier = rows;
    size = Math.max(1, size - 1);
  }
}

type ReadPages<T, P extends Page<T>> = [ReadPage<T, P>, ...ReadPage<T, P>[]];

async function readPages<T, P extends Page<T>>(
  { start, end }: Window,
  limit: number,
  fetchPage: FetchPage<T, P>,
): Promise<ReadPages<T, P>> {
  const read = async (page: number): Promise<ReadPage<T, P>> => ({
    page,
    answer: await fetchPage({ page, limit }),
  });
  const first = Math.floor(start / limit) + 1;
  const last = Math.max(first, Math.ceil(end / limit));
  const later = Array.from({ length: last - first }, (_, index) => first + 1 + index);
  const pages: ReadPages<T, P> = await Promise.all([read(first), ...later.map(read)]);
  const [{ answer }] = pages;
  const isFull = answer.items.length === limit && answer.items.length === answer.meta?.total;
  // Some back ends call the rows of a page the total: only the next page can tell.
  if (first === 1 && pages.length === 1 && isFull) pages.push(await read(2));
  return pages;
}

/** Whether the back end answers the list whole, whatever page it is asked for. */
const isWhole = ([{ answer }]: ReadPages<unknown, Page<unknown>>, limit: number): boolean =>
  answer.items.length > limit && (answer.meta?.total ?? answer.items.length) === answer.items.length;

function wholeList<T, P extends Page<T>>(answer: P & Page<T>): Rows<T, P> {
  const { length } = answer.items;
  return {
    items: answer.items,
    start: 0,
    total: length,
    length,
    page: answer,
    size: length,
    isUncertain: false,
    isShort: false,
  };
}

/**
 * The first page, with which a later one is compared; null where the answer says itself which page it is, of which size.
 * A back end that ignores the number answers its first page again, and the last page may be as long as another size
 * makes any.
 */
async function pageOne<T, P extends Page<T>>(
  { page, answer: { items, meta } }: ReadPage<T, P>,
  limit: number,
  fetchPage: FetchPage<T, P>,
  doubts: boolean,
): Promise<ReadPage<T, P> | null> {
  // An empty page is after the end, unless the total says that it is not: then pages may be longer than asked for.
  const isAfterEnd = items.length === 0 && (meta?.total ?? 0) <= (page - 1) * limit;
  // One that is short and not the last is not of the size that it says.
  const isLast = (page - 1) * limit + items.length === (meta?.total ?? null);
  const isFitting = items.length === limit || isLast;
  const saysSo = !doubts && meta?.page === page && meta.limit === limit && isFitting;
  if (page === 1 || isAfterEnd || saysSo) return null;
  return { page: 1, answer: await fetchPage({ page: 1, limit }) };
}

/** Whether at least half of the rows of a page are on the other, too: between the two calls some may have come or gone. */
function isSame<T>(page: Page<T>, other: Page<T>, key: RowKey<T>): boolean {
  if (page.items.length === 0) return false;
  const known = new Set(idsOf(other.items, key));
  const ids = idsOf(page.items, key);
  return ids.filter((id) => known.has(id)).length * 2 >= ids.length;
}

/** A window of a list of which the back end gives the first page alone, as long a one as may be asked for. */
async function withoutPages<T, P extends Page<T>>(
  window: Window,
  key: RowKey<T>,
  fetchPage: FetchPage<T, P>,
): Promise<Rows<T, P>> {
  const pages: ReadPages<T, P> = [{ page: 1, answer: await fetchPage({ page: 1, limit: maxPageSize }) }];
  const { length } = pages[0].answer.items;
  const isAll = length === totalOf(pages, maxPageSize) || length < maxPageSize;
  return joined(window, pages, maxPageSize, !isAll, key);
}

/** Whether a window was read before and had the same rows. */
function isSameWindow<T>(
  { start, end }: Window,
  rows: Rows<T, unknown>,
  earlier: Rows<T, unknown> | null,
  key: RowKey<T>,
): boolean {
  const idsIn = (read: Rows<T, unknown>): string =>
    JSON.stringify(idsOf(read.items.slice(start - read.start, end - read.start), key));
  return earlier !== null && idsIn(rows) === idsIn(earlier);
}

/**
 * Whether no row is on two pages, and all answers are of a list of one length, where it can be believed: also that of the
 * first page, which was asked for meanwhile. A row may have come before it and another one gone after it.
 */
function fitTogether<T, P extends Page<T>>(
  pages: ReadPages<T, P>,
  firstPage: ReadPage<T, P> | null,
  size: number,
  key: RowKey<T>,
): boolean {
  const ids = pages.flatMap(({ answer }) => idsOf(answer.items, key));
  if (new Set(ids).size !== ids.length) return false;
  const answers = firstPage ? [firstPage, ...pages] : pages;
  return (
    answers.length === 1 ||
    totalOf(pages, size) === null ||
    new Set(answers.map(({ answer }) => answer.meta?.total)).size === 1
  );
}

const idsOf = <T>(items: readonly (T | null)[], { id }: RowKey<T>): (string | number)[] =>
  items.flatMap((row) => (row === null ? [] : (id(row) ?? [])));

/** The rows of pages in their order, each once. What the total says there is and no page gives is null. */
function joined<T, P extends Page<T>>(
  { end }: Window,
  pages: ReadPages<T, P>,
  size: number,
  isUncertain: boolean,
  { id }: RowKey<T>,
): Rows<T, P> {
  const [first] = pages;
  const start = (first.page - 1) * size;
  const total = totalOf(pages, size);
  const seen = new Set<string | number>();
  const items: (T | null)[] = [];
  let isFull = true;
  for (const { answer } of pages) {
    // A short page ends the list: later rows must not move up.
    if (!isFull) break;
    isFull = answer.items.length >= size;
    for (const row of answer.items.slice(0, size)) {
      // Pages that fit together have no row twice.
      const rowId = row === null || !isUncertain ? null : id(row);
      if (rowId !== null && seen.has(rowId)) continue;
      if (rowId !== null) seen.add(rowId);
      items.push(row);
    }
  }
  const missing = Math.min(end, total ?? 0) - (start + items.length);
  const isShort = missing > 0 && pages.every(({ answer }) => answer.meta?.total === total);
  if (isShort) items.push(...Array.from({ length: missing }, () => null));
  return {
    items,
    start,
    total,
    length: total ?? atLeast(start + items.length, isFull && items.length > 0),
    page: first.answer,
    size,
    isUncertain: isUncertain || isShort,
    isShort,
  };
}

/**
 * Extends rows by one more page: of the pages of at most 100 rows that adjoin or overlap them, the one that reaches
 * furthest. There must be rows on that side.
 */
export async function readFurther<T, P extends Page<T>>(
  rows: Rows<T, P>,
  side: 'earlier' | 'later',
  key: RowKey<T>,
  fetchPage: FetchPage<T, P>,
): Promise<Rows<T, P>> {
  const end = endOf(rows);
  // Rows may have left the end of the list since the cursor was made.
  const before = Math.min(rows.start, rows.length);
  const limit =
    side === 'later' ? bestLimit((size) => size - (end % size)) : bestLimit((size) => (before - 1) % size);
  const page = Math.floor((side === 'later' ? end : before - 1) / limit);
  const window = { start: page * limit, end: (page + 1) * limit };
  const more = await readRows(window, limit, key, fetchPage);
  const known = new Set(idsOf(rows.items, key));
  const isNew = (row: T | null): boolean => row === null || !known.has(key.id(row) ?? '');
  const added =
    side === 'later'
      ? more.items.slice(Math.max(0, end - more.start)).filter(isNew)
      : more.items.slice(0, Math.max(0, before - more.start)).filter(isNew);
  const items = side === 'later' ? [...rows.items, ...added] : [...added, ...rows.items];
  const start = side === 'later' ? rows.start : more.start;
  const length = more.total ?? Math.max(more.length, rows.length, start + items.length);
  const isShort = side === 'later' ? more.isShort : rows.isShort;
  // A row that comes or leaves between the two calls moves the others over the seam; without a total it is not seen.
  const hasChanged = rows.total === null || rows.total !== more.total;
  const isUncertain = rows.isUncertain || more.isUncertain || hasChanged;
  return { ...rows, items, start, total: more.total, length, isUncertain, isShort };
}

/** The length of a list that ends, as far as it is known, at a position: after a full page there may be more. */
const atLeast = (end: number, isFull: boolean): number => (isFull ? end + 1 : end);

/** The smallest page size of at least `size` for which one page holds the whole window; null if none does. */
export function coveringLimit({ start, end }: Window, size: number): number | null {
  for (let limit = size; limit <= maxPageSize; limit++) {
    if (Math.ceil(end / limit) - Math.floor(start / limit) <= 1) return limit;
  }
  return null;
}

/** The page size with the largest reach. */
function bestLimit(reach: (size: number) => number): number {
  let best = 1;
  for (let size = 2; size <= maxPageSize; size++) if (reach(size) > reach(best)) best = size;
  return best;
}
