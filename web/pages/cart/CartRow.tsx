import { mergeClasses } from '@fluentui/react-components';
import type { TFunction } from 'i18next';
import { memo, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CartRow_item$key } from '../../__generated__/CartRow_item.graphql.ts';
import { ArrivalDates } from '../../parts/article/ArrivalDates.tsx';
import { readMoney } from '../../parts/money/Money.tsx';
import { formatMoney, type DecimalStyle, formatPieces } from '../../ui/values/formatMoney.ts';
import { notify } from '../../ui/notices/notify.ts';
import { useSayWhenSaved } from '../../ui/announce/useSayWhenSaved.ts';
import { StatusTag } from '../../ui/values/StatusTag.tsx';
import { articleUrl } from '../../parts/catalog/catalog.urls.ts';
import { useCartActions } from './CartActions.ts';
import { CartStockCell } from './CartStockCell.tsx';
import type { CartWarehouse } from './CartWarehouse.ts';
import { QuantityEditor } from './QuantityEditor.tsx';
import type { CartGrid } from './useCartGrid.ts';
import { useCartRowStyles } from './useCartRowStyles.ts';
import type { WarehouseStock } from './useStockElsewhere.ts';
import { dash } from '../../ui/values/dash.ts';
import { plainLink } from '../../ui/links/useFollowLinks.ts';

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

