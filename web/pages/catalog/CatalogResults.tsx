import { lazy, Suspense, type ReactElement } from 'react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { SearchResultsQuery } from '../../__generated__/SearchResultsQuery.graphql.ts';
import { PanelBoundary } from '../../ui/notices/PanelBoundary.tsx';
import { readCatalogSearch } from '../../parts/catalog/catalog.urls.ts';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { SearchCrash } from './SearchFailurePanel.tsx';
import { SearchPrompt } from './SearchPrompt.tsx';
import { longestSearch } from './longestSearch.ts';
import { SearchResults } from './searchViews.ts';

const NotFoundPanel = lazy(async () => ({
  default: (await import('./results/NotFoundPanel.tsx')).NotFoundPanel,
}));

/** The results of the URL's search; a hint on how to search while there is none (CAT-06). */
export function CatalogResults(): ReactElement | null {
  const { type, searchString } = readCatalogSearch(useSearchParams()[0]);
  const results = useLoaderData<PreloadedQuery<SearchResultsQuery> | null>();
  if (searchString.length > longestSearch) {
    return (
      <Suspense>
        <NotFoundPanel text={searchString} />
      </Suspense>
    );
  }
  if (results === null) return type === 'part' || type === 'car' ? <SearchPrompt type={type} /> : null;
  return (
    <PanelBoundary resetOn={results} fallback={SearchCrash}>
      <Suspense fallback={<ResultsSkeleton />}>
        <SearchResults results={results} />
      </Suspense>
    </PanelBoundary>
  );
}
