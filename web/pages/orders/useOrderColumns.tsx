import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/TextLink.tsx';
import type { OrdersTable_viewer$data } from '../../__generated__/OrdersTable_viewer.graphql.ts';
import { useSession } from '../../shell/session/useSession.ts';
import type { ChoosableColumn } from '../../ui/columns/useColumnChoice.ts';
import { DateTime } from '../../ui/DateTime.tsx';
import { personName } from '../../ui/personName.ts';
import { verbatim } from '../../ui/verbatim.tsx';
import { Money } from '../../parts/money/Money.tsx';
import type { Column } from '../../ui/table/Column.ts';
import { OrderPayment } from './OrderPayment.tsx';
import { orderUrl } from '../../parts/orders/orders.urls.ts';
import { OrderStatusTag } from '../../parts/orders/OrderStatusTag.tsx';

/** A row of an orders list. */
export type OrderRow = NonNullable<NonNullable<OrdersTable_viewer$data['orders']>['edges'][number]>['node'];

/** The columns of the orders lists; the pay feature swaps the user for the payment (ORD-05 to ORD-10). */
export function useOrderColumns(): readonly (Column<OrderRow> & Partial<ChoosableColumn>)[] {
  const { t } = useTranslation();
  const { payFeature } = useSession();
  return useMemo(() => {
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
    return [
      {
        key: 'id',
        label: t('ORDERS.COLUMN.ID'),
        isFixed: true,
        isRowLink: true,
        render: (order) => <TextLink to={orderUrl(order.dbId)}>{order.dbId}</TextLink>,
        card: 'head',
      },
      {
        key: 'status',
        label: t('ORDERS.COLUMN.STATUS'),
        render: (order) => <OrderStatusTag order={order} />,
        card: 'head',
      },
      {
        key: 'grandTotal',
        label: t('ORDERS.COLUMN.GRAND_TOTAL'),
        render: (order) => <Money value={order.grandTotal} />,
        align: 'end',
        card: 'head',
      },
      {
        key: 'warehouse',
        label: t('ORDERS.COLUMN.WAREHOUSE'),
        render: (order) => order.warehouse?.name,
      },
      {
        key: 'clientOrderId',
        label: t('ORDERS.COLUMN.CLIENT_ORDER_ID'),
        render: (order) => order.clientOrderId,
      },
      ...(payFeature ? [] : [user]),
      {
        key: 'createdAt',
        label: t('ORDERS.COLUMN.CREATED_AT'),
        render: (order) => <DateTime value={order.createdAt} precision="minutes" />,
      },
      ...(payFeature ? [pay] : []),
    ];
  }, [t, payFeature]);
}
