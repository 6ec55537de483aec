import type { Selectable } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { DocumentsTable } from '../../db/tables.ts';
import { money } from '../../http/money.ts';

type Schemas = components['schemas'];

/** A final invoice as the list shows it (MINV-01, GAP-102). */
export function toMergedInvoiceListItem(row: Selectable<DocumentsTable>): Schemas['MergedInvoiceListItem'] {
  return {
    id: row.id,
    docNumber: row.doc_number,
    clientName: row.billing_address.companyName,
    qty: row.qty,
    grandTotal: money(row.grand_total, row.currency_code),
    subtotal: money(row.subtotal, row.currency_code),
    subtotalVat: money(row.subtotal_vat, row.currency_code),
    date: row.date,
    createdAt: row.created_at.toISOString(),
  };
}

/** A credit invoice as the list shows it (CRED-01, CRED-05). */
export function toCreditInvoiceListItem(row: Selectable<DocumentsTable>): Schemas['CreditInvoiceListItem'] {
  return { ...toMergedInvoiceListItem(row), vatPercent: row.vat_percent };
}
