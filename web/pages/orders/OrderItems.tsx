import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderItems_order$key } from '../../__generated__/OrderItems_order.graphql.ts';
import type { InvoiceOfGoods } from '../../parts/claims/claimLines.ts';
import { useCheckedLines } from '../../parts/documents/useCheckedLines.tsx';
import { useSession } from '../../shell/session/useSession.ts';
import { ColumnSelector } from '../../ui/columns/ColumnSelector.tsx';
import { useColumnChoice } from '../../ui/columns/useColumnChoice.ts';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { OrderLimits } from './OrderLimits.tsx';
import { orderItemColumns } from './orderItemColumns.tsx';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBlockEnd: tokens.spacingVerticalS,
  },
});

type Props = {
  order: OrderItems_order$key;
  /** The invoices that charged its goods, for claims. */
  invoices: readonly InvoiceOfGoods[];
};

/** The lines of an order, in the columns that the user has chosen (ORD-39 to ORD-45). */
export function OrderItems({ order, invoices }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { dbId, status, items } = useFragment(
    graphql`
      fragment OrderItems_order on Order {
        dbId
        status
        items {
          id
          articleName
          isDelivery
          description
          price {
            ...Money_amount
          }
          priceType
          clientPrice {
            ...Money_amount
          }
          qtyRequested
          qty
          totalPrice {
            ...Money_amount
          }
        }
      }
    `,
    order,
  );
  const { decimalStyle } = useSession();
  const columns = useMemo(() => orderItemColumns(t, decimalStyle), [t, decimalStyle]);
  const choice = useColumnChoice('order-items', columns);
  const visible = columns.filter(({ key }) => choice.isVisible(key));
  const { column, above, below } = useCheckedLines(items, { kind: 'order', dbId, invoices });
  return (
    <div>
      <div className={styles.head}>
        <Subtitle2 as="h2">{t('ORDER.ITEMS')}</Subtitle2>
        <ColumnSelector columns={columns} choice={choice} />
      </div>
      <OrderLimits status={status} />
      {above}
      <DataTable
        label={t('ORDER.ITEMS')}
        columns={column ? [column, ...visible] : visible}
        rows={items}
        rowKey={({ id }) => id}
        maxBlockSize="600px"
        empty={<EmptyState title={t('ORDER.ITEMS.EMPTY')} />}
      />
      {below}
    </div>
  );
}
