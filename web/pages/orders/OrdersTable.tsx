import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrdersTable_viewer$key } from '../../__generated__/OrdersTable_viewer.graphql.ts';
import { orderPageSizes } from '../../ui/list/listState.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import { catalogUrl } from '../../parts/catalog/catalog.urls.ts';
import { orderFilterTypes } from './orderFilters.ts';
import { orderListOptions } from './ordersVariables.ts';
import { useOrderColumns } from './useOrderColumns.tsx';
import { useOrderFilterDefinitions } from './useOrderFilterDefinitions.ts';

/** The filters, rows and pager of an orders list; its state is in the URL (ORD-05 to ORD-13, LIST-06). */
export function OrdersTable({ viewer }: { viewer: OrdersTable_viewer$key }): ReactElement {
  const { t } = useTranslation();
  const data = useFragment(
    graphql`
      fragment OrdersTable_viewer on Viewer {
        ...useWarehouseFilter_viewer
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
  const filters = useOrderFilterDefinitions(data);
  const columns = useOrderColumns();
  const { orders } = data;
  return (
    <ListPage
      label={t('ORDERS.TAB.REGULAR')}
      connection={orders}
      rows={nodesOf(orders)}
      rowKey={({ id }) => id}
      columns={columns}
      list={list}
      filters={filters}
      sizes={orderPageSizes}
      error={t('ORDERS.ERROR')}
      noMatch={t('ORDERS.NO_MATCH')}
      empty={{
        title: t('ORDERS.EMPTY'),
        text: t('ORDERS.EMPTY.HINT'),
        action: <ButtonLink to={catalogUrl()}>{t('ORDERS.EMPTY.ACTION')}</ButtonLink>,
      }}
    />
  );
}
