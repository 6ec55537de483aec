import type { Kysely, RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database, DocumentItemsTable, DocumentKind, DocumentsTable } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';
import type { Session } from '../../http/session.ts';

/** A document with its rows and orders. */
export interface Document extends Selectable<DocumentsTable> {
  items: Selectable<DocumentItemsTable>[];
  orderIds: number[];
  /** Numbers of the invoices that a credit corrects, each with that of its final invoice. */
  corrects: string[];
  /** Whether the goods leave the EU. */
  isExport: boolean;
}

/**
 * A document of the customer, of any kind unless one is given: all kinds share one id space (GAP-87).
 * @throws NotFound when the customer has no such document.
 */
export async function readDocument(
  db: Kysely<Database>,
  session: Session,
  id: number,
  kind?: DocumentKind,
): Promise<Document> {
  const document = await db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', session.customer.id)
    .executeTakeFirst();
  if (document === undefined || (kind !== undefined && document.kind !== kind))
    throw new NotFound('Document not found.');
  const items = await db
    .selectFrom('document_items')
    .selectAll()
    .where('document_id', '=', id)
    .orderBy('line')
    .execute();
  const orders = await db
    .selectFrom('document_orders')
    .select('order_id')
    .where('document_id', '=', id)
    .orderBy('order_id')
    .execute();
  const orderIds = orders.map(({ order_id }) => order_id);
  const corrected =
    document.kind === 'credit_invoice'
      ? await db
          .selectFrom('documents as d')
          .leftJoin('documents as f', 'f.id', 'd.merged_invoice_id')
          .select(['d.doc_number', 'f.doc_number as final_number'])
          .where(invoicesOf(orderIds))
          .orderBy('d.id')
          .execute()
      : [];
  const corrects = corrected.map((invoice) =>
    invoice.final_number === null ? invoice.doc_number : `${invoice.doc_number} (${invoice.final_number})`,
  );
  const { country } = document.shipping_address ?? document.billing_address;
  const destination = await db
    .selectFrom('countries')
    .select('eu')
    .where('id', '=', country?.id ?? 0)
    .executeTakeFirst();
  const isExport = destination?.eu === false;
  return { ...document, items, orderIds, corrects, isExport };
}

/** Whether a document is an invoice of one of these orders; on `documents as d`. */
export const invoicesOf = (orderIds: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`d.kind = 'invoice' and exists (
    select from document_orders l where l.document_id = d.id and l.order_id = any(${orderIds}::int[])
  )`;
