import { Readable } from 'node:stream';
import { kindName } from '../documentTables.ts';
import { isCredit } from '../readDocuments.ts';
import { withoutFormulas } from '../../../contract/withoutFormulas.ts';
import type { BookedDocument } from './booked.ts';
import { datevColumns } from './datevColumns.ts';
import { toWindows1252 } from './windows1252.ts';

/** Settings of the buyer's books. */
export interface DatevBooks {
  /** Numbers of the tax consultant and of the client there. */
  consultant: string;
  client: string;
  /** First day of the financial year, YYYY-MM-DD. */
  yearStart: string;
  /** Days of the documents. */
  from: string;
  until: string;
  /** The account of the expense; its length is that of all general ledger accounts. */
  account: string;
  /** The supplier's account. */
  supplier: string;
  /** BU-Schlüssel; empty where the account implies the tax. */
  taxCode: string;
}

/**
 * Postings for DATEV (EXTF 700, Buchungsstapel 13), a row a document, in Windows-1252: the expense in debit for an
 * invoice, in credit for a credit invoice, against the supplier's account.
 */
export const datev = (documents: readonly BookedDocument[], books: DatevBooks, now = new Date()): Readable =>
  Readable.from(lines(documents, books, now), { objectMode: false });

function* lines(
  documents: readonly BookedDocument[],
  books: DatevBooks,
  now: Date,
): Generator<Buffer, void, undefined> {
  yield toLine(heading(books, now));
  yield toLine(datevColumns);
  for (const document of documents) yield toLine(posting(document, books));
}

type Field = string | number;

/** The 31 fields of the first line. */
function heading({ consultant, client, yearStart, account, from, until }: DatevBooks, now: Date): Field[] {
  const createdAt = now.toISOString().replace(/\D/g, '').slice(0, 17);
  const format = [quoted('EXTF'), 700, 21, quoted('Buchungsstapel'), 13, createdAt, ''];
  const origin = ['""', '""', '""'];
  const ledger = [consultant, client, compact(yearStart), account.length, compact(from), compact(until)];
  const batch = [quoted('Einkauf'), '""', 1, 0, 0, quoted('EUR')];
  const reserved = ['', '""', '', '', '""', '', '', '""', '""'];
  return [...format, ...origin, ...ledger, ...batch, ...reserved];
}

function posting(document: BookedDocument, { account, supplier, taxCode }: DatevBooks): Field[] {
  const { kind, number, date, gross, currency, seller } = document;
  const [, month = '', day = ''] = date.split('-');
  // A German program: its texts are German, and all letters of its files are of Western Europe.
  const text = [kindName(kind, 'de'), number, seller?.companyName].filter(Boolean).join(' ');
  return toRow([
    gross.toFixed(2).replace('.', ','),
    quoted(isCredit(document) ? 'H' : 'S'),
    quoted(currency),
    '',
    '',
    '""',
    account,
    supplier,
    quoted(taxCode),
    `${day}${month}`,
    // Letters, digits and some marks, 36 of them.
    quoted(number.replace(/[^A-Za-z0-9$&%*+/-]/g, '').slice(0, 36)),
    '""',
    '',
    quoted(withoutFormulas(text).slice(0, 60)),
  ]);
}

const toRow = (filled: readonly Field[]): Field[] => [
  ...filled,
  ...Array<string>(datevColumns.length - filled.length).fill(''),
];

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const compact = (day: string): string => day.replaceAll('-', '');
const toLine = (fields: readonly Field[]): Buffer => toWindows1252(`${fields.join(';')}\r\n`);
