import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import type { Session } from '../../http/session.ts';
import { readDocument } from '../documents/readDocument.ts';
import { readCountryNames, toPartyAddress, toSellerAddress } from '../orders/parties.ts';
import { toDocumentItem } from './documentItems.ts';
import { selectInvoices, toInvoiceListItem } from './invoiceRows.ts';
import { readDocumentRefs } from './readDocumentRefs.ts';

/**
 * An invoice with everything its page shows (CALL-077, INV-22 to INV-25), in its own currency.
 * @throws NotFound when the customer has no such invoice.
 */
export async function getInvoice(
  db: Kysely<Database>,
  session: Session,
  { id, locale }: { id: number; locale: string },
): Promise<components['schemas']['Invoice']> {
  const document = await readDocument(db, session, id, 'invoice');
  const row = await selectInvoices(db).where('d.id', '=', id).executeTakeFirstOrThrow();
  const { packing_list_id: packingList, merged_invoice_id: mergedInvoice } = document;
  const refs = await readDocumentRefs(db, [packingList, mergedInvoice]);
  const nameCountry = await readCountryNames(db, locale);
  return {
    ...toInvoiceListItem(row),
    vatPercent: document.vat_percent,
    totalNetWeight: document.total_net_weight_g / 1000,
    totalGrossWeight: document.total_gross_weight_g / 1000,
    packingListDocument: refs.find((ref) => ref.id === packingList) ?? null,
    mergedInvoiceDocument: refs.find((ref) => ref.id === mergedInvoice) ?? null,
    billingAddress: toPartyAddress(document.billing_address, nameCountry),
    shippingAddress:
      document.shipping_address === null ? null : toPartyAddress(document.shipping_address, nameCountry),
    sellerAddress: toSellerAddress(document.seller_address, nameCountry),
    items: document.items.map((item) => toDocumentItem(item, document.currency_code)),
  };
}
