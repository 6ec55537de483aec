import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import type { OrdersPageQuery } from '../../__generated__/OrdersPageQuery.graphql.ts';
import { useLiveQuery } from '../../relay/useLiveQuery.ts';
import { OrdersTable } from './OrdersTable.tsx';

/** A list of orders of one type (ORD-01). */
export function OrdersPage(): ReactElement {
  const { viewer } = useLiveQuery<OrdersPageQuery>(graphql`
    query OrdersPageQuery($type: OrderType!, $filter: OrderFilter, $first: Int!, $after: String!)
    @preloadable {
      viewer {
        ...OrdersTable_viewer
      }
    }
  `);
  return <OrdersTable viewer={viewer} />;
}
