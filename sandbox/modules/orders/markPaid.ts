import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/tables.ts';

/** Marks orders as paid, and with them invoices and final invoices without an open amount. */
export async function markPaid(trx: Kysely<Database>, orderIds: readonly number[]): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ paid: true, paid_at: new Date() })
    .where(sql<boolean>`id = any(${orderIds}::int[])`)
    .where('paid', '=', false)
    .execute();
  await sql`
    update documents set paid = true
    where kind in ('invoice', 'merged_invoice') and not paid
      and id in (select document_id from document_orders where order_id = any(${orderIds}::int[]))
      and not exists (
        select from document_orders link join orders o on o.id = link.order_id and not o.paid
        where link.document_id = documents.id
      )`.execute(trx);
}
