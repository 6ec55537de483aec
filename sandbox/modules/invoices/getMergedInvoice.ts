import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { money } from '../../http/money.ts';
import type { Session } from '../../http/session.ts';
import { type Document, invoicesOf, readDocument } from '../documents/readDocument.ts';
import { readOrderRows, toOrderListItem } from '../orders/orderRows.ts';
import { readCountryNames, toPartyAddress, toSellerAddress } from '../orders/parties.ts';
import { toDocumentItem } from './documentItems.ts';
import { type InvoiceRow, selectInvoices } from './invoiceRows.ts';
import { toMergedInvoiceListItem } from './mergedInvoiceRows.ts';
import { readDocumentRefs } from './readDocumentRefs.ts';

type Schemas = components['schemas'];

/**
 * A final invoice with everything its page shows (CALL-081, MINV-12, MINV-13), in its own currency.
 * @throws NotFound when the customer has no such final invoice.
 */
export async function getMergedInvoice(
  db: Kysely<Database>,
  session: Session,
  { id, locale }: { id: number; locale: string },
): Promise<Schemas['MergedInvoice']> {
  const document = await readDocument(db, session, id, 'merged_invoice');
  return withParts(db, { document, locale }, sql<boolean>`d.merged_invoice_id = ${id}`);
}

/**
 * A credit invoice: the shape of a final one plus vatPercent (CALL-085, CRED-05). Its invoices are those it
 * credits.
 * @throws NotFound when the customer has no such credit invoice.
 */
export async function getCreditInvoice(
  db: Kysely<Database>,
  session: Session,
  { id, locale }: { id: number; locale: string },
): Promise<Schemas['CreditInvoice']> {
  const document = await readDocument(db, session, id, 'credit_invoice');
  return {
    ...(await withParts(db, { document, locale }, invoicesOf(document.orderIds))),
    vatPercent: document.vat_percent,
  };
}

async function withParts(
  db: Kysely<Database>,
  { document, locale }: { document: Document; locale: string },
  whichInvoices: RawBuilder<boolean>,
): Promise<Schemas['MergedInvoice']> {
  const invoices = await selectInvoices(db).select('d.packing_list_id').where(whichInvoices).execute();
  const orders = await readOrderRows(db, document.orderIds);
  const { shipping_address: receiver } = document;
  const nameCountry = await readCountryNames(db, locale);
  return {
    ...toMergedInvoiceListItem(document),
    billingAddress: toPartyAddress(document.billing_address, nameCountry),
    shippingAddress: receiver === null ? null : toPartyAddress(receiver, nameCountry),
    sellerAddress: toSellerAddress(document.seller_address, nameCountry),
    packingLists: await readDocumentRefs(
      db,
      invoices.map((invoice) => invoice.packing_list_id),
    ),
    invoices: invoices.map(toIncludedInvoice),
    included_orders: orders.map((order) => toIncludedOrder(toOrderListItem(order))),
    items: document.items.map((item) => toDocumentItem(item, document.currency_code)),
  };
}

function toIncludedInvoice(row: InvoiceRow): Schemas['IncludedInvoice'] {
  return {
    id: row.id,
    docNumber: row.doc_number,
    subtotal: money(row.subtotal, row.currency_code),
    subtotalVat: money(row.subtotal_vat, row.currency_code),
    grandTotal: money(row.grand_total, row.currency_code),
    totalGrossWeight: row.total_gross_weight_g / 1000,
    createdAt: row.created_at.toISOString(),
  };
}

function toIncludedOrder(order: Schemas['OrderListItem']): Schemas['IncludedOrder'] {
  const { id, status, grandTotal, warehouse, clientOrderId, createdAt } = order;
  return { id, status, grandTotal, warehouse, clientOrderId, createdAt };
}
