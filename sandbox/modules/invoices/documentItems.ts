import type { Selectable } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { DocumentItemsTable } from '../../db/tables.ts';
import { money } from '../../http/money.ts';

/** A row of an invoice, merged invoice or credit invoice on the wire (INV-25). */
export function toDocumentItem(
  row: Selectable<DocumentItemsTable>,
  currency: string,
): components['schemas']['DocumentItem'] {
  return {
    referenceOrderId: row.order_id,
    articleName: row.article_name,
    description: row.description,
    qty: row.qty,
    price: money(row.price, currency),
    totalPrice: money(row.total_price, currency),
  };
}
