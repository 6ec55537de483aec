import InTransitPageQuery from '../../__generated__/InTransitPageQuery$parameters.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';
import { filtersOf } from '../../ui/filters/filterSet.ts';
import { pageWindow, readListPage } from '../../ui/list/listState.ts';
import { inTransitFilters, readInTransitOrder } from './inTransitState.ts';

/** Goods in transit (TRN-01). */
export const inTransit: Module = {
  routes: [
    {
      path: 'in-transit',
      ...guarded(
        { requires: 'order_create_reservation' },
        preload(InTransitPageQuery, ({ url }) => ({
          filter: filtersOf(inTransitFilters, url),
          order: readInTransitOrder(url.searchParams),
          ...pageWindow(readListPage(url.searchParams)),
        })),
      ),
      lazy: async () => ({ Component: (await import('./InTransitPage.tsx')).InTransitPage }),
    },
  ],
};
