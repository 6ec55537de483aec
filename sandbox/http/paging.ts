import { sql } from 'kysely';
import { defaultPageSize, maxPageSize } from '../../contract/pageLimits.ts';

/** One page of a list, with its offset in rows. */
export interface Page {
  page: number;
  limit: number;
  offset: number;
}

/** Page and limit of a list call: defaults 1 and 20; the limit is clamped to 1–100 rather than refused (GAP-34). */
export function pageOf(query: { page?: number | undefined; limit?: number | undefined }): Page {
  const page = Math.max(1, query.page ?? 1);
  const limit = Math.min(maxPageSize, Math.max(1, query.limit ?? defaultPageSize));
  return { page, limit, offset: (page - 1) * limit };
}

/** The paged answer of every list call (LIST-08). */
export function paged<T>(
  items: T[],
  { page, limit }: Page,
  total: number,
): { items: T[]; meta: { page: number; limit: number; total: number } } {
  return { items, meta: { page, limit, total } };
}

/** How many rows a query has. */
export const rowCount = sql<number>`count(*)`.as('total');

/**
 * The page of a list that a call asks for.
 *
 * @param all selects the `rowCount` of the list
 * @param list selects its rows in their order
 */
export async function readPage<Row, Item>(
  query: { page?: number | undefined; limit?: number | undefined },
  all: { executeTakeFirstOrThrow(): Promise<{ total: number }> },
  list: { limit(rows: number): { offset(rows: number): { execute(): Promise<Row[]> } } },
  toItem: (row: Row) => Item,
): Promise<ReturnType<typeof paged<Item>>> {
  const page = pageOf(query);
  const { total } = await all.executeTakeFirstOrThrow();
  const rows = await list.limit(page.limit).offset(page.offset).execute();
  return paged(rows.map(toItem), page, total);
}
