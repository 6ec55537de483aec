import type { Readable } from 'node:stream';
import { fromCents, toCents } from '../../schema/cents.ts';
import type { TableRows } from '../documentTables.ts';
import { isCredit } from '../readDocuments.ts';
import type { Cell } from '../Cell.ts';
import { templateStyle, writeCsv } from '../writeCsv.ts';
import { slashed, type BookedDocument } from './booked.ts';

/** Settings of the buyer's books. */
export interface XeroBooks {
  /** The supplier's contact; null for the seller's name on the document. */
  contact: string | null;
  account: string;
  taxCode: string;
  /** Days between the date of an invoice and its due date. */
  dueDays: number;
  dates: 'dmy' | 'mdy';
  /** Whether a bill has the document's lines, or one line with its sum. */
  rows: TableRows;
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
export const xeroBills = (documents: readonly BookedDocument[], books: XeroBooks): Readable =>
  writeCsv(billRows(documents, books), templateStyle);

function* billRows(
  documents: readonly BookedDocument[],
  books: XeroBooks,
): Generator<Cell[], void, undefined> {
  yield headers;
  for (const document of documents) {
    for (const { description, qty, cents } of billLines(document, books.rows)) {
      const row: Record<string, Cell> = {
        '*ContactName': books.contact ?? document.seller?.companyName ?? '',
        '*InvoiceNumber': document.number,
        '*InvoiceDate': toDate(document.date, books),
        '*DueDate': toDate(addDays(document.date, books.dueDays), books),
        Description: description,
        '*Quantity': qty,
        '*UnitAmount': { amount: fromCents(isCredit(document) ? -cents : cents) },
        '*AccountCode': books.account,
        '*TaxType': books.taxCode,
        Currency: document.currency,
      };
      yield headers.map((header) => row[header] ?? null);
    }
  }
}

/** A line of a bill. */
export interface BillLine {
  description: string;
  qty: number;
  /** Price per piece. */
  cents: number;
}

/**
 * The lines of a document's bill, which add up to its net sum to the cent: one line with the sum for a document whose lines
 * do not, or that has none.
 */
export function billLines({ lines, net, number }: BookedDocument, rows: TableRows): BillLine[] {
  const whole = [{ description: number, qty: 1, cents: toCents(net) }];
  if (rows === 'documents') return whole;
  const bill: BillLine[] = [];
  for (const { articleName, description, qty, price, totalPrice } of lines) {
    const text = [articleName, description].filter((part) => part !== null && part !== '').join(' ');
    if (qty === null || totalPrice === null) return whole;
    const [cents, total] = [toCents(price?.value ?? 0), toCents(totalPrice.value)];
    // Prices of more than two decimals do not fit into the file: such a line is booked with its sum.
    bill.push(
      qty * cents === total
        ? { description: text, qty, cents }
        : { description: `${text} (${qty})`, qty: 1, cents: total },
    );
  }
  const sum = bill.reduce((cents, line) => cents + line.qty * line.cents, 0);
  return bill.length > 0 && sum === toCents(net) ? bill : whole;
}

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const toDate = (day: string, { dates }: XeroBooks): string => {
  if (dates === 'dmy') return slashed(day);
  const [year, month, ofMonth] = day.split('-');
  return `${month}/${ofMonth}/${year}`;
};
