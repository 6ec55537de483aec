import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { articleWidth, headHeight } from './cartSizes.ts';
import type { CartWarehouse } from '../CartWarehouse.ts';
import { visuallyHidden } from '../../../ui/announce/visuallyHidden.ts';

const useStyles = makeStyles({
  cell: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    boxSizing: 'border-box',
    blockSize: `${headHeight}px`,
    paddingInline: tokens.spacingHorizontalS,
    textAlign: 'start',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase100,
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
  warehouse: { paddingInlineStart: 0, whiteSpace: 'normal' },
  hidden: visuallyHidden,
});

/**
 * Widths of the columns in pixels, the article taking what is left. They are fixed: with widths by content the browser
 * would lay out the whole table again for every row that comes into view, and the columns would shift.
 */
const widths = {
  article: articleWidth,
  price: 88,
  requested: 112,
  // Of a short line: the button for its options, the sign, and five digits.
  qty: 112,
  total: 112,
  commands: 52,
};
const arrivalWidth = 176;
/** Pixels of a warehouse's column: its name breaks between words alone. */
const stockWidth = (name: string): number =>
  Math.max(68, 12 + 8 * Math.max(...name.split(' ').map(({ length }) => length)));

type Columns = {
  /** One column each (CART-16). */
  warehouses: readonly CartWarehouse[];
  /** Whether the lines show when they arrive (DAY-88). */
  showsArrival: boolean;
};

/** The least that the table's columns need: it scrolls sideways when there is less. */
export function leastTableWidth({ warehouses, showsArrival }: Columns): number {
  const stocks = warehouses.map(({ name }) => stockWidth(name));
  return [...Object.values(widths), ...stocks, showsArrival ? arrivalWidth : 0].reduce(
    (sum, width) => sum + width,
    0,
  );
}

/** The head of the cart's table. */
export const CartTableHead = memo(function CartTableHead({
  warehouses,
  showsArrival,
  isHidden,
}: Columns & {
  /** Leaves the head to screen readers: on a phone a line is a card. */
  isHidden: boolean;
}): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const number = mergeClasses(styles.cell, styles.number);
  return (
    <thead className={isHidden ? styles.hidden : undefined}>
      <tr aria-rowindex={1}>
        <th scope="col" className={mergeClasses(styles.cell, styles.first)}>
          {t('CART.COLUMN.ARTICLE')}
        </th>
        {warehouses.map(({ dbId, name }) => (
          <th
            key={dbId}
            scope="col"
            className={mergeClasses(number, styles.warehouse)}
            style={{ inlineSize: stockWidth(name) }}
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
        <th scope="col" className={styles.cell} style={{ inlineSize: widths.commands }} data-screen-only>
          <span className={styles.hidden}>{t('CART.COLUMN.ACTIONS')}</span>
        </th>
      </tr>
    </thead>
  );
});
