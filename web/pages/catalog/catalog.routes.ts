import type { RouteObject } from 'react-router-dom';
import searchParameters from '../../__generated__/SearchResultsQuery$parameters.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import { isSearching, readCatalogSearch } from './catalog.urls.ts';
import { searchVariables } from './searchVariables.ts';

const preloadResults = preload(
  searchParameters,
  ({ url }) => searchVariables(readCatalogSearch(url.searchParams)),
  // A failed search shows as a panel in the page's own words (CAT-32 to CAT-34).
  { quiet: true },
);

/** The screens of this domain. */
export const catalogRoutes: RouteObject[] = [
  {
    path: 'catalog',
    ...guarded({ requires: 'article_list' }, (args) =>
      isSearching(readCatalogSearch(new URL(args.request.url).searchParams)) ? preloadResults(args) : null,
    ),
    lazy: async () => ({ Component: (await import('./CatalogPage.tsx')).CatalogPage }),
  },
];
