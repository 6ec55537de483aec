import { maxPageSize } from '../../../contract/pageLimits.ts';
import type { Entity, Sent } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';

/** An article that a search found. */
export type Hit = Entity<'ArticleHit'>;
/** A search as /api/v3 takes it. */
export interface SearchQuery {
  searchString?: string;
  filter: Sent<'SearchFilter'>;
}

/** All articles that a search lists, in its order; null for one that could not be read. */
export interface FoundSet {
  hits: readonly (Hit | null)[];
  /** Whether these are all articles that match. */
  isComplete: boolean;
  /** The first page, which describes the search. */
  page: Entity<'ArticleSearchPage'>;
}

/** A search lists at most 1,000 articles (GAP-120, GAP-167): ten pages. */
const mostPages = 10;

/** Reads everything that a search lists: the first page, then the others at once. */
export async function readFound(rest: RestClient, search: SearchQuery): Promise<FoundSet> {
  const read = (page: number) =>
    rest.get('searchArticles', { query: { ...search, page, limit: maxPageSize } });
  const first = await read(1);
  const total = first.meta?.total ?? null;
  const pages = Math.min(Math.ceil((total ?? 0) / maxPageSize), mostPages);
  const later = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, i) => read(i + 2)));
  const hits = [first, ...later].flatMap(({ items }, index) =>
    // Rows that a page lacks could not be read: those after it keep their place.
    total === null ? items : padded(items, Math.min(maxPageSize, total - index * maxPageSize)),
  );
  const isWhole = hits.every((hit) => hit !== null);
  return {
    hits,
    isComplete: isWhole && total !== null && total <= hits.length && first.meta?.extra?.limited !== true,
    page: first,
  };
}

const padded = (items: readonly (Hit | null)[], length: number): (Hit | null)[] => [
  ...items,
  ...Array.from({ length: Math.max(0, length - items.length) }, () => null),
];
