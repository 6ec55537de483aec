import type { Kysely, Transaction } from 'kysely';
import type { Database, OrderStatus } from '../db/tables.ts';
import { takeOrder } from '../modules/orders/heldGoods.ts';
import { createDocument } from '../modules/documents/createDocument.ts';
import { deliverShipments, packOrder, shipOrder } from './shipping.ts';

/** A status that the distributor's work leads to. */
export type OrderStep = 'in_progress' | 'collected' | 'packed' | 'shipped' | 'delivered';

/** The status that follows each status while the distributor works on an order (GAP-75). */
const nextStatus: Partial<Record<OrderStatus, OrderStep>> = {
  confirmed: 'in_progress',
  in_progress: 'collected',
  collected: 'packed',
  packed: 'shipped',
  shipped: 'delivered',
};

const moving: OrderStatus[] = ['confirmed', 'in_progress', 'collected', 'packed', 'shipped'];

/** Orders moved in one run at most, so that customers' calls are not held up. */
const batch = 50;

/**
 * Advances every confirmed order whose status is older than `until` by one step: in progress, collected, packed
 * (shipment and packing list), shipped (goods leave the stock, track codes, invoice), delivered. Each order has its own
 * transaction; an order that is locked by another transaction waits for the next call.
 * @returns the number of orders advanced.
 */
export async function advanceOrders(db: Kysely<Database>, until: Date): Promise<number> {
  let moved = 0;
  while (moved < batch && (await advanceOne(db, until))) moved += 1;
  return moved;
}

async function advanceOne(db: Kysely<Database>, until: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['id', 'status'])
      .where('status', 'in', moving)
      .where('status_changed_at', '<=', until)
      .orderBy('status_changed_at')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    const next = order === undefined ? undefined : nextStatus[order.status];
    if (order === undefined || next === undefined) return false;
    await workOnOrder(trx, order.id, next);
    await trx
      .updateTable('orders')
      .set({ status: next, status_changed_at: new Date() })
      .where('id', '=', order.id)
      .execute();
    return true;
  });
}

/** Does what leads an order to its next status: packs it, ships it with its invoice, delivers it. */
export async function workOnOrder(
  trx: Transaction<Database>,
  orderId: number,
  next: OrderStep,
): Promise<void> {
  if (next === 'packed') await packOrder(trx, orderId);
  if (next === 'shipped') {
    const packingList = await packOrder(trx, orderId);
    await shipOrder(trx, orderId);
    await takeOrder(trx, orderId);
    await trx.updateTable('orders').set({ stock_held: false }).where('id', '=', orderId).execute();
    if (!(await hasInvoice(trx, orderId))) await createDocument(trx, 'invoice', orderId, packingList);
  }
  if (next === 'delivered') await deliverShipments(trx, orderId);
}

/** Whether an order was invoiced before its goods leave. */
async function hasInvoice(trx: Transaction<Database>, orderId: number): Promise<boolean> {
  const invoice = await trx
    .selectFrom('documents as d')
    .innerJoin('document_orders as link', 'link.document_id', 'd.id')
    .select('d.id')
    .where('link.order_id', '=', orderId)
    .where('d.kind', '=', 'invoice')
    .executeTakeFirst();
  return invoice !== undefined;
}
