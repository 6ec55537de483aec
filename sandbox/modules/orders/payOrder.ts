import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { Forbidden, NotFound } from '../../http/failures.ts';
import type { FileAnswer } from '../../http/FileAnswer.ts';
import type { Session } from '../../http/session.ts';
import { markPaid } from './markPaid.ts';
import { paymentPage } from './paymentPage.ts';
import { allowToPay } from './transitions.ts';

/**
 * The payment page of an order (CALL-038, ORD-24): opening it pays the order without a card
 * (GAP-84), and its invoice too once all orders of it are paid.
 * @throws NotFound; Forbidden without the pay feature, while payment is not possible (GAP-82), or once it is paid.
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
    if (order.paid) throw new Forbidden('This order is already paid.');
    if (!session.customer.payFeature || !allowToPay(order)) throw new Forbidden('Payment is not available.');
    await markPaid(trx, [id]);
    return paymentPage(`Order ${String(id)}`, order);
  });
}
