import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { ClaimItemsTable, ClaimsTable, Database } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';
import { booleanConditions, dateConditions, selectConditions, textConditions } from '../../http/filters.ts';
import { money, percentOf } from '../../http/money.ts';
import { readPage, rowCount } from '../../http/paging.ts';
import type { Session } from '../../http/session.ts';

type Schemas = components['schemas'];

interface ClaimListQuery {
  page?: number;
  limit?: number;
  filter?: {
    documentNumber?: Schemas['StringFilter'];
    type?: Schemas['SelectFilter'];
    status?: Schemas['SelectFilter'];
    documentDate?: Schemas['DateRangeFilter'];
    waiting?: Schemas['BooleanFilter'];
  };
}

/** The printed number of a claim. */
const numberOf = sql<string>`case c.type when 'return' then 'RET-' else 'REC-' end || c.id`;

/** Whether an item of a claim waits for more information from the customer; on `claims as c`. */
export const isWaiting = sql<boolean>`exists (
  select from claim_items i where i.claim_id = c.id and i.status = 'clarification_awaiting')`;

/**
 * A page of the customer's claims, newest first (CALL-127, CLM-01, GAP-38).
 * @throws InvalidFields for an invalid filter value.
 */
export async function listClaims(
  db: Kysely<Database>,
  session: Session,
  { filter = {}, ...query }: ClaimListQuery,
): Promise<Schemas['ClaimPage']> {
  const conditions = [
    sql<boolean>`c.customer_id = ${session.customer.id}`,
    ...textConditions(numberOf, filter.documentNumber),
    ...selectConditions(sql.ref('c.type'), filter.type),
    ...selectConditions(sql.ref('c.status'), filter.status),
    ...dateConditions(
      'documentDate',
      sql`(c.document_date::timestamp at time zone 'UTC')`,
      filter.documentDate,
    ),
    ...booleanConditions(isWaiting, filter.waiting),
  ];
  const where = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  const all = db.selectFrom('claims as c').where(where);
  const list = all
    .selectAll('c')
    .select([
      numberOf.as('number'),
      sql<number>`(select coalesce(sum(i.qty * i.price), 0) from claim_items i where i.claim_id = c.id)`.as(
        'subtotal',
      ),
    ])
    .orderBy('c.document_date', 'desc')
    .orderBy('c.id', 'desc');
  return readPage(query, all.select(rowCount), list, (row) => ({
    ...headOf(row),
    subtotal: money(row.subtotal, row.currency_code),
  }));
}

const headOf = (row: Selectable<ClaimsTable> & { number: string }) => ({
  id: row.id,
  documentNumber: row.number,
  status: row.status,
  type: row.type,
  documentDate: row.document_date,
});

/**
 * A claim with its items (CALL-129, CLM-44, CLM-45).
 * @throws NotFound when the customer has no such claim.
 */
export async function getClaim(
  db: Kysely<Database>,
  session: Session,
  id: number,
): Promise<Schemas['Claim']> {
  const row = await db
    .selectFrom('claims as c')
    .selectAll('c')
    .select(numberOf.as('number'))
    .where('c.id', '=', id)
    .where('c.customer_id', '=', session.customer.id)
    .executeTakeFirst();
  if (row === undefined) throw new NotFound('Claim not found.');
  const items = await db
    .selectFrom('claim_items')
    .selectAll()
    .where('claim_id', '=', id)
    .orderBy('id')
    .execute();
  const subtotal = items.reduce((sum, { qty, price }) => sum + qty * price, 0);
  return {
    ...headOf(row),
    grandTotal: money(subtotal + percentOf(subtotal, row.vat_percent), row.currency_code),
    items: await withAttachments(db, items, row.currency_code),
  };
}

/** An item of a claim on the wire (CLM-45). */
export async function getClaimItem(db: Kysely<Database>, id: number): Promise<Schemas['ClaimItem']> {
  const { currency_code, ...item } = await db
    .selectFrom('claim_items as i')
    .innerJoin('claims as c', 'c.id', 'i.claim_id')
    .selectAll('i')
    .select('c.currency_code')
    .where('i.id', '=', id)
    .executeTakeFirstOrThrow();
  const [one] = await withAttachments(db, [item], currency_code);
  if (one === undefined) throw new NotFound();
  return one;
}

async function withAttachments(
  db: Kysely<Database>,
  items: readonly Selectable<ClaimItemsTable>[],
  currency: string,
): Promise<Schemas['ClaimItem'][]> {
  const attachments = await db
    .selectFrom('claim_attachments')
    .select(['id', 'item_id', 'hash', 'file_name'])
    .where(
      'item_id',
      'in',
      items.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  const byItem = Map.groupBy(attachments, ({ item_id }) => item_id);
  return items.map((item) => ({
    id: item.id,
    article: { name: item.article_name },
    status: item.status,
    qty: item.qty,
    priceByItem: money(item.price, currency),
    invoiceDocumentNumber: item.invoice_number,
    invoiceDate: item.invoice_date,
    description: item.description,
    ...noClarification,
    ...item.clarification,
    rejectionReason: item.rejection_reason,
    rejectionExplanation: item.rejection_explanation,
    attachments: (byItem.get(item.id) ?? []).map(({ id, hash, file_name }) => ({
      id,
      fileName: file_name,
      hash,
    })),
  }));
}

const noClarification: Required<Schemas['ClaimClarification']> = {
  hasCrashedBoxRetention: null,
  hasBadPackingRetention: null,
  carBrand: null,
  carModel: null,
  carModelClarification: null,
  carModelYear: null,
  fittingDate: null,
  fittingOnMillage: null,
  problemDate: null,
  problemOnMillage: null,
};

/**
 * The customer's final invoices with an article, newest first, with its lines (CALL-133, CLM-24, GAP-131). The id of a
 * line is its number on the invoice.
 */
export async function listClaimInvoices(
  db: Kysely<Database>,
  session: Session,
  article: string,
): Promise<Schemas['ClaimInvoice'][]> {
  const lines = await db
    .selectFrom('document_items as i')
    .innerJoin('documents as d', 'd.id', 'i.document_id')
    .select(['d.id', 'd.doc_number', 'd.date', 'd.currency_code'])
    .select(['i.line', 'i.article_name', 'i.qty', 'i.price'])
    .where('d.customer_id', '=', session.customer.id)
    .where('d.kind', '=', 'merged_invoice')
    .where('i.article_name', '=', article)
    .where('i.article_name', '<>', 'DELIVERY')
    .orderBy('d.date', 'desc')
    .orderBy('d.id', 'desc')
    .orderBy('i.line')
    .execute();
  return [...Map.groupBy(lines, ({ id }) => id).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const items = group.map(({ line, article_name, qty, price }) => ({
      id: line,
      articleName: article_name,
      qty,
      price: money(price, first.currency_code),
    }));
    return [{ id: first.id, docNumber: first.doc_number, date: first.date, items }];
  });
}
