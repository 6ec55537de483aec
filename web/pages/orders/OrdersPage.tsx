import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import type { OrdersPageQuery } from '../../__generated__/OrdersPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { OrdersTable } from './OrdersTable.tsx';

/** A list of orders of one type: its filters, its rows and its pager (ORD-01). */
export function OrdersPage(): ReactElement {
  const { viewer } = useRouteQuery<OrdersPageQuery>(graphql`
    query OrdersPageQuery($type: OrderType!, $filter: OrderFilter, $first: Int!, $after: String!)
    @preloadable {
      viewer {
        orders(type: $type, filter: $filter, first: $first, after: $after) {
          ...OrdersTable_orders
        }
      }
    }
  `);
  return <OrdersTable orders={viewer.orders} />;
}
