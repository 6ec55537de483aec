import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import type { Session } from '../../http/session.ts';
import { setOrderStatus } from '../orders/changeOrderStatus.ts';
import { lockAccess, lockCustomer } from '../orders/locks.ts';
import { readWaitingOrder } from './waitingOrders.ts';

/**
 * Cancels an order in the checkout; its goods are free again. With `move` its lines go back into the cart of its
 * type, on top of what is there, and the order is taken instead of cancelled (CALL-043, CHK-34, GAP-71).
 * @throws NotFound, Rejected as `readWaitingOrder`.
 */
export async function cancelOrder(
  trx: Transaction<Database>,
  session: Session,
  id: number,
  move: boolean,
): Promise<components['schemas']['OrderStatusRef']> {
  await lockCustomer(trx, session);
  await lockAccess(trx, session);
  const order = await readWaitingOrder(trx, session, id, true);
  const status = move ? 'taken' : 'cancelled';
  await setOrderStatus(trx, id, status);
  if (move) {
    await sql`
      insert into cart_items (access_id, type, article_id, qty)
      select ${session.accessId}, ${order.type}, i.article_id, sum(i.qty)
      from order_items i join articles a on a.id = i.article_id and a.active
      where i.order_id = ${id} and i.qty > 0
      group by i.article_id
      order by i.article_id
      on conflict (access_id, type, article_id)
      do update set qty = cart_items.qty + excluded.qty, updated_at = now()`.execute(trx);
  }
  return { id, status };
}
