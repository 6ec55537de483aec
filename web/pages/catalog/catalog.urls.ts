import { readListPage, type ListPage } from '../../ui/list/listState.ts';

/** What the catalog searches for, and which page of it shows, as the URL says it (CAT-05). */
export type CatalogSearch = ListPage & {
  /** A number or text; empty for none. */
  searchString: string;
  /** A cross number: finds the articles that replace it (CAT-13); empty for none. */
  cross: string;
};

/** The search a catalog URL stands for; what it does not say, or says wrongly, is the default (CAT-05, CAT-08). */
export function readCatalogSearch(params: URLSearchParams): CatalogSearch {
  return {
    searchString: params.get('searchString')?.trim() ?? '',
    cross: params.get('cross')?.trim() ?? '',
    ...readListPage(params),
  };
}

/** Whether there is anything to search for. */
export function isSearching({ searchString, cross }: Pick<CatalogSearch, 'searchString' | 'cross'>): boolean {
  return searchString !== '' || cross !== '';
}

/** The catalog with a search in its URL, page and limit always written together (CAT-05, GAP-33); bare without one. */
export function catalogUrl(search: Partial<CatalogSearch> = {}): string {
  const standing = readListPage(new URLSearchParams());
  const { searchString = '', cross = '', page = standing.page, limit = standing.limit } = search;
  if (!isSearching({ searchString, cross })) return '/catalog';
  const params = new URLSearchParams({ type: 'part' });
  if (searchString !== '') params.set('searchString', searchString);
  if (cross !== '') params.set('cross', cross);
  params.set('page', String(page));
  params.set('limit', String(limit));
  return `/catalog?${params}`;
}

/** An article's page (ART-01, GAP-121). */
export function articleUrl(articleName: string): string {
  return `/catalog/article/${encodeURIComponent(articleName)}`;
}

/** Path and query of all results of a search; the download dialog adds its export options (CAT-29, GAP-116). */
export function searchExportUrl({ searchString, cross }: CatalogSearch): string {
  const params = new URLSearchParams();
  if (searchString !== '') params.set('searchString', searchString);
  params.set('filter[type]', 'part');
  if (cross !== '') params.set('filter[cross]', cross);
  return `/api/v3/articles/search?${params}`;
}
