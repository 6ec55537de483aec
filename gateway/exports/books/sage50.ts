import type { Readable } from 'node:stream';
import { defaultLanguage } from '../../messages/message.ts';
import { kindName } from '../documentTables.ts';
import { isCredit } from '../readDocuments.ts';
import type { Cell } from '../Cell.ts';
import { templateStyle, writeCsv } from '../writeCsv.ts';
import { slashed, type BookedDocument } from './booked.ts';

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

/**
 * Audit trail transactions for Sage 50, a row a document: PI for an invoice, PC for a credit, both with positive amounts.
 * Sage books them in the currency of the supplier's account, whatever the text says.
 */
export const sage50 = (documents: readonly BookedDocument[], books: SageBooks): Readable =>
  writeCsv(rows(documents, books), templateStyle);

function* rows(
  documents: readonly BookedDocument[],
  { supplier, account, department, taxCode }: SageBooks,
): Generator<Cell[], void, undefined> {
  yield headers;
  for (const document of documents) {
    const { kind, number, date, net, vat, currency } = document;
    yield [
      isCredit(document) ? 'PC' : 'PI',
      supplier,
      account,
      department,
      slashed(date),
      // Sage takes 30 characters of a reference and 60 of details.
      number.slice(0, 30),
      `${kindName(kind, defaultLanguage)} ${number} ${currency}`.slice(0, 60),
      { amount: net },
      taxCode,
      { amount: vat },
    ];
  }
}
