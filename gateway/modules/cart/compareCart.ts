import { message, type MessageText } from '../../messages/message.ts';
import { fromGlobalId } from '../../relay/ids.ts';
import type { Entity, Sent } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import type { CreateOrdersInput } from '../../schema/types.generated.ts';

/** An article whose quantity in the cart is not the one to be ordered. */
export interface CartDifference {
  article: Entity<'CartArticle'> | { id: number };
  expectedQty: number;
  cartQty: number;
}

/** The cart differs from what was to be ordered: nothing was done. */
export interface CartChanged {
  __typename: 'CartChanged';
  message: MessageText;
  differences: CartDifference[];
}

/**
 * Compares the lines to order with those of the cart, article by article (CART-46). Lines without a known article or
 * quantity are not compared.
 */
export async function compareCart(
  rest: RestClient,
  type: Sent<'CartType'>,
  expected: CreateOrdersInput['items'],
): Promise<CartDifference[]> {
  const { items } = await rest.get('getCart', { query: { type } });
  const lines = new Map<number, CartDifference>();
  expected.forEach(({ article, qty }, index) => {
    const id = fromGlobalId('Article', article, `input.items[${index}].article`);
    const line = lines.get(id) ?? { article: { id }, expectedQty: 0, cartQty: 0 };
    lines.set(id, { ...line, expectedQty: line.expectedQty + qty });
  });
  const unknown = new Set<number>();
  for (const item of items) {
    if (!item?.article) continue;
    const { article, requestedQty } = item;
    if (requestedQty === null) unknown.add(article.id);
    const line = lines.get(article.id) ?? { article, expectedQty: 0, cartQty: 0 };
    lines.set(article.id, { ...line, article, cartQty: line.cartQty + (requestedQty ?? 0) });
  }
  return [...lines].flatMap(([id, line]) =>
    line.expectedQty === line.cartQty || unknown.has(id) ? [] : [line],
  );
}

/** Nothing is ordered from a cart that differs; null for one that does not. */
export const cartChanged = (differences: CartDifference[]): CartChanged | null =>
  differences.length === 0
    ? null
    : { __typename: 'CartChanged', message: message('CART.CHANGED'), differences };
