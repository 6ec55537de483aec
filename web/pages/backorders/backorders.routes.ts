import type { RouteObject } from 'react-router-dom';
import BackordersPageQuery from '../../__generated__/BackordersPageQuery$parameters.ts';
import { preload } from '../../relay/preload.ts';
import { guarded, type RouteAccess } from '../../shell/guard.ts';
import { pageWindow, readListPage } from '../../ui/list/listState.ts';

/** Who may see the articles on backorder (BACK-01, GAP-28). */
export const backordersAccess: RouteAccess = { requires: 'order_backorder' };

/** The articles on backorder, a child of the orders area (BACK-01, GAP-73). */
export const backordersRoute: RouteObject = {
  path: 'backorder',
  ...guarded(
    backordersAccess,
    preload(BackordersPageQuery, ({ url }) => pageWindow(readListPage(url.searchParams))),
  ),
  lazy: async () => ({ Component: (await import('./BackordersPage.tsx')).BackordersPage }),
};
