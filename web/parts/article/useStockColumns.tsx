import { makeStyles, tokens } from '@fluentui/react-components';
import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dash } from '../../ui/values/dash.ts';
import type { Column } from '../../ui/table/Column.ts';
import { formatPieces } from '../../ui/values/formatMoney.ts';

const useStyles = makeStyles({
  none: { color: tokens.colorNeutralForeground3 },
  place: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});

/**
 * A stock column for each warehouse; a zero is dimmed, so that available pieces stand out. On a phone they are one
 * value: the warehouses that have some (CAT-43, WISH-02, MISS-04). `amountOf` returns the pieces of a row, null where they
 * are not known; it must be stable.
 */
export function useStockColumns<Row, Warehouse extends { readonly name?: string | null | undefined }>(
  warehouses: readonly Warehouse[],
  amountOf: (row: Row, warehouse: Warehouse) => number | null | undefined,
): readonly Column<Row>[] {
  const styles = useStyles();
  const { t } = useTranslation();
  return useMemo(
    () => [
      ...warehouses.map((warehouse, index): Column<Row> => ({
        key: `stock-${index}`,
        label: warehouse.name ?? dash,
        align: 'end',
        card: 'none',
        render: (row) => {
          const amount = amountOf(row, warehouse);
          if (amount == null) return null;
          return amount > 0 ? formatPieces(amount) : <span className={styles.none}>{amount}</span>;
        },
      })),
      {
        key: 'stock',
        label: t('ARTICLE.IN_STOCK'),
        isForCards: true,
        render: (row) => {
          const places = warehouses
            .map((warehouse) => ({ name: warehouse.name ?? dash, amount: amountOf(row, warehouse) ?? 0 }))
            .filter(({ amount }) => amount > 0);
          if (places.length === 0) return <>{dash}</>;
          return places.map(({ name, amount }, index) => (
            <Fragment key={name}>
              <span className={styles.place}>
                {name} {formatPieces(amount)}
                {index < places.length - 1 ? ',' : null}
              </span>{' '}
            </Fragment>
          ));
        },
      },
    ],
    [styles, t, warehouses, amountOf],
  );
}
