import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartWarehouse } from './CartWarehouse.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';

/** Block size of the head in pixels; it stays in view. */
export const headHeight = 34;

const useStyles = makeStyles({
  cell: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    boxSizing: 'border-box',
    blockSize: `${headHeight}px`,
    paddingInline: tokens.spacingHorizontalS,
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground2,
    borderBlockEndWidth: tokens.strokeWidthThin,
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke1,
    whiteSpace: 'nowrap',
  },
  first: { insetInlineStart: 0, zIndex: 3 },
  number: { textAlign: 'end' },
  warehouse: {
    paddingInlineStart: 0,
    whiteSpace: 'normal',
    lineHeight: tokens.lineHeightBase100,
    overflowWrap: 'anywhere',
  },
  hidden: visuallyHidden,
});

/**
 * Widths of the columns in pixels, the description taking what is left. They are fixed: with widths by content the
 * browser would lay out the whole table again for every row that comes into view, and the columns would shift.
 */
const widths = {
  article: 120,
  description: 120,
  stock: 84,
  price: 84,
  requested: 116,
  qty: 96,
  total: 96,
  commands: 44,
};
const arrivalWidth = 176;

type Columns = {
  /** One column each (CART-16). */
  warehouses: readonly CartWarehouse[];
  /** Whether the lines show when they arrive (DAY-88). */
  showsArrival: boolean;
};

/** The least that the table's columns need: it scrolls sideways when there is less. */
export function leastTableWidth({ warehouses, showsArrival }: Columns): number {
  const { stock, ...others } = widths;
  const more = stock * warehouses.length + (showsArrival ? arrivalWidth : 0);
  return Object.values(others).reduce((sum, width) => sum + width, more);
}

/** The head of the cart's table. */
export const CartTableHead = memo(function CartTableHead({
  warehouses,
  showsArrival,
}: Columns): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const number = mergeClasses(styles.cell, styles.number);
  return (
    <thead>
      <tr>
        <th
          scope="col"
          className={mergeClasses(styles.cell, styles.first)}
          style={{ inlineSize: widths.article }}
        >
          {t('CART.COLUMN.ARTICLE')}
        </th>
        <th scope="col" className={styles.cell}>
          {t('CART.COLUMN.DESCRIPTION')}
        </th>
        {warehouses.map(({ dbId, name }) => (
          <th
            key={dbId}
            scope="col"
            className={mergeClasses(number, styles.warehouse)}
            style={{ inlineSize: widths.stock }}
          >
            {name}
          </th>
        ))}
        {showsArrival ? (
          <th scope="col" className={styles.cell} style={{ inlineSize: arrivalWidth }}>
            {t('CART.COLUMN.ARRIVAL')}
          </th>
        ) : null}
        <th scope="col" className={number} style={{ inlineSize: widths.price }}>
          {t('CART.COLUMN.PRICE')}
        </th>
        <th scope="col" className={number} style={{ inlineSize: widths.requested }}>
          {t('CART.COLUMN.REQUESTED_QTY')}
        </th>
        <th scope="col" className={number} style={{ inlineSize: widths.qty }}>
          {t('CART.COLUMN.QTY')}
        </th>
        <th scope="col" className={number} style={{ inlineSize: widths.total }}>
          {t('CART.COLUMN.TOTAL')}
        </th>
        <th scope="col" className={styles.cell} style={{ inlineSize: widths.commands }}>
          <span className={styles.hidden}>{t('CART.COLUMN.ACTIONS')}</span>
        </th>
      </tr>
    </thead>
  );
});
