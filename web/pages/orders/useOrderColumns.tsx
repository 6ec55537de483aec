import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/links/TextLink.tsx';
import type { OrdersTable_viewer$data } from '../../__generated__/OrdersTable_viewer.graphql.ts';
import { useSession } from '../../shell/session/useSession.ts';
import type { ChoosableColumn } from '../../ui/columns/useColumnChoice.ts';
import { formatDate } from '../../ui/values/formatDate.ts';
import { personName } from '../../ui/values/personName.ts';
import { verbatim } from '../../ui/values/verbatim.tsx';
import type { Column } from '../../ui/table/Column.ts';
import { OrderMenu } from './OrderMenu.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import type { CheckedOrder, OrderChange } from '../../parts/orders/CheckedOrder.ts';
import { isOrderStatus } from '../../parts/orders/orderStatus.ts';
import { orderUrl } from '../../parts/orders/orders.urls.ts';
import { OrderStatusTag } from '../../parts/orders/OrderStatusTag.tsx';
import { column } from '../../parts/table/column.tsx';

/** A row of an orders list. */
export type OrderRow = NonNullable<NonNullable<OrdersTable_viewer$data['orders']>['edges'][number]>['node'];

/**
 * The columns of the orders lists; the pay feature swaps the user for the payment (ORD-05 to ORD-10).
 *
 * @param ask asks whether to change an order so
 */
export function useOrderColumns(ask: (to: OrderChange, order: CheckedOrder) => void) {
  const { t } = useTranslation();
  const { payFeature } = useSession();
  return useMemo((): readonly (Column<OrderRow> & Partial<ChoosableColumn>)[] => {
    const user: Column<OrderRow> = {
      key: 'user',
      label: t('ORDERS.COLUMN.USER'),
      render: (order) => verbatim(personName(order.user)),
    };
    const pay: Column<OrderRow> = {
      key: 'pay',
      label: t('ORDERS.COLUMN.PAY'),
      render: (order) => <OrderPayment order={order} />,
      card: 'value',
    };
    // On a phone checking a box and going to the end of the list is a long way to the same commands.
    const menu: Column<OrderRow> & Partial<ChoosableColumn> = {
      key: 'menu',
      label: t('DOCUMENTS.COLUMN.MENU'),
      isFixed: true,
      render: (order) => <OrderMenu order={order} onAsk={ask} />,
      card: 'menu',
      isForCards: true,
    };
    return [
      {
        key: 'id',
        label: t('ORDERS.COLUMN.ID'),
        isFixed: true,
        isRowLink: true,
        render: ({ dbId, status, createdAt }) => (
          <>
            <TextLink to={orderUrl(dbId)} aria-describedby={`order-${dbId}`}>
              {dbId}
            </TextLink>
            {/* Tab leads from order to order, past what tells them apart. */}
            <span id={`order-${dbId}`} hidden>
              {[
                ...(status && isOrderStatus(status) ? [t(`ORDER.STATUS.${status}`)] : []),
                formatDate(createdAt, 'minutes'),
              ].join(', ')}
            </span>
          </>
        ),
        card: 'head',
      },
      {
        key: 'status',
        label: t('ORDERS.COLUMN.STATUS'),
        render: (order) => <OrderStatusTag order={order} />,
        card: 'head',
      },
      column.money('grandTotal', t('ORDERS.COLUMN.GRAND_TOTAL'), { card: 'head' }),
      column.name('warehouse', t('ORDERS.COLUMN.WAREHOUSE')),
      column.text('clientOrderId', t('ORDERS.COLUMN.CLIENT_ORDER_ID'), { minWidth: '14ch' }),
      ...(payFeature ? [] : [user]),
      column.moment('createdAt', t('ORDERS.COLUMN.CREATED_AT')),
      ...(payFeature ? [pay] : []),
      menu,
    ];
  }, [t, payFeature, ask]);
}
