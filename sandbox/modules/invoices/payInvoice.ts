import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { Forbidden } from '../../http/failures.ts';
import type { FileAnswer } from '../../http/FileAnswer.ts';
import type { Session } from '../../http/session.ts';
import { readDocument } from '../documents/readDocument.ts';
import { markPaid } from '../orders/markPaid.ts';
import { paymentPage } from '../orders/paymentPage.ts';
import { selectInvoices, toInvoiceListItem } from './invoiceRows.ts';

/**
 * The payment page of an invoice (CALL-086, INV-09): opening it pays the invoice and its orders without a card (GAP-84).
 * @throws NotFound; Forbidden without the pay feature, while payment is not possible (GAP-82), or once it is paid.
 */
export async function payInvoice(db: Kysely<Database>, session: Session, id: number): Promise<FileAnswer> {
  return db.transaction().execute(async (trx) => {
    const invoice = await readDocument(trx, session, id, 'invoice');
    // Two payments at the same time: the second one waits, and finds the orders paid.
    await trx
      .selectFrom('orders')
      .select('id')
      .where(sql<boolean>`id = any(${invoice.orderIds}::int[])`)
      .orderBy('id')
      .forUpdate()
      .execute();
    const row = await selectInvoices(trx).where('d.id', '=', id).executeTakeFirstOrThrow();
    const { paid, allowToPay } = toInvoiceListItem(row);
    if (paid) throw new Forbidden('This invoice is already paid.');
    if (!session.customer.payFeature || !allowToPay) throw new Forbidden('Payment is not available.');
    await markPaid(trx, invoice.orderIds);
    return paymentPage(`Invoice ${invoice.doc_number}`, invoice);
  });
}
