import { mergeClasses } from '@fluentui/react-components';
import type { TFunction } from 'i18next';
import { memo, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CartRow_item$data, CartRow_item$key } from '../../../__generated__/CartRow_item.graphql.ts';
import { ArrivalDates } from '../../../parts/article/ArrivalDates.tsx';
import { readMoney } from '../../../parts/money/Money.tsx';
import { formatMoney, type DecimalStyle } from '../../../ui/values/formatMoney.ts';
import { useSayWhenSaved } from '../../../ui/announce/useSayWhenSaved.ts';
import { CartArticleCell } from './CartArticleCell.tsx';
import { CartAvailableCell } from './CartAvailableCell.tsx';
import { CartQuantityCell } from './CartQuantityCell.tsx';
import { useCartActions } from '../writes/CartActions.ts';
import { CartStockCell } from './CartStockCell.tsx';
import type { CartWarehouse } from '../CartWarehouse.ts';
import type { CartGrid } from './useCartGrid.ts';
import { useCartRowStyles } from './useCartRowStyles.ts';
import type { WarehouseStock } from './useStockElsewhere.ts';
import { dash } from '../../../ui/values/dash.ts';

type Props = {
  item: CartRow_item$key;
  /** Pieces as the user last set them. */
  qty: number;
  /** Whether that is not on the server yet. */
  isUnsaved: boolean;
  /** From 0. */
  index: number;
  /** How many lines the cart shows. */
  lines: number;
  measure: ((row: Element | null) => void) | undefined;
  warehouses: readonly CartWarehouse[];
  showsArrival: boolean;
  /** The stock of warehouses that are not chosen, if the line is short. */
  elsewhere: WarehouseStock | undefined | null;
  /** Renders the row as a card of two lines, for phones. */
  isCard: boolean;
  /** In which column the table's tab stop is, if it is in this row. */
  tabStop: string | null;
  isEditing: boolean;
  decimalStyle: DecimalStyle;
  t: TFunction;
  onEdit: (item: string) => void;
  onEdited: CartGrid['edited'];
  onRemoved: (item: string) => void;
  /** Called to look for ways out for a short row. */
  onRescue: (item: string) => void;
};

/** A line of the cart, memoised: there may be thousands. */
export const CartRow = memo(function CartRow(props: Props): ReactElement | null {
  const { isUnsaved, decimalStyle, t } = props;
  const item = useFragment(
    graphql`
      fragment CartRow_item on CartItem {
        id
        dbId
        article @required(action: NONE) {
          id
          name
          description
          multiple
        }
        calculatedPrice {
          ...Money_amount
        }
        qty
        requestedQty @required(action: NONE)
        totalAmount {
          ...Money_amount
        }
        stocks {
          warehouse {
            dbId
          }
          stockAmount
          backorderAmount
        }
        valid
        inTransit {
          ...ArrivalDates_inTransit
        }
      }
    `,
    props.item,
  );
  useSayWhenSaved(isUnsaved, () =>
    t(item && item.qty != null && item.qty < item.requestedQty ? 'CART.SAVED_SHORT' : 'CART.SAVED', {
      article: item?.article.name ?? dash,
      wanted: item?.requestedQty ?? dash,
      qty: item?.qty ?? dash,
      total: formatMoney(readMoney(item?.totalAmount), decimalStyle),
    }),
  );
  // The table leaves out lines without these.
  return item && <Cells {...props} item={item} />;
});

type CellsProps = Omit<Props, 'item'> & { item: NonNullable<CartRow_item$data> };

/** The row itself. Its controls are native ones, for the same reason. */
function Cells(props: CellsProps): ReactElement {
  const { item, qty, isUnsaved, index, lines, measure, warehouses, showsArrival, elsewhere } = props;
  const { isCard, tabStop, isEditing, decimalStyle, t, onEdit, onEdited, onRemoved, onRescue } = props;
  const styles = useCartRowStyles();
  const { remove } = useCartActions();
  const { dbId, article } = item;
  const name = article.name ?? dash;
  const isShort = !isUnsaved && item.qty != null && item.qty !== item.requestedQty;
  // What takes the focus of a cell: its control, or the cell itself.
  const stop = (column: string) => ({ 'data-column': column, tabIndex: tabStop === column ? 0 : -1 });
  // A card leaves out cells, and its heads are out of sight.
  const [stockStart, priceColumn] = [2, 2 + warehouses.length + Number(showsArrival)];
  const at = (column: number, ...looks: (string | false)[]) => ({
    className: mergeClasses(...looks),
    ...(isCard ? { 'aria-colindex': column } : null),
  });
  const cell = isCard ? styles.cardCell : styles.cell;
  const number = mergeClasses(styles.number, cell);
  const pending = isUnsaved && styles.pending;

  return (
    <tr
      ref={measure}
      data-index={index}
      data-item={dbId}
      aria-rowindex={index + 2}
      className={mergeClasses(styles.clear, styles.layer, isCard ? styles.card : styles.row)}
    >
      <CartArticleCell
        {...at(1, cell)}
        article={article}
        isNotSold={item.valid === false}
        isCard={isCard}
        stop={stop('article')}
        t={t}
      />
      {warehouses.map((warehouse, i) => (
        <CartStockCell
          key={warehouse.dbId}
          {...stop(`stock ${warehouse.dbId}`)}
          {...at(stockStart + i, number)}
          t={t}
          stock={item.stocks.find((stock) => stock?.warehouse?.dbId === warehouse.dbId)}
          warehouse={isCard ? warehouse.name : null}
          others={!isShort ? 0 : elsewhere === null ? null : (elsewhere?.get(warehouse.dbId) ?? 0)}
        />
      ))}
      {showsArrival ? (
        <td {...stop('arrival')} {...at(priceColumn - 1, cell, styles.arrival)}>
          {isCard ? `${t('CART.COLUMN.ARRIVAL')}: ` : null}
          {item.inTransit ? <ArrivalDates inTransit={item.inTransit} /> : dash}
        </td>
      ) : null}
      <td {...stop('price')} {...at(priceColumn, number, isCard && styles.cardPrice)}>
        {formatMoney(readMoney(item.calculatedPrice), decimalStyle)}
      </td>
      <CartQuantityCell
        {...at(priceColumn + 1, number, styles.quantity, isCard && styles.cardQuantity)}
        line={item}
        qty={qty}
        isUnsaved={isUnsaved}
        place={{ line: index + 1, lines }}
        isEditing={isEditing}
        stop={stop('qty')}
        t={t}
        onEdit={onEdit}
        onEdited={onEdited}
      />
      <CartAvailableCell
        {...at(priceColumn + 2, number, pending)}
        qty={item.qty}
        isShort={isShort}
        article={article.name}
        isCard={isCard}
        stop={stop('available')}
        t={t}
        onRescue={() => onRescue(dbId)}
      />
      <td
        {...stop('total')}
        {...at(priceColumn + 3, number, styles.total, isCard && styles.cardTotal, pending)}
      >
        {formatMoney(readMoney(item.totalAmount), decimalStyle)}
      </td>
      <td data-screen-only {...at(priceColumn + 4, cell, isCard && styles.cardRemove)}>
        <button
          type="button"
          {...stop('remove')}
          className={mergeClasses(styles.command, styles.remove)}
          title={t('CART.REMOVE', { article: name })}
          onClick={() => {
            onRemoved(dbId);
            remove(item);
          }}
        />
      </td>
    </tr>
  );
}
