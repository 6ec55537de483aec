import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database, OrderItemsTable, OrdersTable } from '../../db/tables.ts';
import { NotFound, Rejected } from '../../http/failures.ts';
import { fromMinor, money } from '../../http/money.ts';
import type { Session } from '../../http/session.ts';
import { summedLine } from '../orders/getOrder.ts';
import { summarise } from '../orders/orderTotals.ts';

type Schemas = components['schemas'];

/** A line of an order that waits in the checkout, and whether its goods are still there (GAP-69). */
export interface WaitingItem extends Selectable<OrderItemsTable> {
  valid: boolean;
}

/** An order that waits in the checkout of an access, with the warehouse it is filled from. */
export interface WaitingOrder extends Selectable<OrdersTable> {
  source_id: number;
  source_name: string;
  items: WaitingItem[];
}

/** The orders that wait in the checkout (CALL-039), newest first; they belong to the access that made them. */
export async function listNotCompletedOrders(
  db: Kysely<Database>,
  session: Session,
): Promise<Schemas['NotCompletedOrder'][]> {
  const orders = await selectWaiting(db, session)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .execute();
  return (await withItems(db, orders)).map((order) => toNotCompletedOrder(order, order.vat_percent));
}

/**
 * One order that waits in the checkout; with `lock` it stays locked until the transaction ends.
 * @throws NotFound when this access has no such order; Rejected when it is no longer in the checkout.
 */
export async function readWaitingOrder(
  db: Kysely<Database>,
  session: Session,
  id: number,
  lock = false,
): Promise<WaitingOrder> {
  if (lock) await db.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
  const orders = await selectWaiting(db, session, false).where('o.id', '=', id).execute();
  const [order] = await withItems(db, orders);
  if (order === undefined) throw new NotFound('Order not found.');
  if (order.status !== 'not_completed')
    throw new Rejected(`Order ${String(id)} is no longer in the checkout.`);
  return order;
}

/** A waiting order on the wire (CHK-06), its sums calculated with a VAT rate. */
export function toNotCompletedOrder(order: WaitingOrder, vatPercent: number): Schemas['NotCompletedOrder'] {
  const { currency_code: currency } = order;
  const lines = order.items.map(summedLine);
  return {
    id: order.id,
    type: order.type,
    date: order.created_at.toISOString(),
    warehouse: { id: order.source_id, name: order.source_name },
    vatPercent,
    stockSummary: summarise(lines, 'stock', vatPercent, currency),
    backorderSummary: summarise(lines, 'backorder', vatPercent, currency),
    items: order.items.map((item) => ({
      key: String(item.id),
      articleName: item.article_name,
      articleDescription: item.description,
      price: { amount: fromMinor(item.price), currencyCode: currency },
      quantity: item.qty,
      totalPrice: money(item.total_price, currency),
      valid: item.valid,
    })),
  };
}

function selectWaiting(db: Kysely<Database>, session: Session, waitingOnly = true) {
  const query = db
    .selectFrom('orders as o')
    .innerJoin('warehouses as w', 'w.id', 'o.warehouse_id')
    .selectAll('o')
    .select(['w.id as source_id', 'w.name as source_name'])
    .where('o.access_id', '=', session.accessId);
  return waitingOnly ? query.where('o.status', '=', 'not_completed') : query;
}

/**
 * Adds the lines. A line is valid while its article is sold and its goods are held for the order, or, when the hold
 * has ended, still free (GAP-69). Backorder lines hold no goods.
 */
async function withItems(
  db: Kysely<Database>,
  orders: readonly Omit<WaitingOrder, 'items'>[],
): Promise<WaitingOrder[]> {
  const items = await db
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .leftJoin('articles as a', 'a.id', 'i.article_id')
    .leftJoin('stock as s', (join) =>
      join.onRef('s.article_id', '=', 'i.article_id').onRef('s.warehouse_id', '=', 'o.warehouse_id'),
    )
    .leftJoin('container_items as c', (join) =>
      join.onRef('c.article_id', '=', 'i.article_id').onRef('c.container_id', '=', 'i.container_id'),
    )
    .selectAll('i')
    .select(
      sql<boolean>`i.article_id is null or (coalesce(a.active, false) and (
        i.part = 'backorder' or o.stock_held
        or i.qty <= coalesce(case when i.container_id is null then s.amount - s.reserved else c.qty - c.reserved end, 0)
      ))`.as('valid'),
    )
    .where(sql<boolean>`i.order_id = any(${orders.map(({ id }) => id)}::int[])`)
    .orderBy('i.order_id')
    .orderBy('i.line')
    .execute();
  return orders.map((order) => ({ ...order, items: items.filter(({ order_id }) => order_id === order.id) }));
}