/** A line of the cart. Native controls and memoised: there may be thousands. */
export const CartRow = memo(function CartRow(props: Props): ReactElement | null {
  const { qty, isUnsaved, index, lines, measure, warehouses, showsArrival, elsewhere } = props;
  const { isCard, tabStop, isEditing } = props;
  const { decimalStyle, t, onEdit, onEdited, onRemoved, onRescue } = props;
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
  const styles = useCartRowStyles();
  const { setQty, remove, add } = useCartActions();
  useSayWhenSaved(isUnsaved, () =>
    t(item && item.qty != null && item.qty < item.requestedQty ? 'CART.SAVED_SHORT' : 'CART.SAVED', {
      article: item?.article.name ?? dash,
      wanted: item?.requestedQty ?? dash,
      qty: item?.qty ?? dash,
      total: formatMoney(readMoney(item?.totalAmount), decimalStyle),
    }),
  );
  // The table leaves out lines without these.
  if (!item) return null;
  const { dbId, article } = item;
  const name = article.name ?? dash;
  const isShort = !isUnsaved && item.qty != null && item.qty !== item.requestedQty;
  // What takes the focus of a cell: its control, or the cell itself.
  const stop = (column: string) => ({ 'data-column': column, tabIndex: tabStop === column ? 0 : -1 });
  // A card leaves out cells, and its heads are out of sight.
  const [stockStart, priceColumn] = [2, 2 + warehouses.length + Number(showsArrival)];
  const at = (column: number) => (isCard ? { 'aria-colindex': column } : undefined);
  const cell = isCard ? styles.cardCell : styles.cell;
  const number = mergeClasses(styles.number, cell);
  const pending = isUnsaved && styles.pending;
  const removeLabel = t('CART.REMOVE', { article: name });
  const rescueLabel = isShort ? t('CART.RESCUE.OPEN', { article: name }) : undefined;

  return (
    <tr
      ref={measure}
      data-index={index}
      data-item={dbId}
      aria-rowindex={index + 2}
      className={mergeClasses(styles.clear, styles.layer, isCard ? styles.card : styles.row)}
    >
      <th scope="row" {...at(1)} className={mergeClasses(cell, styles.article, isCard && styles.cardArticle)}>
        {/* The table handles its clicks: a router link in every row would cost more than the row. */}
        <a
          href={article.name ? articleUrl(article.name) : undefined}
          className={styles.link}
          {...plainLink}
          {...stop('article')}
        >
          {name}
        </a>
        {item.valid !== false ? null : <StatusTag color="red">{t('CART.NOT_SOLD')}</StatusTag>}
        <div
          className={isCard ? styles.cardDescription : styles.description}
          title={article.description ?? undefined}
        >
          {article.description}
        </div>
      </th>
      {warehouses.map((warehouse, i) => (
        <CartStockCell
          key={warehouse.dbId}
          {...stop(`stock ${warehouse.dbId}`)}
          {...at(stockStart + i)}
          t={t}
          className={number}
          stock={item.stocks.find((stock) => stock?.warehouse?.dbId === warehouse.dbId)}
          warehouse={isCard ? warehouse.name : null}
          others={!isShort ? 0 : elsewhere === null ? null : (elsewhere?.get(warehouse.dbId) ?? 0)}
        />
      ))}
      {showsArrival ? (
        <td {...stop('arrival')} {...at(priceColumn - 1)} className={mergeClasses(cell, styles.arrival)}>
          {isCard ? `${t('CART.COLUMN.ARRIVAL')}: ` : null}
          {item.inTransit ? <ArrivalDates inTransit={item.inTransit} /> : dash}
        </td>
      ) : null}
      <td
        {...stop('price')}
        {...at(priceColumn)}
        className={mergeClasses(number, isCard && styles.cardPrice)}
      >
        {formatMoney(readMoney(item.calculatedPrice), decimalStyle)}
      </td>
      <td
        {...at(priceColumn + 1)}
        // Its button is the number: it is printed.
        data-sheet
        className={mergeClasses(number, styles.quantity, isCard && styles.cardQuantity)}
      >
        {isEditing ? (
          <QuantityEditor
            label={t('CART.QTY_OF', { article: name })}
            place={t('CART.LINE_OF', { line: index + 1, lines })}
            qty={qty}
            multiple={article.multiple ?? 1}
            onDone={(changed, direction) => {
              onEdited(dbId, direction, changed === 0);
              setQty(item, changed);
            }}
            onRounded={({ typed, taken }) =>
              notify({
                intent: 'info',
                title: t('QUANTITY.ROUNDED', { typed, qty: taken, multiple: article.multiple ?? 1 }),
                body: name,
                action: { label: t('CART.UNDO'), run: () => void add(article.id, qty) },
              })
            }
            onCancel={() => onEdited(dbId, 'stay')}
          />
        ) : (
          <button
            type="button"
            {...stop('qty')}
            className={mergeClasses(styles.quantityButton, pending)}
            aria-label={t('CART.EDIT_QTY', { article: name, qty })}
            onClick={() => onEdit(dbId)}
            translate="no"
          >
            {formatPieces(qty)}
          </button>
        )}
      </td>
      <td
        // Also while it has a control, which may come while the cell has the focus.
        tabIndex={-1}
        {...(isShort && article.name ? null : stop('available'))}
        {...at(priceColumn + 2)}
        className={mergeClasses(number, isShort && styles.short, pending)}
      >
        {isShort && article.name ? (
          <button
            type="button"
            {...stop('available')}
            className={mergeClasses(styles.command, styles.rescue)}
            title={rescueLabel}
            onClick={() => onRescue(dbId)}
          />
        ) : null}
        {isCard ? `${t('CART.COLUMN.QTY')}: ` : null}
        {isShort ? <span className={styles.warning} role="img" aria-label={t('CART.SHORT')} /> : null}
        {formatPieces(item.qty)}
      </td>
      <td
        {...stop('total')}
        {...at(priceColumn + 3)}
        className={mergeClasses(number, styles.total, isCard && styles.cardTotal, pending)}
      >
        {formatMoney(readMoney(item.totalAmount), decimalStyle)}
      </td>
      <td
        data-screen-only
        {...at(priceColumn + 4)}
        className={mergeClasses(cell, isCard && styles.cardRemove)}
      >
        <button
          type="button"
          {...stop('remove')}
          className={mergeClasses(styles.command, styles.remove)}
          title={removeLabel}
          onClick={() => {
            onRemoved(dbId);
            remove(item);
          }}
        />
      </td>
    </tr>
  );
});
