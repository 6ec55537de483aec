import { lazy, Suspense, useCallback, useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { OrdersPageQuery } from '../../__generated__/OrdersPageQuery.graphql.ts';
import type { OrdersTable_viewer$key } from '../../__generated__/OrdersTable_viewer.graphql.ts';
import { useRouteVariables } from '../../relay/useRouteQuery.ts';
import { orderPageSizes } from '../../ui/list/listState.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import { useMatchingSelection } from '../../ui/list/useMatchingSelection.ts';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import { catalogUrl } from '../../parts/catalog/catalog.urls.ts';
import { ListViews } from '../../parts/views/ListViews.tsx';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import type { CheckedOrder } from '../../parts/orders/CheckedOrder.ts';
import type { OrderBulk } from '../../parts/orders/OrderBulkDialog.tsx';
import { orderFilters } from './orderFilters.ts';
import { orderListOptions } from './ordersVariables.ts';
import { useOrderColumns, type OrderRow } from './useOrderColumns.tsx';
import { useFilterDefinitions } from '../../parts/filters/useFilterDefinitions.ts';
import { useWarehouseChoices } from '../../parts/warehouses/useWarehouseChoices.ts';
import { useQuickOrderFilters } from './useQuickOrderFilters.ts';

// Not before an order is checked.
const OrderBulkButtons = lazy(async () => ({
  default: (await import('./OrderBulkButtons.tsx')).OrderBulkButtons,
}));
const [OrderBulkDialog] = lazyDialog(
  async () => (await import('../../parts/orders/OrderBulkDialog.tsx')).OrderBulkDialog,
);

/** The filters, rows and pager of an orders list; its state is in the URL (ORD-05 to ORD-13, LIST-06). */
export function OrdersTable({ viewer }: { viewer: OrdersTable_viewer$key }): ReactElement {
  const { t } = useTranslation();
  const data = useFragment(
    graphql`
      fragment OrdersTable_viewer on Viewer {
        ...useWarehouseChoices_viewer
        orders(type: $type, filter: $filter, first: $first, after: $after) {
          totalCount
          pageInfo {
            isPositionUncertain
          }
          edges {
            node {
              id
              dbId
              status
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
  const list = useListUrl(orderFilters, orderListOptions);
  const filters = useFilterDefinitions(orderFilters, useWarehouseChoices(data));
  const { orders } = data;
  const rows = useMemo(() => nodesOf(orders), [orders]);
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const { type, filter } = useRouteVariables<OrdersPageQuery>();
  const mayOrder = useHasAttribute('order_management');
  const mayOpen = useHasAttribute('order_view');
  const { selection, checkedRows, isWhole } = useMatchingSelection<CheckedOrder>({
    rows,
    total: orders?.totalCount,
    listKey: JSON.stringify([type, filter]),
    readAll: async () =>
      (await import('./readMatchingOrders.ts')).readMatchingOrders(environment, { type, filter }),
  });
  const [ask, question] = useBulkQuestion(() => {
    selection.select([]);
    void revalidate();
  });
  const columns = useOrderColumns(
    useCallback((to, order) => ask({ to, orders: [order], isWhole: false }), [ask]),
  );
  return (
    <>
      <ListPage
        label={t('ORDERS.TAB.REGULAR')}
        connection={orders}
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        columnsKey="orders"
        list={list}
        renderViews={(state) => <ListViews name="orders" state={state} />}
        filters={filters}
        quickFilters={useQuickOrderFilters()}
        sizes={orderPageSizes}
        selection={mayOrder || mayOpen ? { ...selection, describe } : null}
        selectionCommands={
          <Suspense>
            <OrderBulkButtons
              orders={checkedRows}
              onAsk={(to) => ask({ to, orders: checkedRows, isWhole })}
            />
          </Suspense>
        }
        error={t('ORDERS.ERROR')}
        noMatch={t('ORDERS.NO_MATCH')}
        empty={{
          title: t('ORDERS.EMPTY'),
          text: t('ORDERS.EMPTY.HINT'),
          action: <ButtonLink to={catalogUrl()}>{t('ORDERS.EMPTY.ACTION')}</ButtonLink>,
        }}
      />
      {question}
    </>
  );
}

/** Changes orders together after a question. */
function useBulkQuestion(
  onChanged: () => void,
): [ask: (bulk: OrderBulk) => void, question: ReactElement | null] {
  const [bulk, setBulk] = useState<OrderBulk | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [actions, setActions] = useState(0);
  const ask = useCallback((asked: OrderBulk) => {
    setBulk(asked);
    setIsAsked(true);
    setActions((count) => count + 1);
  }, []);
  const question = bulk ? (
    <OrderBulkDialog
      key={actions}
      isOpen={isAsked}
      bulk={bulk}
      onClose={(isChanged) => {
        setIsAsked(false);
        if (isChanged) onChanged();
      }}
    />
  ) : null;
  return [ask, question];
}

const describe = ({ id, dbId }: OrderRow): { id: string; name: string } => ({ id, name: dbId });
