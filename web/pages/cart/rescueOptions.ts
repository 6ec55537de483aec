import type { CartChoice } from './CartChoice.ts';
import type { CartWarehouse } from './CartWarehouse.ts';

/** A way out for a line that cannot be filled as chosen. Only what is really available is offered. */
export type RescueOption =
  /** Another article in stock: its successor, or one for the same numbers. */
  | {
      kind: 'replacement' | 'analogue';
      article: { id: string; name: string; description: string };
      qty: number;
    }
  /** One more warehouse that has some. */
  | { kind: 'warehouse'; warehouse: CartWarehouse; amount: number; warehouses: string[] }
  /** Pieces that are on their way, into the pre-order cart. */
  | { kind: 'reservation'; qty: number; from: string | null; until: string | null }
  /** The missing pieces, into the backorder cart. */
  | { kind: 'backorder'; qty: number }
  /** Every shortage in the cart becomes a backorder. */
  | { kind: 'useBackorder' }
  /** The article goes to the wishlist. */
  | { kind: 'wishlist' };

type Facts = {
  line: { qty: number; requestedQty: number; article: { name: string } };
  /** The article as its page knows it. */
  article: {
    multiple: number;
    inWishList: boolean;
    eol: { replacements: readonly { name: string }[] } | null | undefined;
    inTransit:
      | { qty: number; minimalDate?: string | null | undefined; maximalDate?: string | null | undefined }
      | null
      | undefined;
    stock: readonly { warehouse: { dbId: string }; amount: number }[];
  };
  /** The cart's hints: other articles, in stock in the chosen warehouses (GAP-52). */
  hints: readonly {
    requestedNo: string;
    requestedQty: number;
    article: { id: string; name: string; description?: string | null | undefined };
  }[];
  /** Warehouses that may be ordered from. */
  warehouses: readonly CartWarehouse[];
  choice: CartChoice;
  has: (attribute: string) => boolean;
};

/** The ways out for a short line, the best first. */
export function rescueOptions({ line, article, hints, warehouses, choice, has }: Facts): RescueOption[] {
  const missing = line.requestedQty - line.qty;
  const inWholeMultiples = (pieces: number) => pieces - (pieces % article.multiple);
  const successors = new Set(article.eol?.replacements.map(({ name }) => name));
  const options: RescueOption[] = hints
    .filter(({ requestedNo }) => isSameNumber(requestedNo, line.article.name))
    .map(({ article: other, requestedQty }) => ({
      kind: successors.has(other.name) ? 'replacement' : 'analogue',
      article: { id: other.id, name: other.name, description: other.description ?? '' },
      qty: requestedQty,
    }));
  if (choice.type === 'REGULAR') {
    for (const warehouse of warehouses.filter(({ dbId }) => !choice.warehouses.includes(dbId))) {
      const stock = article.stock.find((one) => one.warehouse.dbId === warehouse.dbId);
      const amount = inWholeMultiples(stock?.amount ?? 0);
      const chosen = [...choice.warehouses, warehouse.dbId];
      if (amount > 0) {
        const inOrder = warehouses.map(({ dbId }) => dbId).filter((id) => chosen.includes(id));
        options.push({ kind: 'warehouse', warehouse, amount, warehouses: inOrder });
      }
    }
  }
  const { inTransit } = article;
  const coming = Math.min(missing, inWholeMultiples(inTransit?.qty ?? 0));
  if (choice.type !== 'RESERVATION' && coming > 0 && has('order_create_reservation')) {
    const { minimalDate = null, maximalDate = null } = inTransit ?? {};
    options.push({ kind: 'reservation', qty: coming, from: minimalDate, until: maximalDate });
  }
  // At the end of its life an article is never ordered again.
  if (choice.type !== 'BACKORDER' && !article.eol) {
    if (has('order_create_backorder')) options.push({ kind: 'backorder', qty: missing });
    else if (choice.type === 'REGULAR' && has('order_backorder') && !choice.useBackorder)
      options.push({ kind: 'useBackorder' });
  }
  if (!article.inWishList) options.push({ kind: 'wishlist' });
  return options;
}

/** Whether two writings are of one number: dashes, dots, spaces and case aside. */
function isSameNumber(one: string, other: string): boolean {
  return normalise(one) === normalise(other);
}

const normalise = (number: string): string => number.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
