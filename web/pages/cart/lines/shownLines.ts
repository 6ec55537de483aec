import type { CartType } from '../../../parts/cart/cartTypes.ts';
import { cartKey } from '../../../parts/cart/useCartQueue.ts';

/** The parts of a line that `shownLines` needs. */
export type CartItem = {
  readonly dbId: string;
  readonly requestedQty: number;
  readonly article: { readonly id: string; readonly name?: string | null | undefined };
};

const none: ReadonlyMap<string, number> = new Map();

/** The quantities of lines that are not on the server yet, by `dbId`. */
export function wantedOf(
  items: readonly Pick<CartItem, 'dbId' | 'article'>[],
  type: CartType,
  wanted: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const prefix = cartKey(type, '');
  // A cart has thousands of lines, of which few are not on the server.
  const byArticle = new Map(
    [...wanted].flatMap(([key, qty]): [string, number][] =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), qty]] : [],
    ),
  );
  if (byArticle.size === 0) return none;
  const byLine = new Map<string, number>();
  for (const { dbId, article } of items) {
    const qty = byArticle.get(article.id);
    if (qty !== undefined) byLine.set(dbId, qty);
  }
  return byLine;
}

/** The lines of a cart as the user last left them: without those just removed, each with the quantity that counts. */
export function shownLines<T extends CartItem>(
  items: readonly T[],
  wanted: ReadonlyMap<string, number>,
): readonly { item: T; qty: number }[] {
  return items
    .map((item) => ({ item, qty: wanted.get(item.dbId) ?? item.requestedQty }))
    .filter(({ qty }) => qty !== 0);
}
