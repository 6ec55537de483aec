import type { SearchResultsQuery$variables } from '../../__generated__/SearchResultsQuery.graphql.ts';
import { pageWindow } from '../../ui/list/listState.ts';
import type { CatalogSearch } from './catalog.urls.ts';

/** What the results' query asks for. Exact matches stand above the first page of a search by text (GAP-119). */
export function searchVariables(search: CatalogSearch): SearchResultsQuery$variables {
  const { searchString, cross, page } = search;
  return {
    filter: {
      type: 'PART',
      ...(searchString === '' ? {} : { searchString }),
      ...(cross === '' ? {} : { cross }),
    },
    searchString,
    withExactMatches: searchString !== '' && cross === '' && page === 1,
    ...pageWindow(search),
  };
}
