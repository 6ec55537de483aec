import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { Forbidden, NotFound } from '../../http/failures.ts';
import { FileAnswer } from '../../http/FileAnswer.ts';
import { fromMinor } from '../../http/money.ts';
import type { Session } from '../../http/session.ts';
import { paymentPage } from './paymentPage.ts';
import { allowToPay } from './transitions.ts';

/**
 * The payment page of an order (CALL-038, ORD-24): here no card is asked for, opening it pays (GAP-84).
 * @throws NotFound; Forbidden without the pay feature or while payment is not possible (GAP-82).
 */
export async function payOrder(db: Kysely<Database>, session: Session, id: number): Promise<FileAnswer> {
  return db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['id', 'status', 'paid', 'grand_total', 'currency_code'])
      .where('id', '=', id)
      .where('customer_id', '=', session.customer.id)
      .forUpdate()
      .executeTakeFirst();
    if (order === undefined) throw new NotFound('There is no such order.');
    if (!session.customer.payFeature || !allowToPay(order)) throw new Forbidden('Payment is not available.');
    const paid_at = new Date();
    await trx.updateTable('orders').set({ paid: true, paid_at }).where('id', '=', id).execute();
    const amount = `${fromMinor(order.grand_total).toFixed(2)} ${order.currency_code}`;
    return new FileAnswer({
      contentType: 'text/html; charset=utf-8',
      content: paymentPage(`Order ${String(id)}`, amount),
    });
  });
}
