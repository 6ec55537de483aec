import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import {
  booleanConditions,
  dateConditions,
  numberConditions,
  selectConditions,
  textConditions,
} from '../../http/filters.ts';
import { readPage, rowCount } from '../../http/paging.ts';
import type { Session } from '../../http/session.ts';
import { isPayable, selectInvoices, toInvoiceListItem } from './invoiceRows.ts';

type Schemas = components['schemas'];

export interface InvoiceListQuery {
  page?: number;
  limit?: number;
  filter?: Schemas['InvoiceFilter'];
}

/**
 * A page of the customer's invoices, newest first (CALL-076, GAP-38), each in its own currency.
 * @throws InvalidFields for an invalid filter value.
 */
export async function listInvoices(
  db: Kysely<Database>,
  session: Session,
  { filter = {}, ...query }: InvoiceListQuery,
): Promise<Schemas['InvoicePage']> {
  const conditions = [
    sql<boolean>`d.customer_id = ${session.customer.id}`,
    sql<boolean>`d.kind = 'invoice'`,
    ...textConditions(sql.ref('d.id'), filter.id),
    ...textConditions(sql.ref('d.doc_number'), filter.docNumber),
    ...selectConditions(sql.ref('d.warehouse_id'), filter.warehouses),
    ...numberConditions('grandTotal', sql.ref('d.grand_total'), filter.grandTotal, 100),
    ...dateConditions('createdAt', sql.ref('d.created_at'), filter.createdAt),
    ...booleanConditions(isPayable, filter.allowToPay),
  ];
  const where = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  return readPage(
    query,
    db.selectFrom('documents as d').select(rowCount).where(where),
    selectInvoices(db).where(where),
    toInvoiceListItem,
  );
}
