import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { loadFast } from './loadFast.ts';
import { mergeInvoices } from '../modules/invoices/mergeInvoices.ts';
import type { Database } from '../db/tables.ts';

/**
 * Documents of every kind: a proforma for each completed regular order, packing lists and invoices for packed and
 * shipped orders, final invoices at the end of each month and a few credit invoices.
 */
export async function fillDocuments(db: Kysely<Database>): Promise<void> {
  await loadFast(db, ['documents', 'document_items', 'document_orders'], () => makeDocuments(db));
}

async function makeDocuments(db: Kysely<Database>): Promise<void> {
  await ordersDocuments(
    db,
    'proforma',
    'PF',
    sql`o.completed_at`,
    sql`o.type = 'regular' and o.status not in ('not_completed', 'taken')`,
  );
  await ordersDocuments(
    db,
    'packing_list',
    'PL',
    sql`o.created_at + interval '2 days'`,
    sql`o.status in ('packed', 'shipped', 'delivered')`,
  );
  await ordersDocuments(
    db,
    'invoice',
    'INV',
    sql`o.created_at + interval '3 days'`,
    sql`o.status in ('shipped', 'delivered')`,
  );
  await sql`
    update documents d set packing_list_id = pl.id
    from document_orders own
    join document_orders other on other.order_id = own.order_id
    join documents pl on pl.id = other.document_id and pl.kind = 'packing_list'
    where own.document_id = d.id and d.kind = 'invoice'`.execute(db);
  await mergeInvoices(db, new Date());
  await creditInvoices(db);
}

/** One document per order; packing lists leave out the delivery line. */
async function ordersDocuments(
  db: Kysely<Database>,
  kind: 'proforma' | 'packing_list' | 'invoice',
  prefix: string,
  date: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    with chosen as materialized (
      select nextval(pg_get_serial_sequence('documents', 'id'))::int as new_id, least(${date}, now()) as made, o.*
      from (select * from orders o where ${which} order by o.created_at, o.id) o),
    documents_made as (
      insert into documents (id, kind, doc_number, customer_id, warehouse_id, currency_code, date, paid, vat_percent, qty,
        subtotal, subtotal_vat, grand_total, total_net_weight_g, total_gross_weight_g, billing_address, shipping_address,
        seller_address, created_at)
      select c.new_id, ${kind}, ${prefix} || '-' || c.new_id, c.customer_id, c.warehouse_id, c.currency_code, c.made::date,
        c.paid and ${kind} = 'invoice', c.vat_percent, s.qty, s.subtotal, round(s.subtotal * c.vat_percent / 100),
        s.subtotal + round(s.subtotal * c.vat_percent / 100), s.net, s.gross, c.payer, c.receiver, c.seller, c.made
      from chosen c
      cross join lateral (
        select coalesce(sum(i.qty) filter (where i.article_id is not null), 0) as qty, coalesce(sum(i.total_price), 0) as subtotal,
          coalesce(sum(i.qty * i.net_weight_g), 0) as net, coalesce(sum(i.qty * a.gross_weight_g), 0) as gross
        from order_items i left join articles a on a.id = i.article_id
        where i.order_id = c.id and i.qty > 0 and (${kind} <> 'packing_list' or i.article_id is not null)) s
      returning id),
    items_made as (
      insert into document_items (document_id, line, order_id, article_name, description, qty, price, total_price)
      select c.new_id, row_number() over (partition by c.new_id order by i.line), c.id, i.article_name, i.description, i.qty,
        i.price, i.total_price
      from chosen c join order_items i on i.order_id = c.id
      where i.qty > 0 and (${kind} <> 'packing_list' or i.article_id is not null)
      returning document_id)
    insert into document_orders (document_id, order_id)
    select c.new_id, c.id from chosen c
    where (select count(*) from documents_made) + (select count(*) from items_made) > 0`.execute(db);
}

/** Of every fifteenth invoice, each third line is credited: one piece of the first of them, all of the others. */
async function creditInvoices(db: Kysely<Database>): Promise<void> {
  await sql`
    with chosen as materialized (
      select nextval(pg_get_serial_sequence('documents', 'id'))::int as new_id, least(d.created_at + interval '9 days', now()) as made, d.*
      from (select * from documents where kind = 'invoice' and id % 15 = 0 order by id) d
      where exists (select from document_items i where i.document_id = d.id and i.line = 1 and i.article_name <> 'DELIVERY')),
    lines as materialized (
      select c.new_id, row_number() over (partition by c.new_id order by i.line) as line, i.order_id, i.article_name,
        i.description, q.qty, i.price, i.price * q.qty as total_price, q.qty * a.net_weight_g as net, q.qty * a.gross_weight_g as gross
      from chosen c
      join document_items i on i.document_id = c.id and i.line % 3 = 1
      join articles a on a.sku = i.article_name
      cross join lateral (select case i.line when 1 then 1 else i.qty end as qty) q),
    documents_made as (
      insert into documents (id, kind, doc_number, customer_id, warehouse_id, currency_code, date, paid, vat_percent, qty, subtotal,
        subtotal_vat, grand_total, total_net_weight_g, total_gross_weight_g, billing_address, shipping_address, seller_address, created_at)
      select c.new_id, 'credit_invoice', 'CR-' || c.new_id, c.customer_id, c.warehouse_id, c.currency_code, c.made::date, true,
        c.vat_percent, s.qty, s.subtotal, round(s.subtotal * c.vat_percent / 100),
        s.subtotal + round(s.subtotal * c.vat_percent / 100), s.net, s.gross, c.billing_address, coalesce(c.shipping_address, c.billing_address),
        c.seller_address, c.made
      from chosen c
      join (select new_id, sum(qty) as qty, sum(total_price) as subtotal, sum(net) as net, sum(gross) as gross
        from lines group by new_id) s using (new_id)
      returning id),
    items_made as (
      insert into document_items (document_id, line, order_id, article_name, description, qty, price, total_price)
      select new_id, line, order_id, article_name, description, qty, price, total_price from lines returning document_id)
    insert into document_orders (document_id, order_id)
    select distinct new_id, order_id from lines
    where (select count(*) from documents_made) + (select count(*) from items_made) > 0`.execute(db);
}
