import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'react-relay';
import type {
  IncludedOrders_orders$data,
  IncludedOrders_orders$key,
} from '../../__generated__/IncludedOrders_orders.graphql.ts';
import { OrderStatusTag } from '../../parts/orders/OrderStatusTag.tsx';
import type { Column } from '../../ui/table/Column.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { IncludedTable } from './IncludedTable.tsx';
import { column } from '../../parts/table/column.tsx';

type Props = {
  /** As they were answered: null for one that could not be read. */
  orders: readonly (IncludedOrders_orders$key | null | undefined)[] | null | undefined;
};

/** The orders that a final invoice sums up, each a link to its page (MINV-10, MINV-13, GAP-74). */
export function IncludedOrders({ orders }: Props): ReactElement {
  const { t } = useTranslation();
  const rows = useMemo(
    () =>
      orders?.map((order) =>
        order
          ? readInlineData(
              graphql`
                fragment IncludedOrders_orders on Order @inline {
                  dbId
                  grandTotal {
                    ...Money_amount
                  }
                  warehouse {
                    name
                  }
                  clientOrderId
                  createdAt
                  ...OrderStatusTag_order
                }
              `,
              order,
            )
          : null,
      ),
    [orders],
  );
  const columns = useMemo(
    (): readonly Column<IncludedOrders_orders$data>[] => [
      {
        key: 'id',
        isRowLink: true,
        label: t('ORDERS.COLUMN.ID'),
        render: ({ dbId }) => <TextLink to={`/orders/${encodeURIComponent(dbId)}`}>{dbId}</TextLink>,
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
      column.text('clientOrderId', t('ORDERS.COLUMN.CLIENT_ORDER_ID')),
      column.moment('createdAt', t('ORDERS.COLUMN.CREATED_AT')),
    ],
    [t],
  );
  return (
    <IncludedTable
      title={t('FINAL_INVOICE.ORDERS')}
      columns={columns}
      rows={rows}
      empty={t('FINAL_INVOICE.NO_ORDERS')}
    />
  );
}
