import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/tables.ts';

/**
 * Collects the invoices of every month that ended before a moment in final invoices: one a month for a customer's
 * invoices of the same currency and VAT rate. Those that are in one already stay there. Needs a transaction.
 */
export async function mergeInvoices(trx: Kysely<Database>, before: Date): Promise<void> {
  await sql`
    create temporary table merging on commit drop as
    select nextval(pg_get_serial_sequence('documents', 'id'))::int as new_id, m.*
    from (select customer_id, currency_code, vat_percent, date_trunc('month', date)::date as month,
        (date_trunc('month', date) + interval '1 month - 1 day')::date as last_day
      from documents
      where kind = 'invoice' and merged_invoice_id is null
        and date < date_trunc('month', ${before}::timestamptz at time zone 'UTC')::date
      group by 1, 2, 3, 4, 5 order by 4, 1, 2, 3) m`.execute(trx);
  await sql`
    insert into documents (id, kind, doc_number, customer_id, currency_code, date, paid, vat_percent, qty, subtotal, subtotal_vat,
      grand_total, total_net_weight_g, total_gross_weight_g, billing_address, shipping_address, seller_address, created_at)
    select m.new_id, 'merged_invoice', 'FIN-' || m.new_id, m.customer_id, m.currency_code, m.last_day, bool_and(d.paid),
      m.vat_percent, sum(d.qty), sum(d.subtotal), sum(d.subtotal_vat),
      sum(d.grand_total), sum(d.total_net_weight_g), sum(d.total_gross_weight_g),
      (array_agg(d.billing_address order by d.id desc))[1], (array_agg(d.shipping_address order by d.id desc))[1],
      (array_agg(d.seller_address order by d.id desc))[1], (m.last_day + time '18:00') at time zone 'UTC'
    from merging m
    join documents d on d.kind = 'invoice' and d.merged_invoice_id is null and d.customer_id = m.customer_id
      and d.currency_code = m.currency_code and d.vat_percent = m.vat_percent and date_trunc('month', d.date)::date = m.month
    group by m.new_id, m.customer_id, m.currency_code, m.last_day, m.vat_percent`.execute(trx);
  await sql`
    update documents d set merged_invoice_id = m.new_id from merging m
    where d.kind = 'invoice' and d.merged_invoice_id is null and d.customer_id = m.customer_id
      and d.currency_code = m.currency_code and d.vat_percent = m.vat_percent and date_trunc('month', d.date)::date = m.month`.execute(
    trx,
  );
  await sql`
    insert into document_items (document_id, line, order_id, article_name, description, qty, price, total_price)
    select d.merged_invoice_id, row_number() over (partition by d.merged_invoice_id order by i.document_id, i.line), i.order_id,
      i.article_name, i.description, i.qty, i.price, i.total_price
    from merging m join documents d on d.merged_invoice_id = m.new_id join document_items i on i.document_id = d.id`.execute(
    trx,
  );
  await sql`
    insert into document_orders (document_id, order_id)
    select distinct d.merged_invoice_id, own.order_id
    from merging m join documents d on d.merged_invoice_id = m.new_id join document_orders own on own.document_id = d.id`.execute(
    trx,
  );
}
