import type { RouteObject } from 'react-router-dom';
import OrderPageQuery from '../../__generated__/OrderPageQuery$parameters.ts';
import OrdersPageQuery from '../../__generated__/OrdersPageQuery$parameters.ts';
import { isDbId } from '../../../contract/isDbId.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import { leadOn } from '../../shell/leadOn.ts';
import type { Module } from '../../shell/Module.ts';
import { loadOrdersHome } from './loadOrdersHome.ts';
import { orderUrl } from '../../parts/orders/orders.urls.ts';
import { ordersAccess, ordersAreaAccess } from './ordersAccess.ts';
import { ordersVariables } from './ordersVariables.ts';
import type { OrderType } from '../../parts/orders/OrderType.ts';

const ordersPage = (path: string, type: OrderType): RouteObject => ({
  path,
  ...guarded(ordersAccess[type], preload(OrdersPageQuery, ordersVariables(type))),
  lazy: async () => ({ Component: (await import('./OrdersPage.tsx')).OrdersPage }),
});

/**
 * The lists of orders and the page of one (ORD-01 to ORD-04, ORD-18, GAP-73, GAP-74).
 *
 * @param within modules whose screens are in the area; each has its own attribute (BACK-01)
 */
export const orders = (...within: readonly Module[]): Module => ({
  routes: [
    // Not a child of the area: it would be led away only after the area's code had come.
    { path: 'orders', handle: { access: ordersAreaAccess }, loader: loadOrdersHome, element: null },
    {
      path: 'orders',
      ...guarded({}),
      lazy: async () => ({ Component: (await import('./OrdersArea.tsx')).OrdersArea }),
      children: [
        {
          ...guarded(ordersAreaAccess),
          children: [
            ordersPage('regular', 'REGULAR'),
            ordersPage('reservation', 'RESERVATION'),
            ordersPage('backorders', 'BACKORDER'),
          ],
        },
        ...within.flatMap(({ routes }) => routes),
      ],
    },
    {
      path: 'orders/:dbId',
      loader: ({ request, params: { dbId = '' } }) =>
        leadOn(request, isDbId(dbId) ? orderUrl(dbId) : '/not-found'),
    },
    {
      path: 'order/:dbId',
      ...guarded(
        { requires: 'order_view' },
        preload(OrderPageQuery, ({ params }) => ({ dbId: params['dbId'] ?? '' })),
      ),
      lazy: async () => ({ Component: (await import('./OrderPage.tsx')).OrderPage }),
    },
  ],
});
