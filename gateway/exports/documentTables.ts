import type { Readable } from 'node:stream';
import { message, translate, type Language, type Message } from '../messages/message.ts';
import { isCredit, type DocumentsRead, type ExportedDocument, type DocumentKind } from './readDocuments.ts';
import type { Amount, Cell } from './Cell.ts';
import { tableFormats, type ColumnKind } from './tableFormats.ts';
import { writeCsv, type CsvStyle } from './writeCsv.ts';

type Line = ExportedDocument['lines'][number];

const kindNames: Record<DocumentKind | 'statements', Message> = {
  invoices: message('KIND.INVOICES'),
  'merged-invoices': message('KIND.MERGED_INVOICES'),
  'credit-invoices': message('KIND.CREDIT_INVOICES'),
  statements: message('KIND.STATEMENTS'),
};

/** The name of a kind of document in files. */
export const kindName = (kind: DocumentKind | 'statements', language: Language): string =>
  translate(kindNames[kind], language);

interface Column {
  header: Message;
  kind: ColumnKind;
  /** `line` is null in a table of documents, and for a document without lines. */
  cell: (document: ExportedDocument, line: Line | null, language: Language) => Cell | undefined;
}

const documentColumns: readonly Column[] = [
  {
    header: message('COLUMN.KIND'),
    kind: 'text',
    cell: ({ kind }, _line, language) => kindName(kind, language),
  },
  { header: message('COLUMN.NUMBER'), kind: 'text', cell: ({ number }) => number },
  { header: message('COLUMN.DATE'), kind: 'day', cell: ({ date: day }) => ({ day }) },
];

const totalColumns: readonly Column[] = [
  { header: message('COLUMN.NET'), kind: 'amount', cell: (document) => signed(document, document.net) },
  { header: message('COLUMN.VAT'), kind: 'amount', cell: (document) => signed(document, document.vat) },
  { header: message('COLUMN.GROSS'), kind: 'amount', cell: (document) => signed(document, document.gross) },
  { header: message('COLUMN.CURRENCY'), kind: 'number', cell: ({ currency }) => currency },
  { header: message('COLUMN.VAT_PERCENT'), kind: 'number', cell: ({ vatPercent }) => vatPercent },
];

const lineColumns: readonly Column[] = [
  { header: message('COLUMN.ORDER'), kind: 'text', cell: (_document, line) => line?.referenceOrderId },
  { header: message('COLUMN.ARTICLE'), kind: 'text', cell: (_document, line) => line?.articleName },
  { header: message('COLUMN.DESCRIPTION'), kind: 'long', cell: (_document, line) => line?.description },
  {
    header: message('COLUMN.QTY'),
    kind: 'number',
    cell: (document, line) => signed(document, line?.qty).amount,
  },
  {
    header: message('COLUMN.PRICE'),
    kind: 'amount',
    cell: (_document, line) => ({ amount: line?.price?.value ?? null }),
  },
  {
    header: message('COLUMN.TOTAL_PRICE'),
    kind: 'amount',
    cell: (document, line) => signed(document, line?.totalPrice?.value),
  },
  { header: message('COLUMN.CURRENCY'), kind: 'number', cell: ({ currency }) => currency },
  { header: message('COLUMN.VAT_PERCENT'), kind: 'number', cell: ({ vatPercent }) => vatPercent },
  { header: message('COLUMN.SELLER'), kind: 'long', cell: ({ seller }) => seller?.companyName },
  { header: message('COLUMN.SELLER_VAT'), kind: 'text', cell: ({ seller }) => seller?.vat },
];

/** An amount as it counts in a sum: what a credit invoice takes back is negative. */
export const signed = (
  document: Pick<ExportedDocument, 'kind'>,
  amount: number | null | undefined,
): Amount => ({
  amount: amount == null || amount === 0 || !isCredit(document) ? (amount ?? null) : -amount,
});

/** The subject of a row: a document, or one of its lines. */
export type TableRows = 'documents' | 'lines';

const columnsOf: Record<TableRows, readonly Column[]> = {
  documents: [...documentColumns, ...totalColumns],
  lines: [...documentColumns, ...lineColumns],
};

/** Documents as csv. */
export const documentsCsv = (
  read: AsyncIterable<DocumentsRead>,
  rows: TableRows,
  { style, language }: { style: CsvStyle; language: Language },
): Readable => writeCsv(tableRows(read, rows, language), style);

/** Documents as xlsx. */
export const documentsXlsx = (
  read: AsyncIterable<DocumentsRead>,
  rows: TableRows,
  language: Language,
): Readable =>
  tableFormats.xlsx.write(
    {
      name: translate(message('SHEET.DOCUMENTS'), language),
      columns: columnsOf[rows].map(({ kind }) => kind),
    },
    tableRows(read, rows, language),
  );

/** The headings in the caller's language, the rows, and where documents could not be read, a last row that says how many. */
async function* tableRows(
  read: AsyncIterable<DocumentsRead>,
  rows: TableRows,
  language: Language,
): AsyncGenerator<Cell[], void, undefined> {
  const columns = columnsOf[rows];
  yield columns.map(({ header }) => translate(header, language));
  let notRead = 0;
  for await (const { documents, unread } of read) {
    notRead += unread;
    for (const document of documents) {
      const lines = rows === 'lines' && document.lines.length > 0 ? document.lines : [null];
      for (const line of lines) yield columns.map(({ cell }) => cell(document, line, language) ?? null);
    }
  }
  if (notRead > 0)
    yield [translate(message('EXPORT.UNREADABLE_DOCUMENTS', { documents: notRead }), language)];
}
