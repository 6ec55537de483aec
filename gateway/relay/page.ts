/** Which rows to read: page counts from 1. */
export interface PageRequest {
  page: number;
  limit: number;
}

/** A page of /api/v3 (LIST-08); a row that could not be read is null. */
export interface Page<T> {
  items: readonly (T | null)[];
  /** Null, or without a total, where the back end does not say. */
  meta: { total: number | null; page?: number | null; limit?: number | null } | null;
}

/** Reads a page of a list. */
export type FetchPage<T, P extends Page<T> = Page<T>> = (request: PageRequest) => Promise<P & Page<T>>;

/** A page of a list with the rows that could be read. */
export interface ReadPage<T, P extends Page<T> = Page<T>> {
  page: number;
  answer: P & Page<T>;
}
