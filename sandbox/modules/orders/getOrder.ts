import type { Kysely, Selectable } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database, DocumentKind, OrderItemsTable, OrderStatus } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';
import { money } from '../../http/money.ts';
import type { Session } from '../../http/session.ts';
import { selectOrders, toOrderListItem } from './orderRows.ts';
import { type SummedLine, summarise } from './orderTotals.ts';
import { readCountryNames, toPartyAddress, toSellerAddress } from './parties.ts';

type Schemas = components['schemas'];

/**
 * One order with everything its page shows (CALL-032, ORD-56): its own currency, comments oldest first.
 * @throws NotFound when the customer has no such order.
 */
export async function getOrder(
  db: Kysely<Database>,
  session: Session,
  { id, locale }: { id: number; locale: string },
): Promise<Schemas['Order']> {
  const row = await selectOrders(db)
    .select(['o.payer', 'o.receiver', 'o.seller'])
    .where('o.id', '=', id)
    .where('o.customer_id', '=', session.customer.id)
    .executeTakeFirst();
  if (row === undefined) throw new NotFound('Order not found.');
  const items = await readOrderItems(db, id);
  const comments = await db
    .selectFrom('order_comments')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  const lines = items.map(summedLine);
  const nameCountry = await readCountryNames(db, locale);
  const { currency_code: currency, vat_percent: vatPercent } = row;
  return {
    ...toOrderListItem(row),
    stockSummary: summarise(lines, 'stock', vatPercent, currency),
    backorderSummary: summarise(lines, 'backorder', vatPercent, currency),
    comments: comments.map(toOrderComment),
    documents: await readDocumentRefs(db, id),
    payer: toPartyAddress(row.payer, nameCountry),
    receiver: row.receiver === null ? null : toPartyAddress(row.receiver, nameCountry),
    seller: toSellerAddress(row.seller, nameCountry),
    items: items.map((item) => toOrderItem(item, currency)),
  };
}

/** The lines of an order, sorted. */
export async function readOrderItems(
  db: Kysely<Database>,
  orderId: number,
): Promise<Selectable<OrderItemsTable>[]> {
  return db.selectFrom('order_items').selectAll().where('order_id', '=', orderId).orderBy('line').execute();
}

/** A line, as `orderTotals` needs it. */
export function summedLine(item: Selectable<OrderItemsTable>): SummedLine {
  return {
    part: item.part,
    articleId: item.article_id,
    qty: item.qty,
    totalPrice: item.total_price,
    netWeight: item.net_weight_g,
  };
}

/** A comment on the wire. */
export function toOrderComment(row: {
  id: number;
  message: string;
  created_at: Date;
}): Schemas['OrderComment'] {
  return { id: row.id, message: row.message, createdAt: row.created_at.toISOString() };
}

/**
 * Locks an order of the customer until the transaction ends.
 * @throws NotFound when the customer has no such order.
 */
export async function lockOrder(
  trx: Kysely<Database>,
  session: Session,
  id: number,
): Promise<{ id: number; status: OrderStatus }> {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('id', '=', id)
    .where('customer_id', '=', session.customer.id)
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) throw new NotFound('Order not found.');
  return order;
}

function toOrderItem(item: Selectable<OrderItemsTable>, currency: string): Schemas['OrderItem'] {
  return {
    id: item.id,
    articleName: item.article_name,
    description: item.description,
    price: money(item.price, currency),
    priceType: item.price_type,
    clientPrice: item.client_price === null ? null : money(item.client_price, currency),
    qtyRequested: item.qty_requested,
    qty: item.qty,
    totalPrice: money(item.total_price, currency),
  };
}

async function readDocumentRefs(
  db: Kysely<Database>,
  orderId: number,
): Promise<Schemas['Order']['documents']> {
  const rows = await db
    .selectFrom('documents as d')
    .innerJoin('document_orders as link', 'link.document_id', 'd.id')
    .select(['d.id', 'd.kind', 'd.doc_number'])
    .where('link.order_id', '=', orderId)
    .orderBy('d.id')
    .execute();
  const ofKind = (kind: DocumentKind): Schemas['DocumentRef'][] =>
    rows.filter((row) => row.kind === kind).map((row) => ({ id: row.id, docNumber: row.doc_number }));
  return {
    proforma: ofKind('proforma'),
    invoice: ofKind('invoice'),
    packing_list: ofKind('packing_list'),
    merged_invoice: ofKind('merged_invoice'),
  };
}
