import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { OrdersTable_viewer$key } from '../../__generated__/OrdersTable_viewer.graphql.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { orderPageSizes } from '../../ui/list/listState.ts';
import { Pager } from '../../ui/list/Pager.tsx';
import { PastTheEnd } from '../../ui/list/PastTheEnd.tsx';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { orderFilterTypes } from './orderFilters.ts';
import { OrdersEmpty } from './OrdersEmpty.tsx';
import { orderListOptions } from './ordersVariables.ts';
import { useOrderColumns } from './useOrderColumns.tsx';
import { useOrderFilterDefinitions } from './useOrderFilterDefinitions.ts';

/** The filters, rows and pager of an orders list; its state is in the URL (ORD-05 to ORD-13, LIST-06). */
export function OrdersTable({ viewer }: { viewer: OrdersTable_viewer$key }): ReactElement {
  const { t } = useTranslation();
  const data = useFragment(
    graphql`
      fragment OrdersTable_viewer on Viewer {
        ...useOrderFilterDefinitions_viewer
        orders(type: $type, filter: $filter, first: $first, after: $after) {
          totalCount
          edges {
            node {
              id
              dbId
              grandTotal {
                ...Money_amount
              }
              clientOrderId
              warehouse {
                name
              }
              user {
                firstName
                lastName
              }
              createdAt
              ...OrderStatusTag_order
              ...OrderPayment_order
            }
          }
        }
      }
    `,
    viewer,
  );
  const list = useListUrl(orderFilterTypes, orderListOptions);
  const definitions = useOrderFilterDefinitions(data);
  const columns = useOrderColumns();
  const { revalidate } = useRevalidator();
  const { orders } = data;
  if (orders && orders.totalCount > 0 && orders.edges.length === 0) {
    return <PastTheEnd list={list} total={orders.totalCount} />;
  }
  return (
    <>
      <FilterBar definitions={definitions} list={list} />
      <DataTable
        label={t('ORDERS.TAB.REGULAR')}
        columns={columns}
        rows={orders?.edges ?? []}
        rowKey={({ node }) => node.id}
        error={orders ? null : <ErrorPanel text={t('ORDERS.ERROR')} onRetry={() => void revalidate()} />}
        empty={<OrdersEmpty list={list} />}
      />
      {orders ? <Pager list={list} total={orders.totalCount} sizes={orderPageSizes} /> : null}
    </>
  );
}
