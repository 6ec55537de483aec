import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useMemo, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CartTable_cart$key } from '../../../__generated__/CartTable_cart.graphql.ts';
import { useSession } from '../../../shell/session/useSession.ts';
import { RowSpace } from '../../../ui/table/RowSpace.tsx';
import { useWindow } from '../../../ui/table/useWindow.ts';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';
import { CartRow } from './CartRow.tsx';
import { articleWidth, cartRowHeight, headHeight } from './cartSizes.ts';
import { CartTableHead, leastTableWidth } from './CartTableHead.tsx';
import type { CartType } from '../../../parts/cart/cartTypes.ts';
import type { CartWarehouse } from '../CartWarehouse.ts';
import type { Cell } from './gridMoves.ts';
import { useCartGrid } from './useCartGrid.ts';
import { useFollowLinks } from '../../../ui/links/useFollowLinks.ts';
import { useCartQueueState } from '../../../parts/cart/useCartQueue.ts';
import { wantedOf, type CartItem } from './shownLines.ts';
import { useShownItems } from './useShownItems.ts';
import type { WarehouseStock } from './useStockElsewhere.ts';
import { present } from '../../../ui/list/present.ts';

/** Block size of the scrolling area in pixels (CART-15). */
const scrollHeight = 500;
/** Block size of a usual card, in a narrow window. */
const cardHeight = 96;

const useStyles = makeStyles({
  scroller: {
    overflow: 'auto',
    maxBlockSize: `${scrollHeight}px`,
    // A focused control shows below the sticky head.
    scrollPaddingBlockStart: `${headHeight}px`,
    // And next to the sticky article.
    scrollPaddingInlineStart: `${articleWidth}px`,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    transitionProperty: 'opacity',
    transitionDuration: tokens.durationNormal,
  },
  stale: { opacity: 0.6 },
  table: {
    inlineSize: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  cards: { display: 'block', '& > tbody': { display: 'block' } },
});

type Props = {
  cart: CartTable_cart$key;
  type: CartType;
  /** One column each (CART-16). */
  warehouses: readonly CartWarehouse[];
  /** Old figures stay, dimmed, while new ones are under way. */
  isStale: boolean;
  /** Looks for ways out for a short line. */
  onRescue: (item: string) => void;
  /** The lines to show by `dbId`, in their order; null for all of them. */
  order: readonly string[] | null;
  /** The stock of warehouses that are not chosen, for short lines, by article (DAY-91). */
  elsewhere: ReadonlyMap<string, WarehouseStock> | null;
  /** The lines with fewer pieces available than requested, by `dbId`. */
  short: ReadonlySet<string>;
};

/**
 * The lines of the cart: a grid of one tab stop in which the arrows move, Enter edits a quantity and Escape leaves it,
 * one row at a time (CART-18). Only the rows in view are in the page.
 */
export function CartTable(props: Props): ReactElement {
  const { cart, type, warehouses, isStale, onRescue, order, elsewhere, short } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  // The lines show when they arrive (DAY-88).
  const showsArrival = type === 'RESERVATION';
  const data = useFragment(
    graphql`
      fragment CartTable_cart on Cart {
        items {
          dbId
          requestedQty @required(action: NONE)
          article @required(action: NONE) {
            id
          }
          ...CartRow_item
        }
      }
    `,
    cart,
  );
  const all = useShownItems(
    useMemo(() => present(data.items), [data.items]),
    type,
  );
  const items = useMemo(() => inOrder(all, order), [all, order]);
  const unsaved = useCartQueueState((state) => state.wanted);
  const wanted = useMemo(() => wantedOf(items, type, unsaved), [items, type, unsaved]);
  const { decimalStyle } = useSession();
  const followLink = useFollowLinks();
  // A table of all columns would be wider than the page, and its sums out of sight.
  const areCards = useMediaQuery('(max-width: 1023.98px)');
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [cell, setCell] = useState<Cell | null>(null);
  const [editing, setEditing] = useEditedLine(items);
  const ids = useMemo(() => items.map(({ dbId }) => dbId), [items]);
  // A back end may list an article in two lines.
  const firstLines = useMemo(
    () => new Map(items.toReversed().map(({ article, dbId }) => [article.id, dbId])),
    [items],
  );
  const kept = [editing, cell?.item].map((id) => (id == null ? -1 : ids.indexOf(id)));
  const { parts, scrollTo, measure } = useWindow(scroller, ids, {
    rowHeight: areCards ? cardHeight : cartRowHeight,
    head: areCards ? 0 : headHeight,
    kept,
  });
  const isShort = (item: string) => short.has(item) && !wanted.has(item);
  const grid = useCartGrid({ table, ids, isShort, chosen: cell, setChosen: setCell, setEditing, scrollTo });

  return (
    <div
      ref={scroller}
      className={mergeClasses(styles.scroller, isStale && styles.stale)}
      aria-busy={isStale}
    >
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrows move in it
        role="grid"
        aria-label={t('CART.TABLE')}
        aria-rowcount={items.length + 1}
        aria-colcount={warehouses.length + (showsArrival ? 7 : 6)}
        className={mergeClasses(styles.table, areCards && styles.cards)}
        style={areCards ? undefined : { minInlineSize: leastTableWidth({ warehouses, showsArrival }) }}
        onClick={followLink}
        onKeyDown={grid.onKeyDown}
        onFocus={grid.onFocus}
        onBlur={grid.onBlur}
      >
        <CartTableHead warehouses={warehouses} showsArrival={showsArrival} isHidden={areCards} />
        <tbody>
          {parts.map((part) => {
            if ('space' in part) return <RowSpace key={part.key} height={part.space} />;
            const item = items[part.index];
            return item ? (
              <CartRow
                key={firstLines.get(item.article.id) === item.dbId ? item.article.id : item.dbId}
                item={item}
                qty={wanted.get(item.dbId) ?? item.requestedQty}
                isUnsaved={wanted.has(item.dbId)}
                index={part.index}
                lines={items.length}
                measure={areCards ? measure : undefined}
                warehouses={warehouses}
                showsArrival={showsArrival}
                elsewhere={elsewhere ? elsewhere.get(item.article.id) : null}
                isCard={areCards}
                tabStop={grid.at?.item === item.dbId ? grid.at.column : null}
                isEditing={editing === item.dbId}
                decimalStyle={decimalStyle}
                t={t}
                onEdit={grid.edit}
                onEdited={grid.edited}
                onRemoved={grid.removed}
                onRescue={onRescue}
              />
            ) : null;
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The items with these ids, in their order; all of them where there is none. */
function inOrder<T extends { readonly dbId: string }>(
  items: readonly T[],
  order: readonly string[] | null,
): readonly T[] {
  if (!order) return items;
  const byId = new Map(items.map((item) => [item.dbId, item]));
  return present(order.map((id) => byId.get(id)));
}

/**
 * The line whose quantity is edited, and how to set it. One that is removed and added again elsewhere is another line of the
 * same article: what is typed goes on there.
 */
function useEditedLine(items: readonly Pick<CartItem, 'dbId' | 'article'>[]) {
  const [editing, setEditing] = useState<string | null>(null);
  const [article, setArticle] = useState<string | null>(null);
  if (editing !== null) {
    const line =
      items.find(({ dbId }) => dbId === editing) ?? items.find((item) => item.article.id === article);
    if (line && line.article.id !== article) setArticle(line.article.id);
    if (line && line.dbId !== editing) setEditing(line.dbId);
  }
  return [editing, setEditing] as const;
}
