import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database, OrderStatus } from '../../db/tables.ts';
import { NotFound, Rejected } from '../../http/failures.ts';
import type { Session } from '../../http/session.ts';
import { releaseOrder } from './heldGoods.ts';
import { lockCustomer } from './locks.ts';
import { customerMayChange } from './transitions.ts';

/**
 * Changes the status of orders for the customer, all or none (CALL-037, ORD-17, GAP-76). A cancelled order releases its
 * goods.
 * @throws NotFound when one is not the customer's; Rejected, with a message per order, for changes that are not
 * allowed.
 */
export async function changeOrderStatus(
  trx: Kysely<Database>,
  session: Session,
  ids: readonly number[],
  status: OrderStatus,
): Promise<components['schemas']['OrderStatusResult']> {
  await lockCustomer(trx, session);
  const wanted = [...new Set(ids)];
  const orders = await trx
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('customer_id', '=', session.customer.id)
    .where(sql<boolean>`id = any(${wanted}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (orders.length < wanted.length) throw new NotFound('Order not found.');
  const [refused, ...others] = orders
    .filter((order) => !customerMayChange(order.status, status))
    .map(
      (order) => `Order ${String(order.id)} is ${words(order.status)} and cannot become ${words(status)}.`,
    );
  if (refused !== undefined) throw new Rejected(refused, ...others);
  for (const { id } of orders) await setOrderStatus(trx, id, status);
  return { orders: wanted.map((id) => ({ id, status })) };
}

/** Writes a new status; a cancelled or taken order releases its goods. Call it with the order locked. */
export async function setOrderStatus(trx: Kysely<Database>, id: number, status: OrderStatus): Promise<void> {
  const ends = status === 'cancelled' || status === 'taken';
  if (ends) await releaseOrder(trx, id);
  await trx
    .updateTable('orders')
    .set({ status, status_changed_at: new Date(), ...(ends ? { stock_held: false } : {}) })
    .where('id', '=', id)
    .execute();
}

function words(status: OrderStatus): string {
  return status.replaceAll('_', ' ');
}
