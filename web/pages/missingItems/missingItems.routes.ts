import type { RouteObject } from 'react-router-dom';
import MissingItemsPageQuery from '../../__generated__/MissingItemsPageQuery$parameters.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';
import { filtersOf } from '../../ui/filters/filterSet.ts';
import { pageWindow, readListPage } from '../../ui/list/listState.ts';
import { missingItemsFilters } from './missingItemsFilters.ts';

const page = (path: string, hidden: boolean): RouteObject => ({
  path,
  ...guarded(
    { requires: 'order_missing_items' },
    preload(MissingItemsPageQuery, ({ url }) => ({
      hidden,
      filter: filtersOf(missingItemsFilters, url),
      ...pageWindow(readListPage(url.searchParams)),
    })),
  ),
  lazy: async () => ({ Component: (await import('./MissingItemsPage.tsx')).MissingItemsPage }),
});

/** The report of missing items: the active ones and the hidden ones (MISS-01 to MISS-03). */
export const missingItems: Module = {
  routes: [page('missing-items', false), page('missing-items/hidden', true)],
};
