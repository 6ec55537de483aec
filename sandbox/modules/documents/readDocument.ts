import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { DocumentItemsTable, DocumentKind, DocumentsTable } from '../../db/tables/selling.ts';
import { NotFound } from '../../http/failures.ts';
import type { Session } from '../../http/session.ts';

/** A document with its rows and orders. */
export interface Document extends Selectable<DocumentsTable> {
  items: Selectable<DocumentItemsTable>[];
  orderIds: number[];
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
  const { country } = document.shipping_address ?? document.billing_address;
  const destination = await db
    .selectFrom('countries')
    .select('eu')
    .where('id', '=', country?.id ?? 0)
    .executeTakeFirst();
  const isExport = destination?.eu === false;
  return { ...document, items, orderIds: orders.map(({ order_id }) => order_id), isExport };
}
