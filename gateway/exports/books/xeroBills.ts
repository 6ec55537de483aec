import type { Readable } from 'node:stream';
import type { DocumentsRead } from '../readDocuments.ts';
import { safeCell, writeCsv, type Cell, type Rows } from '../tableFormats.ts';
import { booked, incomplete, isCredit, slashed, type BookedDocument } from './booked.ts';

/** Settings of the buyer's books. */
export interface XeroBooks {
  /** The supplier's contact; null for the seller's name on the document. */
  contact: string | null;
  account: string;
  taxCode: string;
  /** Days between the date of an invoice and its due date. */
  dueDays: number;
  dates: 'dmy' | 'mdy';
}

const headers = [
  '*ContactName',
  'EmailAddress',
  'POAddressLine1',
  'POAddressLine2',
  'POAddressLine3',
  'POAddressLine4',
  'POCity',
  'PORegion',
  'POPostalCode',
  'POCountry',
  '*InvoiceNumber',
  '*InvoiceDate',
  '*DueDate',
  'Total',
  'InventoryItemCode',
  'Description',
  '*Quantity',
  '*UnitAmount',
  '*AccountCode',
  '*TaxType',
  'TaxAmount',
  'TrackingName1',
  'TrackingOption1',
  'TrackingName2',
  'TrackingOption2',
  'Currency',
];

/**
 * Bills for Xero, a row a line: rows of one number become one bill, which is a credit note if its amounts are negative.
 * The article's number is in the description, because InventoryItemCode has to exist in Xero.
 */
export const xeroBills = (read: AsyncIterable<DocumentsRead>, books: XeroBooks): Readable =>
  writeCsv(rows(read, books), { delimiter: ',', bom: false });

async function* rows(read: AsyncIterable<DocumentsRead>, books: XeroBooks): Rows {
  yield headers;
  for await (const document of booked(read)) {
    for (const line of linesOf(document)) {
      const row: Record<string, Cell> = {
        '*ContactName': safeCell(books.contact ?? document.seller?.companyName ?? ''),
        '*InvoiceNumber': safeCell(document.number),
        '*InvoiceDate': toDate(document.date, books),
        '*DueDate': toDate(addDays(document.date, books.dueDays), books),
        Description: safeCell(line.description),
        '*Quantity': line.qty,
        '*UnitAmount': (isCredit(document) ? -line.price : line.price).toFixed(2),
        '*AccountCode': books.account,
        '*TaxType': books.taxCode,
        Currency: document.currency,
      };
      yield headers.map((header) => row[header] ?? null);
    }
  }
}

/** The document's lines; the sum as one line for a document that has none. */
function linesOf({ lines, net }: BookedDocument): { description: string; qty: number; price: number }[] {
  if (lines.length === 0) return [{ description: 'Goods', qty: 1, price: net }];
  return lines.map(({ articleName, description, qty, price }) => {
    if (qty === null || price === null) throw incomplete();
    const text = [articleName, description].filter((part) => part !== null && part !== '').join(' ');
    return { description: text, qty, price: price.value };
  });
}

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const toDate = (day: string, { dates }: XeroBooks): string => {
  if (dates === 'dmy') return slashed(day);
  const [year, month, ofMonth] = day.split('-');
  return `${month}/${ofMonth}/${year}`;
};
