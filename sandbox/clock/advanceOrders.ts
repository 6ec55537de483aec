import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { OrderStatus } from '../db/tables/selling.ts';
import { takeOrder } from '../modules/orders/heldGoods.ts';
import { createDocument } from '../modules/documents/createDocument.ts';
import { deliverShipments, packOrder, shipOrder } from './shipping.ts';

/** What the distributor does next with an order, by the status it has (GAP-75). */
const nextStatus: Partial<Record<OrderStatus, OrderStatus>> = {
  confirmed: 'in_progress',
  in_progress: 'collected',
  collected: 'packed',
  packed: 'shipped',
  shipped: 'delivered',
};

const moving: OrderStatus[] = ['confirmed', 'in_progress', 'collected', 'packed', 'shipped'];

/** So many orders at most are moved at one go, so that customers' calls get their turn. */
const batch = 50;

/**
 * Moves on every confirmed order that has stood still since `until`: it is worked on, collected, packed (shipment and
 * packing list), shipped (goods leave the stock, track codes, invoice) and delivered, one step a call. Each order moves
 * in a transaction of its own; one that somebody else has locked waits for the next call.
 * @returns how many orders were moved.
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
    await workOn(trx, order.id, next);
    await trx
      .updateTable('orders')
      .set({ status: next, status_changed_at: new Date() })
      .where('id', '=', order.id)
      .execute();
    return true;
  });
}

async function workOn(trx: Transaction<Database>, orderId: number, next: OrderStatus): Promise<void> {
  if (next === 'packed') await packOrder(trx, orderId);
  if (next === 'shipped') {
    const packingList = await packOrder(trx, orderId);
    await shipOrder(trx, orderId);
    await takeOrder(trx, orderId);
    await trx.updateTable('orders').set({ stock_held: false }).where('id', '=', orderId).execute();
    await createDocument(trx, 'invoice', orderId, packingList);
  }
  if (next === 'delivered') await deliverShipments(trx, orderId);
}
