import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { InvalidFields, NotFound } from '../../http/failures.ts';
import type { Session } from '../../http/session.ts';
import { lockOrder, toOrderComment } from './getOrder.ts';

/**
 * Adds a comment to an order (CALL-033, ORD-29) and returns it.
 * @throws NotFound; InvalidFields when the text is empty (ORD-30).
 */
export async function addOrderComment(
  trx: Kysely<Database>,
  session: Session,
  orderId: number,
  message: string,
): Promise<components['schemas']['OrderComment']> {
  await lockOrder(trx, session, orderId);
  const text = message.trim();
  if (text === '') throw new InvalidFields([{ field: 'message', message: 'Please enter a value.' }]);
  const row = await trx
    .insertInto('order_comments')
    .values({ order_id: orderId, message: text })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toOrderComment(row);
}

/**
 * Deletes a comment of one of the customer's orders, no matter who wrote it (CALL-034, ORD-33, GAP-79).
 * @throws NotFound when none of the customer's orders has such a comment.
 */
export async function deleteOrderComment(
  db: Kysely<Database>,
  session: Session,
  commentId: number,
): Promise<void> {
  const deleted = await db
    .deleteFrom('order_comments as c')
    .using('orders as o')
    .whereRef('o.id', '=', 'c.order_id')
    .where('o.customer_id', '=', session.customer.id)
    .where('c.id', '=', commentId)
    .returning('c.id')
    .executeTakeFirst();
  if (deleted === undefined) throw new NotFound('Comment not found.');
}
