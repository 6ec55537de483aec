import type { Selectable } from 'kysely';
import type { DocumentsTable } from '../../db/tables.ts';
import { exportFile } from '../../export/exportFile.ts';
import type { Column } from '../../export/exportTable.ts';
import { rangeCondition } from '../../http/exportRange.ts';
import { NotFound } from '../../http/failures.ts';
import type { FileAnswer } from '../../http/FileAnswer.ts';
import { fromMinor } from '../../http/money.ts';
import type { Call } from '../../http/route.ts';
import { documentDay, ofKind, selectNewest, type SummingKind } from './listMergedInvoices.ts';

/** The kinds that can be downloaded, by their names in the path (GAP-93). */
const kinds = new Map<string, SummingKind>([
  ['merged-invoices', 'merged_invoice'],
  ['credit-invoices', 'credit_invoice'],
]);

/** The columns of the lists (MINV-01, CRED-01, GAP-102). */
const columns: Column<Selectable<DocumentsTable>>[] = [
  { header: 'Number', cell: ({ doc_number }) => doc_number },
  { header: 'Client', cell: ({ billing_address }) => billing_address.companyName },
  { header: 'Quantity', cell: ({ qty }) => qty },
  { header: 'Total amount', cell: ({ grand_total }) => fromMinor(grand_total) },
  { header: 'Total price', cell: ({ subtotal }) => fromMinor(subtotal) },
  { header: 'VAT', cell: ({ subtotal_vat }) => fromMinor(subtotal_vat) },
  { header: 'Currency', cell: ({ currency_code }) => currency_code },
  { header: 'Date', cell: ({ date }) => date },
  { header: 'Created at', cell: ({ created_at }) => created_at.toISOString() },
];

/**
 * The customer's final or credit invoices of a range of days as a csv, xlsx or xls file (CALL-025, DOC-31), newest
 * first.
 * @throws NotFound for another kind (GAP-93); InvalidFields when the range is missing or reversed (GAP-92).
 */
export async function downloadDocuments({
  db,
  session,
  locale,
  path: { type },
  body: { config, ...range },
}: Call<'downloadDocuments'>): Promise<FileAnswer> {
  const kind = kinds.get(type);
  if (kind === undefined) throw new NotFound('There are no such documents.');
  const rows = await selectNewest(db)
    .where(ofKind(session, kind, [rangeCondition(documentDay, range)]))
    .execute();
  const options = { format: config.format, withHeaders: config.withHeaders ? 1 : 0 } as const;
  return exportFile(type, { locale, session }, options, columns, rows);
}
