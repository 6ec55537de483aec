import type { MoneyValue } from '../../../ui/values/formatMoney.ts';
import type { CartChoice } from '../CartChoice.ts';
import type { CartWarehouse } from '../CartWarehouse.ts';
import { piecesIn } from '../../../parts/article/piecesIn.ts';

/** A way out for a line that cannot be filled as chosen. Only what is really available is offered. */
export type RescueOption =
  /** Another article in stock, of which the cart holds `before`: its successor, or one for the same numbers. */
  | {
      kind: 'replacement' | 'analogue';
      article: { id: string; name: string; description: string };
      qty: number;
      before: number;
      /** Per piece, without VAT. */
      price: MoneyValue | null;
      /** Pieces in the chosen warehouses and elsewhere, by name, where there are some. */
      stock: readonly { warehouse: string; amount: number }[];
    }
  /** One more warehouse that has some. */
  | { kind: 'warehouse'; warehouse: CartWarehouse; amount: number; warehouses: string[] }
  /** Pieces that are on their way, into the pre-order cart, which holds `before` of the article. */
  | { kind: 'reservation'; qty: number; before: number; from: string | null; until: string | null }
  /** The missing pieces, into the backorder cart, which holds `before` of the article. */
  | { kind: 'backorder'; qty: number; before: number }
  /** Every shortage in the cart becomes a backorder. */
  | { kind: 'useBackorder' }
  /** The article goes to the wishlist. */
  | { kind: 'wishlist' };

type Text = string | null | undefined;

/** Nothing is offered for which a quantity that is needed is not known. */
type Facts = {
  line: { qty: number; requestedQty: number; article: { name: string } };
  /** The article as its page knows it. */
  article: {
    multiple: number | null | undefined;
    inReservationQty: number | null | undefined;
    inBackorderQty: number | null | undefined;
    inWishList: boolean | null | undefined;
    eol: { replacements: readonly ({ name?: Text } | null | undefined)[] } | null | undefined;
    inTransit: { qty?: number | null | undefined; minimalDate?: Text; maximalDate?: Text } | null | undefined;
    stock: Parameters<typeof piecesIn<{ dbId: string }>>[0];
  };
  /** The cart's hints: other articles, in stock in the chosen warehouses (GAP-52). */
  hints: readonly {
    requestedNo?: Text;
    requestedQty: number;
    article: { id: string; name: string; description?: Text };
    /** Pieces of it in the cart. */
    before: number | null;
    price: MoneyValue | null;
    stock: readonly { warehouse: string; amount: number }[];
  }[];
  /** Warehouses that may be ordered from. */
  warehouses: readonly CartWarehouse[];
  choice: CartChoice;
  has: (attribute: string) => boolean;
};

/** The ways out for a short line, the best first. */
export function rescueOptions({ line, article, hints, warehouses, choice, has }: Facts): RescueOption[] {
  const missing = line.requestedQty - line.qty;
  const inWholeMultiples = (pieces: number) => pieces - (pieces % (article.multiple ?? 1));
  const successors = new Set(article.eol?.replacements.map((one) => one?.name));
  const options: RescueOption[] = [];
  for (const { requestedNo, article: other, requestedQty: qty, before, price, stock } of hints) {
    if (before === null || !requestedNo || !isSameNumber(requestedNo, line.article.name)) continue;
    options.push({
      kind: successors.has(other.name) ? 'replacement' : 'analogue',
      article: { id: other.id, name: other.name, description: other.description ?? '' },
      qty,
      before,
      price,
      stock,
    });
  }
  if (choice.type === 'REGULAR') {
    for (const warehouse of warehouses.filter(({ dbId }) => !choice.warehouses.includes(dbId))) {
      const stock = piecesIn(article.stock, ({ dbId }) => dbId === warehouse.dbId);
      const amount = inWholeMultiples(stock ?? 0);
      const chosen = [...choice.warehouses, warehouse.dbId];
      if (amount > 0) {
        const inOrder = warehouses.map(({ dbId }) => dbId).filter((id) => chosen.includes(id));
        options.push({ kind: 'warehouse', warehouse, amount, warehouses: inOrder });
      }
    }
  }
  const { inTransit, inReservationQty, inBackorderQty } = article;
  const coming = Math.min(missing, inWholeMultiples(inTransit?.qty ?? 0));
  const mayReserve = choice.type !== 'RESERVATION' && has('order_create_reservation');
  if (mayReserve && coming > 0 && inReservationQty != null) {
    const { minimalDate = null, maximalDate = null } = inTransit ?? {};
    const dates = { from: minimalDate, until: maximalDate };
    options.push({ kind: 'reservation', qty: coming, before: inReservationQty, ...dates });
  }
  // At the end of its life an article is never ordered again.
  if (choice.type !== 'BACKORDER' && !article.eol) {
    if (has('order_create_backorder')) {
      if (inBackorderQty != null) options.push({ kind: 'backorder', qty: missing, before: inBackorderQty });
    } else if (choice.type === 'REGULAR' && has('order_backorder') && !choice.useBackorder)
      options.push({ kind: 'useBackorder' });
  }
  if (article.inWishList === false) options.push({ kind: 'wishlist' });
  return options;
}

/** Whether two writings are of one number: dashes, dots, spaces and case aside. */
function isSameNumber(one: string, other: string): boolean {
  return normalise(one) === normalise(other);
}

const normalise = (number: string): string => number.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
