import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { Forbidden, NotFound } from '../../http/failures.ts';
import { FileAnswer } from '../../http/FileAnswer.ts';
import { fromMinor } from '../../http/money.ts';
import type { Session } from '../../http/session.ts';
import { paymentPage } from './paymentPage.ts';
import { allowToPay } from './transitions.ts';

/**
 * The payment page of an order (CALL-038, ORD-24): opening it pays the order without a card
 * (GAP-84), and its invoice too once all orders of it are paid.
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
    if (order === undefined) throw new NotFound('Order not found.');
    if (!session.customer.payFeature || !allowToPay(order)) throw new Forbidden('Payment is not available.');
    const paid_at = new Date();
    await trx.updateTable('orders').set({ paid: true, paid_at }).where('id', '=', id).execute();
    await sql`
      update documents set paid = true
      where kind = 'invoice' and id in (select document_id from document_orders where order_id = ${id})
        and not exists (
          select from document_orders link join orders o on o.id = link.order_id and not o.paid
          where link.document_id = documents.id
        )`.execute(trx);
    const amount = `${fromMinor(order.grand_total).toFixed(2)} ${order.currency_code}`;
    return new FileAnswer({
      contentType: 'text/html; charset=utf-8',
      content: paymentPage(`Order ${String(id)}`, amount),
    });
  });
}
