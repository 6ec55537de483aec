import type { Kysely, RawBuilder, Selectable, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database, DocumentsTable } from '../../db/tables.ts';
import { dateConditions, numberConditions, textConditions } from '../../http/filters.ts';
import { readPage, rowCount } from '../../http/paging.ts';
import type { Session } from '../../http/session.ts';
import { toCreditInvoiceListItem, toMergedInvoiceListItem } from './mergedInvoiceRows.ts';

type Schemas = components['schemas'];
type Row = Selectable<DocumentsTable>;

/** Documents that summarise invoices: final invoices and credit invoices. */
export type SummingKind = 'merged_invoice' | 'credit_invoice';

/** A document's day as a moment, as date filters compare it: its start in UTC. */
export const documentDay = sql`(d.date::timestamp at time zone 'UTC')`;

interface ListQuery {
  page?: number;
  limit?: number;
  filter?: Schemas['MergedInvoiceFilter'];
}

/**
 * A page of the customer's final invoices, newest first (CALL-079, MINV-02, GAP-38), each in its own currency.
 * @throws InvalidFields for an invalid filter value.
 */
export function listMergedInvoices(
  db: Kysely<Database>,
  session: Session,
  query: ListQuery,
): Promise<Schemas['MergedInvoicePage']> {
  return listDocuments(db, session, 'merged_invoice', query, toMergedInvoiceListItem);
}

/**
 * A page of the customer's credit invoices, newest first (CALL-084, GAP-39).
 * @throws InvalidFields for an invalid filter value.
 */
export function listCreditInvoices(
  db: Kysely<Database>,
  session: Session,
  query: ListQuery & { filter?: Schemas['CreditInvoiceFilter'] },
): Promise<Schemas['CreditInvoicePage']> {
  return listDocuments(db, session, 'credit_invoice', query, toCreditInvoiceListItem);
}

async function listDocuments<Item>(
  db: Kysely<Database>,
  session: Session,
  kind: SummingKind,
  { filter = {}, ...query }: ListQuery,
  toItem: (row: Row) => Item,
): Promise<{ items: Item[]; meta: Schemas['PageMeta'] }> {
  const where = ofKind(session, kind, [
    ...textConditions(sql.ref('d.id'), filter.id),
    ...textConditions(sql.ref('d.doc_number'), filter.number),
    ...textConditions(sql`d.billing_address ->> 'companyName'`, filter.clientName),
    ...numberConditions('qty', sql.ref('d.qty'), filter.qty),
    ...numberConditions('grandTotal', sql.ref('d.grand_total'), filter.grandTotal, 100),
    ...numberConditions('subtotal', sql.ref('d.subtotal'), filter.subtotal, 100),
    ...numberConditions('subtotalVat', sql.ref('d.subtotal_vat'), filter.subtotalVat, 100),
    ...dateConditions('date', documentDay, filter.date),
    ...dateConditions('createdAt', sql.ref('d.created_at'), filter.createdAt),
  ]);
  return readPage(
    query,
    db.selectFrom('documents as d').select(rowCount).where(where),
    selectNewest(db).where(where),
    toItem,
  );
}

/**
 * Up to ten of the customer's final invoices whose number holds the text, newest first (CALL-080, MINV-14, GAP-103).
 */
export async function searchMergedInvoices(
  db: Kysely<Database>,
  session: Session,
  number: string,
): Promise<Schemas['MergedInvoiceSearchResult'][]> {
  const numbered = textConditions(sql.ref('d.doc_number'), { like: number });
  const rows = await selectNewest(db)
    .where(ofKind(session, 'merged_invoice', numbered))
    .limit(10)
    .execute();
  return rows.map(({ id, doc_number, date }) => ({ id, docNumber: doc_number, date }));
}

/** Query of documents with all columns, newest first (GAP-38); add conditions. */
export function selectNewest(db: Kysely<Database>) {
  return db
    .selectFrom('documents as d')
    .selectAll('d')
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc');
}

/** The customer's documents of a kind that fulfil every condition. */
export function ofKind(
  { customer }: Session,
  kind: SummingKind,
  conditions: readonly RawBuilder<SqlBool>[],
): RawBuilder<boolean> {
  const all = [sql<SqlBool>`d.customer_id = ${customer.id}`, sql<SqlBool>`d.kind = ${kind}`, ...conditions];
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}
