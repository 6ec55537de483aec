import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { CartType, Database } from '../../db/tables.ts';
import type { Session } from '../../http/session.ts';
import { requireAttribute } from '../../http/session.ts';
import type { Demand } from './allocate.ts';

/** A line of a cart with the customer's price. */
export interface CartLine {
  id: number;
  article: { id: number; name: string; description: string; multiple: number };
  requestedQty: number;
  /** The number as the customer wrote it, else the SKU. */
  requestedNo: string;
  /** Minor units of the currency asked for. */
  price: number;
  /** Whether the article is still sold. */
  isSold: boolean;
  /** At the end of its life: sold while there is stock, never ordered again. */
  isEndOfLife: boolean;
}

/** The owner and type of a cart, and the currency it is shown in. */
export interface CartOwner {
  session: Session;
  type: CartType;
  currency: string;
}

/** The lines of a cart, oldest first; with `articleId` the line of that article only. */
export async function readCartLines(
  db: Kysely<Database>,
  { session, type, currency }: CartOwner,
  articleId?: number,
): Promise<CartLine[]> {
  let query = db
    .selectFrom('cart_items as c')
    .innerJoin('articles as a', 'a.id', 'c.article_id')
    .select(['c.id', 'c.qty', 'c.requested_no', 'a.id as article_id', 'a.sku', 'a.description', 'a.multiple'])
    .select(['a.eol', 'a.active'])
    .select(sql<number>`customer_price(${session.customer.id}, a.id, ${currency})`.as('price'))
    .where('c.access_id', '=', session.accessId)
    .where('c.type', '=', type)
    .orderBy('c.id');
  if (articleId !== undefined) query = query.where('c.article_id', '=', articleId);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    article: { id: row.article_id, name: row.sku, description: row.description, multiple: row.multiple },
    requestedQty: row.qty,
    requestedNo: row.requested_no ?? row.sku,
    price: row.price,
    isSold: row.active,
    isEndOfLife: row.eol,
  }));
}

/** The demand of a line; 0 pieces when its article is no longer sold. */
export function demandOf(line: CartLine): Demand {
  return {
    articleId: line.article.id,
    qty: line.isSold ? line.requestedQty : 0,
    multiple: line.article.multiple,
    canWait: !line.isEndOfLife,
  };
}

/** CART-05: the reservation and backorder carts each need their own permission. */
export function requireCartType(session: Session, type: CartType): void {
  if (type === 'reservation') requireAttribute(session, 'order_create_reservation');
  if (type === 'backorder') requireAttribute(session, 'order_create_backorder');
}
