import BackordersPageQuery from '../../__generated__/BackordersPageQuery$parameters.ts';
import { preload } from '../../relay/preload.ts';
import { backordersAccess } from '../../parts/orders/backordersAccess.ts';
import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';
import { pageWindow, readListPage } from '../../ui/list/listState.ts';

/** The articles on backorder, a child of the orders area (BACK-01, GAP-73). */
export const backorders: Module = {
  routes: [
    {
      path: 'backorder',
      ...guarded(
        backordersAccess,
        preload(BackordersPageQuery, ({ url }) => pageWindow(readListPage(url.searchParams))),
      ),
      lazy: async () => ({ Component: (await import('./BackordersPage.tsx')).BackordersPage }),
    },
  ],
};
