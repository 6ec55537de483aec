import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/**
 * Documents of every kind: a proforma for each completed regular order, packing lists and invoices for packed and
 * shipped orders, one merged invoice a month and a few credit invoices.
 */
export async function fillDocuments(db: Kysely<Database>): Promise<void> {
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
  await mergedInvoices(db);
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

/** A customer's invoices of a past month with the same VAT rate and currency, summed up at its end. */
async function mergedInvoices(db: Kysely<Database>): Promise<void> {
  await sql`
    create temporary table merging on commit drop as
    select nextval(pg_get_serial_sequence('documents', 'id'))::int as new_id, m.*
    from (select customer_id, currency_code, vat_percent, date_trunc('month', date)::date as month,
        (date_trunc('month', date) + interval '1 month - 1 day')::date as last_day
      from documents where kind = 'invoice' and date < date_trunc('month', current_date)
      group by 1, 2, 3, 4, 5 order by 4, 1) m`.execute(db);
  await sql`
    insert into documents (id, kind, doc_number, customer_id, currency_code, date, paid, vat_percent, qty, subtotal, subtotal_vat,
      grand_total, total_net_weight_g, total_gross_weight_g, billing_address, shipping_address, seller_address, created_at)
    select m.new_id, 'merged_invoice', 'FIN-' || m.new_id, m.customer_id, m.currency_code, m.last_day, bool_and(d.paid),
      m.vat_percent, sum(d.qty), sum(d.subtotal), sum(d.subtotal_vat),
      sum(d.grand_total), sum(d.total_net_weight_g), sum(d.total_gross_weight_g),
      (array_agg(d.billing_address order by d.id desc))[1], (array_agg(d.shipping_address order by d.id desc))[1],
      (array_agg(d.seller_address order by d.id desc))[1], m.last_day + time '18:00'
    from merging m
    join documents d on d.kind = 'invoice' and d.customer_id = m.customer_id and d.currency_code = m.currency_code
      and d.vat_percent = m.vat_percent and date_trunc('month', d.date) = m.month
    group by m.new_id, m.customer_id, m.currency_code, m.last_day, m.vat_percent`.execute(db);
  await sql`
    update documents d set merged_invoice_id = m.new_id from merging m
    where d.kind = 'invoice' and d.customer_id = m.customer_id and d.currency_code = m.currency_code
      and d.vat_percent = m.vat_percent and date_trunc('month', d.date) = m.month`.execute(db);
  await sql`
    insert into document_items (document_id, line, order_id, article_name, description, qty, price, total_price)
    select d.merged_invoice_id, row_number() over (partition by d.merged_invoice_id order by i.document_id, i.line), i.order_id,
      i.article_name, i.description, i.qty, i.price, i.total_price
    from documents d join document_items i on i.document_id = d.id where d.merged_invoice_id is not null`.execute(
    db,
  );
  await sql`
    insert into document_orders (document_id, order_id)
    select d.merged_invoice_id, own.order_id from documents d join document_orders own on own.document_id = d.id
    where d.merged_invoice_id is not null`.execute(db);
}

/** A line of every fifteenth invoice is credited. */
async function creditInvoices(db: Kysely<Database>): Promise<void> {
  await sql`
    with chosen as materialized (
      select nextval(pg_get_serial_sequence('documents', 'id'))::int as new_id, i.order_id, i.article_name, i.description, i.price,
        least(d.created_at + interval '9 days', now()) as made, d.*
      from documents d join document_items i on i.document_id = d.id and i.line = 1
      where d.kind = 'invoice' and d.id % 15 = 0 and i.article_name <> 'DELIVERY'),
    documents_made as (
      insert into documents (id, kind, doc_number, customer_id, warehouse_id, currency_code, date, paid, vat_percent, qty, subtotal,
        subtotal_vat, grand_total, total_net_weight_g, total_gross_weight_g, billing_address, shipping_address, seller_address, created_at)
      select new_id, 'credit_invoice', 'CR-' || new_id, customer_id, warehouse_id, currency_code, made::date, true, vat_percent, 1,
        price, round(price * vat_percent / 100), price + round(price * vat_percent / 100), 0, 0, billing_address,
        shipping_address, seller_address, made
      from chosen returning id),
    items_made as (
      insert into document_items (document_id, line, order_id, article_name, description, qty, price, total_price)
      select new_id, 1, order_id, article_name, description, 1, price, price from chosen returning document_id)
    insert into document_orders (document_id, order_id)
    select new_id, order_id from chosen
    where (select count(*) from documents_made) + (select count(*) from items_made) > 0`.execute(db);
}
