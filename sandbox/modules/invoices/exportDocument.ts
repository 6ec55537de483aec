import type { components } from '../../../contract/apiV3.generated.ts';
import type { DocumentKind } from '../../db/tables.ts';
import { exportFile } from '../../export/exportFile.ts';
import type { Column } from '../../export/exportTable.ts';
import type { FileAnswer } from '../../http/FileAnswer.ts';
import type { Call } from '../../http/route.ts';
import { readDocument } from '../documents/readDocument.ts';
import { toDocumentItem } from './documentItems.ts';

type Schemas = components['schemas'];

const goods: Column<Schemas['DocumentItem']>[] = [
  { header: 'Order', cell: ({ referenceOrderId }) => referenceOrderId },
  { header: 'Article', cell: ({ articleName }) => articleName },
  { header: 'Description', cell: ({ description }) => description },
  { header: 'Quantity', cell: ({ qty }) => qty },
];

const prices: Column<Schemas['DocumentItem']>[] = [
  { header: 'Price', cell: ({ price }) => price.value },
  { header: 'Total price', cell: ({ totalPrice }) => totalPrice.value },
  { header: 'Currency', cell: ({ totalPrice }) => totalPrice.currencyCode },
];

/**
 * A document's rows as a csv, xlsx or xls file under its number (CALL-078, CALL-082, CALL-083); a packing list has no
 * prices.
 * @throws NotFound when the customer has no such document of that kind.
 */
export async function exportDocument(
  { db, session, locale, path }: Call<'getInvoice' | 'getMergedInvoice' | 'exportPackingList'>,
  kind: DocumentKind,
  options: Schemas['ExportOptions'],
): Promise<FileAnswer> {
  const document = await readDocument(db, session, path.id, kind);
  const rows = document.items.map((item) => toDocumentItem(item, document.currency_code));
  const columns = kind === 'packing_list' ? goods : [...goods, ...prices];
  return exportFile(document.doc_number, { locale, session }, options, columns, rows);
}
