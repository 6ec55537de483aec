import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/tables.ts';

/**
 * Credits the accepted items of a claim, at the prices of their invoices. Addresses are those of the invoice that the items
 * name, else of the customer's latest one; the orders are those that the articles were delivered with. Without accepted
 * items there is no credit invoice.
 */
export async function createCreditInvoice(
  trx: Kysely<Database>,
  claimId: number,
  at = new Date(),
): Promise<void> {
  await sql`
    with claim as (select *, nextval(pg_get_serial_sequence('documents', 'id'))::int as new_id from claims where id = ${claimId}),
    lines as materialized (
      select row_number() over (order by i.id) as line, i.article_name, i.qty, i.price, i.qty * i.price as total_price,
        coalesce(origin.description, a.description, i.article_name) as description, origin.order_id, d.id as invoice_id,
        i.qty * coalesce(a.net_weight_g, 0) as net, i.qty * coalesce(a.gross_weight_g, 0) as gross
      from claim c
      join claim_items i on i.claim_id = c.id and i.status = 'accepted'
      left join documents d on d.customer_id = c.customer_id and d.doc_number = i.invoice_number
        and d.kind in ('merged_invoice', 'invoice')
      left join articles a on a.sku = i.article_name
      left join lateral (
        select o.order_id, o.description from document_items o
        where o.document_id = d.id and o.article_name = i.article_name
        order by (o.line = i.invoice_line) desc nulls last, o.line limit 1) origin on true),
    latest as (
      select coalesce((select max(invoice_id) from lines),
        (select max(d.id) from documents d join claim c on c.customer_id = d.customer_id and d.kind = 'invoice')) as id),
    made as (
      insert into documents (id, kind, doc_number, customer_id, warehouse_id, currency_code, date, paid, vat_percent, qty, subtotal,
        subtotal_vat, grand_total, total_net_weight_g, total_gross_weight_g, billing_address, shipping_address, seller_address,
        created_at)
      select c.new_id, 'credit_invoice', 'CR-' || c.new_id, c.customer_id, d.warehouse_id, c.currency_code,
        (${at}::timestamptz at time zone 'UTC')::date, true, c.vat_percent, s.qty, s.subtotal, round(s.subtotal * c.vat_percent / 100),
        s.subtotal + round(s.subtotal * c.vat_percent / 100), s.net, s.gross, d.billing_address,
        coalesce(d.shipping_address, d.billing_address), d.seller_address, ${at}::timestamptz
      from claim c
      cross join (select sum(qty) as qty, sum(total_price) as subtotal, sum(net) as net, sum(gross) as gross from lines) s
      join documents d on d.id = (select id from latest)
      where s.qty > 0
      returning id),
    items_made as (
      insert into document_items (document_id, line, order_id, article_name, description, qty, price, total_price)
      select made.id, line, order_id, article_name, description, qty, price, total_price from made cross join lines
      returning document_id)
    insert into document_orders (document_id, order_id)
    select distinct made.id, lines.order_id from made cross join lines
    where lines.order_id is not null and (select count(*) from items_made) > 0`.execute(trx);
}
