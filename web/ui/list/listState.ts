import { defaultPageSize, maxPageSize } from '../../../contract/pageLimits.ts';

/** Where a numbered list stands; page counts from 1 (LIST-01). */
export type ListPage = { page: number; limit: number };

/** Page sizes of all lists but the orders lists (GAP-34). */
export const pageSizes: readonly number[] = [10, 20, 50, 100];
/** Page sizes of the orders lists (GAP-34). */
export const orderPageSizes: readonly number[] = [10, 20, 30, 40, 50, 100];

/** How a list reads its state. */
export type ListPageOptions = {
  /** The size when the URL holds some state but no limit (GAP-33: 10 in the orders lists). */
  limitWithState?: number;
};

/**
 * Page and limit of a URL; page 1 and 20 rows where it says nothing (GAP-33). The limit is kept within 1 to 100
 * (GAP-34).
 */
export function readListPage(
  search: URLSearchParams,
  { limitWithState = defaultPageSize }: ListPageOptions = {},
): ListPage {
  const page = wholeNumber(search.get('page')) ?? 1;
  const hasState = search.has('page') || [...search.keys()].some((key) => key.startsWith('filter['));
  const limit = wholeNumber(search.get('limit')) ?? (hasState ? limitWithState : defaultPageSize);
  return { page: Math.max(1, page), limit: Math.min(Math.max(1, limit), maxPageSize) };
}

/** The URL's search with another page or limit; both are always written together (GAP-33, GAP-37). */
export function withListPage(search: URLSearchParams, { page, limit }: ListPage): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('page', String(page));
  next.set('limit', String(limit));
  return next;
}

/** A connection's arguments for a numbered page: cursors are absolute offsets, -1 is before the first row (GAP-161). */
export function pageWindow({ page, limit }: ListPage): { first: number; after: string } {
  return { first: limit, after: String((page - 1) * limit - 1) };
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
