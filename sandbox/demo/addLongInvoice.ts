import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { createDocument } from '../modules/documents/createDocument.ts';
import type { Database } from '../db/tables.ts';

/** The customer of `client`. */
const customerId = 1;

/**
 * Adds a delivered order of many lines to the demo data, with its packing list and invoice: for tests of long
 * documents. An article stands in several lines where there are fewer articles than lines.
 * @returns the ids of the order and of its invoice.
 */
export async function addLongInvoice(
  db: Kysely<Database>,
  lines: number,
): Promise<{ orderId: number; invoiceId: number }> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      insert into orders (customer_id, access_id, user_id, type, status, warehouse_id, currency_code, client_order_id, payer,
        receiver, seller, vat_percent, payment_terms, subtotal, subtotal_vat, grand_total, completed_at, stock_held)
      select customer_id, access_id, user_id, 'regular', 'delivered', warehouse_id, currency_codes, 'YEARLY-STOCK', payer,
        receiver, seller, vat_percent, payment_terms, 0, 0, 0, now(), false
      from (select o.*, c.currency_codes[1] as currency_codes from orders o join customers c on c.id = o.customer_id
        where o.customer_id = ${customerId} and o.type = 'regular' and o.receiver is not null order by o.id limit 1) o
      returning id`.execute(trx);
    const orderId = rows[0]?.id;
    if (orderId === undefined) throw new Error('The demo data has no order to follow.');
    await sql`
      insert into order_items (order_id, line, part, article_id, article_name, description, qty_requested, qty, price,
        price_type, total_price, net_weight_g)
      select ${orderId}, n, 'stock', a.id, a.sku, a.description, a.multiple, a.multiple, p.price, 'list', p.price * a.multiple,
        a.net_weight_g
      from generate_series(1, ${lines}::int) n
      cross join (select array_agg(id order by id) as ids from articles where active) s
      join articles a on a.id = s.ids[1 + (n - 1) % cardinality(s.ids)]
      join orders o on o.id = ${orderId}
      cross join lateral (select customer_price(o.customer_id, a.id, o.currency_code) as price offset 0) p`.execute(
      trx,
    );
    await sql`
      update orders set subtotal = s.subtotal, subtotal_vat = s.vat, grand_total = s.subtotal + s.vat
      from (select sum(i.total_price) as subtotal, round(sum(i.total_price) * min(o.vat_percent) / 100) as vat
        from order_items i join orders o on o.id = i.order_id where o.id = ${orderId}) s
      where orders.id = ${orderId}`.execute(trx);
    const packingListId = await createDocument(trx, 'packing_list', orderId);
    return { orderId, invoiceId: await createDocument(trx, 'invoice', orderId, packingListId) };
  });
}
