import type { Readable } from 'node:stream';
import { defaultLanguage } from '../../messages/message.ts';
import { kindName } from '../documentTables.ts';
import type { DocumentsRead } from '../readDocuments.ts';
import { safeCell, writeCsv, type Rows } from '../tableFormats.ts';
import { booked, isCredit, slashed } from './booked.ts';

/** Settings of the buyer's books. */
export interface SageBooks {
  /** The supplier's account reference. */
  supplier: string;
  /** The nominal code. */
  account: string;
  taxCode: string;
  department: string;
}

const headers = [
  'Type',
  'Account Reference',
  'Nominal A/C Ref',
  'Department Code',
  'Date',
  'Reference',
  'Details',
  'Net Amount',
  'Tax Code',
  'Tax Amount',
];

/** Audit trail transactions for Sage 50, a row a document: PI for an invoice, PC for a credit, both with positive amounts. */
export const sage50 = (read: AsyncIterable<DocumentsRead>, books: SageBooks): Readable =>
  writeCsv(rows(read, books), { delimiter: ',', bom: false });

async function* rows(
  read: AsyncIterable<DocumentsRead>,
  { supplier, account, department, taxCode }: SageBooks,
): Rows {
  yield headers;
  for await (const document of booked(read)) {
    const { kind, number, date, net, vat, currency } = document;
    yield [
      isCredit(document) ? 'PC' : 'PI',
      supplier,
      account,
      department,
      slashed(date),
      // Sage takes 30 characters of a reference and 60 of details.
      safeCell(number.slice(0, 30)),
      `${kindName(kind, defaultLanguage)} ${number} ${currency}`.slice(0, 60),
      net.toFixed(2),
      taxCode,
      vat.toFixed(2),
    ];
  }
}
