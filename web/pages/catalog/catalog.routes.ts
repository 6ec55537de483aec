import type { LoaderFunctionArgs } from 'react-router-dom';
import carParameters from '../../__generated__/CarSearchQuery$parameters.ts';
import searchParameters from '../../__generated__/SearchResultsQuery$parameters.ts';
import vinParameters from '../../__generated__/VinSearchQuery$parameters.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';
import { isSearching, readCatalogSearch, type CatalogSearch } from '../../parts/catalog/catalog.urls.ts';
import { longestSearch } from './longestSearch.ts';
import { filterPanel, isFilterPanelOpen } from './filters/filterPanel.ts';
import { readRefinement } from './filters/refinement.ts';
import { loadCarSearch, loadOemSearch, loadSearchResults, loadVinSearch } from './searchViews.ts';
import { carVariables, searchVariables, vinVariables } from './searchVariables.ts';

const preloadResults = preload(
  searchParameters,
  ({ url: { searchParams } }) =>
    searchVariables(readCatalogSearch(searchParams), {
      refine: readRefinement(searchParams),
      withFacets: isFilterPanelOpen(filterPanel.read(), searchParams),
    }),
  // A failed search shows as a panel in the page's own words (CAT-32 to CAT-34).
  { quiet: true },
);
const preloadCar = preload(carParameters, ({ url }) => carVariables(readCatalogSearch(url.searchParams)), {
  fetchPolicy: 'store-or-network',
});
const preloadVin = preload(vinParameters, ({ url }) => vinVariables(readCatalogSearch(url.searchParams)), {
  fetchPolicy: 'store-or-network',
});

const loadForms = { car: loadCarSearch, vin: loadVinSearch, oem: loadOemSearch };

/** Starts what the tab's form reads, together with its code. */
function loadForm(args: LoaderFunctionArgs): unknown {
  const search = searchOf(args);
  if (search.type !== 'part') void loadForms[search.type]();
  if (search.type === 'car') return preloadCar(args);
  if (search.searchString.length > longestSearch) return null;
  return search.type === 'vin' && (search.searchString || search.vehicleId) ? preloadVin(args) : null;
}

/** Starts the search of the URL together with the code that shows what it finds. */
function loadResults(args: LoaderFunctionArgs): unknown {
  const search = searchOf(args);
  if (!isSearching(search) || search.searchString.length > longestSearch) return null;
  void loadSearchResults();
  return preloadResults(args);
}

const searchOf = ({ request }: LoaderFunctionArgs): CatalogSearch =>
  readCatalogSearch(new URL(request.url).searchParams);

const access = { requires: 'article_list' };

/** The catalog. The form and the results load in parallel: a choice is one round trip. */
export const catalog: Module = {
  routes: [
    {
      path: 'catalog',
      ...guarded(access, loadForm),
      lazy: async () => ({ Component: (await import('./CatalogPage.tsx')).CatalogPage }),
      children: [
        {
          index: true,
          ...guarded(access, loadResults),
          lazy: async () => ({ Component: (await import('./CatalogResults.tsx')).CatalogResults }),
        },
      ],
    },
  ],
};
