import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { releaseOrder } from '../modules/orders/heldGoods.ts';

/**
 * Ends the hold of orders that have waited in the checkout since `until`: others may order the goods now, and the
 * order's lines are valid only while the goods are still free (GAP-69). Each order has its own transaction.
 * @returns the number of holds ended.
 */
export async function endHolds(db: Kysely<Database>, until: Date): Promise<number> {
  let ended = 0;
  while (await endOne(db, until)) ended += 1;
  return ended;
}

async function endOne(db: Kysely<Database>, until: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select('id')
      .where('status', '=', 'not_completed')
      .where('stock_held', '=', true)
      .where('created_at', '<=', until)
      .orderBy('created_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (order === undefined) return false;
    await releaseOrder(trx, order.id);
    await trx.updateTable('orders').set({ stock_held: false }).where('id', '=', order.id).execute();
    return true;
  });
}
