import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database, DocumentKind } from '../../db/tables.ts';
import { orderTotals } from '../orders/orderTotals.ts';

/** The documents that belong to one order. */
type OrderDocumentKind = Extract<DocumentKind, 'proforma' | 'invoice' | 'packing_list'>;

/** Prefix of document numbers. */
const numberPrefix: Record<OrderDocumentKind, string> = {
  proforma: 'PF',
  invoice: 'INV',
  packing_list: 'PL',
};

/** An order's line, as far as a document's sums need it. */
interface DocumentLine {
  article_id: number | null;
  qty: number;
  total_price: number;
  net_weight_g: number;
  gross_weight_g: number;
}

/**
 * Creates a document of an order in its present state: proforma and invoice list everything that is charged, the
 * packing list the goods alone.
 * @param packingListId the invoice's packing list.
 */
export async function createDocument(
  trx: Kysely<Database>,
  kind: OrderDocumentKind,
  orderId: number,
  packingListId: number | null = null,
): Promise<number> {
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const all = await readLines(trx, orderId);
  const lines = kind === 'packing_list' ? all.filter(({ article_id }) => article_id !== null) : all;
  const goods = lines.filter(({ article_id }) => article_id !== null);
  const charged = lines.map((line) => ({
    part: 'stock' as const,
    articleId: line.article_id,
    qty: line.qty,
    totalPrice: line.total_price,
    netWeight: line.net_weight_g,
  }));
  const totals = orderTotals(charged, order.vat_percent);
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('documents', 'id')) as id`.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The sequence of document ids returned no value.');
  await trx
    .insertInto('documents')
    .values({
      id,
      kind,
      doc_number: `${numberPrefix[kind]}-${String(id)}`,
      customer_id: order.customer_id,
      warehouse_id: order.warehouse_id,
      currency_code: order.currency_code,
      date: new Date().toISOString().slice(0, 10),
      paid: kind === 'invoice' && order.paid,
      vat_percent: order.vat_percent,
      qty: goods.reduce((sum, { qty }) => sum + qty, 0),
      subtotal: totals.subtotal,
      subtotal_vat: totals.subtotalVat,
      grand_total: totals.grandTotal,
      total_net_weight_g: goods.reduce((sum, { qty, net_weight_g }) => sum + qty * net_weight_g, 0),
      total_gross_weight_g: goods.reduce((sum, { qty, gross_weight_g }) => sum + qty * gross_weight_g, 0),
      billing_address: JSON.stringify(order.payer),
      shipping_address: order.receiver === null ? null : JSON.stringify(order.receiver),
      seller_address: JSON.stringify(order.seller),
      packing_list_id: packingListId,
    })
    .execute();
  await sql`
    insert into document_items (document_id, line, order_id, article_name, description, qty, price, total_price)
    select ${id}, row_number() over (order by line), order_id, article_name, description, qty, price, total_price
    from order_items
    where order_id = ${orderId} and qty > 0 and (${kind} <> 'packing_list' or article_id is not null)`.execute(
    trx,
  );
  await trx.insertInto('document_orders').values({ document_id: id, order_id: orderId }).execute();
  return id;
}

/** The goods of an order, with the gross weight of today's catalog. */
async function readLines(trx: Kysely<Database>, orderId: number): Promise<DocumentLine[]> {
  return trx
    .selectFrom('order_items as i')
    .leftJoin('articles as a', 'a.id', 'i.article_id')
    .select(['i.article_id', 'i.qty', 'i.total_price', 'i.net_weight_g'])
    .select(sql<number>`coalesce(a.gross_weight_g, i.net_weight_g)`.as('gross_weight_g'))
    .where('i.order_id', '=', orderId)
    .where('i.qty', '>', 0)
    .execute();
}
