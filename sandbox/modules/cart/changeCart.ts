import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { CartType, Database } from '../../db/tables.ts';
import { InvalidFields, NotFound } from '../../http/failures.ts';
import { fromMinor, money } from '../../http/money.ts';
import type { Session } from '../../http/session.ts';
import { lockAccess } from '../orders/locks.ts';
import type { CartOwner } from './cartLines.ts';
import { previewLine } from './previewCart.ts';

type CartItem = components['schemas']['CartItem'];

/**
 * Sets the quantity of an article in the cart; 0 removes it (CALL-045, GAP-47).
 * @returns the line; with 0 the removed line with quantities 0 (and id 0 when there was none).
 * @throws NotFound for an unknown article; InvalidFields when it is not sold, or the quantity is not a multiple
 * (GAP-49).
 */
export async function setCartQty(
  db: Kysely<Database>,
  owner: CartOwner,
  articleId: number,
  qty: number,
): Promise<CartItem> {
  const { session, type } = owner;
  const article = await db
    .selectFrom('articles')
    .select(['id', 'sku', 'description', 'multiple', 'active', 'eol'])
    .select(sql<number>`customer_price(${session.customer.id}, id, ${owner.currency})`.as('price'))
    .where('id', '=', articleId)
    .executeTakeFirst();
  if (article === undefined) throw new NotFound('Article not found.');
  if (qty > 0) {
    requireOrderable(article, type);
    requireMultiple(qty, article.multiple);
    await db
      .insertInto('cart_items')
      .values({ access_id: session.accessId, type, article_id: articleId, qty })
      .onConflict((conflict) =>
        conflict.columns(['access_id', 'type', 'article_id']).doUpdateSet({ qty, updated_at: new Date() }),
      )
      .execute();
    const line = await previewLine(db, owner, articleId);
    if (line !== null) return line;
  }
  const removed = await db
    .deleteFrom('cart_items')
    .where('access_id', '=', session.accessId)
    .where('type', '=', type)
    .where('article_id', '=', articleId)
    .returning('id')
    .executeTakeFirst();
  return {
    id: removed?.id ?? 0,
    article: {
      id: article.id,
      name: article.sku,
      description: article.description,
      multiple: article.multiple,
    },
    calculatedPrice: { amount: fromMinor(article.price), currencyCode: owner.currency },
    qty: 0,
    requestedQty: 0,
    totalAmount: money(0, owner.currency),
    stocks: [],
    valid: article.active,
  };
}

/**
 * Changes the quantity of a line by its id (CALL-052, CART-23), as `setCartQty` does.
 * @throws NotFound when the cart of that type has no such line.
 */
export async function updateCartItem(
  db: Kysely<Database>,
  owner: CartOwner,
  itemId: number,
  qty: number,
): Promise<CartItem> {
  const item = await db
    .selectFrom('cart_items')
    .select('article_id')
    .where('id', '=', itemId)
    .where('access_id', '=', owner.session.accessId)
    .where('type', '=', owner.type)
    .executeTakeFirst();
  if (item === undefined) throw new NotFound('This line is not in the cart.');
  return setCartQty(db, owner, item.article_id, qty);
}

/**
 * Removes a line from a cart (CALL-049 to CALL-051, GAP-51).
 * @throws NotFound when the cart of that type has no such line.
 */
export async function removeCartItem(
  db: Kysely<Database>,
  session: Session,
  type: CartType,
  itemId: number,
): Promise<void> {
  const removed = await db
    .deleteFrom('cart_items')
    .where('id', '=', itemId)
    .where('access_id', '=', session.accessId)
    .where('type', '=', type)
    .returning('id')
    .executeTakeFirst();
  if (removed === undefined) throw new NotFound('This line is not in the cart.');
}

/** Empties a cart and deletes the unknown numbers of its imports (CALL-048, GAP-50). */
export async function clearCart(db: Transaction<Database>, session: Session, type: CartType): Promise<void> {
  await lockAccess(db, session);
  for (const table of ['cart_items', 'cart_unknown_numbers'] as const) {
    await db.deleteFrom(table).where('access_id', '=', session.accessId).where('type', '=', type).execute();
  }
}

function requireOrderable(article: { active: boolean; eol: boolean }, type: CartType): void {
  if (!article.active) {
    throw new InvalidFields([{ field: 'article', message: 'This article is no longer sold.' }]);
  }
  if (article.eol && type === 'backorder') {
    throw new InvalidFields([{ field: 'article', message: 'This article is no longer made.' }]);
  }
}

function requireMultiple(qty: number, multiple: number): void {
  if (qty % multiple !== 0) {
    throw new InvalidFields([{ field: 'qty', message: notMultiple(multiple) }]);
  }
}

/** The message for a quantity that is not a multiple (GAP-49). */
export function notMultiple(multiple: number): string {
  return `The quantity must be a multiple of ${String(multiple)}.`;
}
