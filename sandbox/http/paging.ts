/** One page of a list, with its offset in rows. */
export interface Page {
  page: number;
  limit: number;
  offset: number;
}

/** Page and limit of a list call: defaults 1 and 20; the limit is clamped to 1–100 rather than refused (GAP-34). */
export function pageOf(query: { page?: number | undefined; limit?: number | undefined }): Page {
  const page = Math.max(1, query.page ?? 1);
  const limit = Math.min(100, Math.max(1, query.limit ?? 20));
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
