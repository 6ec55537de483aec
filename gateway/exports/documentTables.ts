import type { Readable } from 'node:stream';
import { message, translate, type Language, type Message } from '../messages/message.ts';
import type { DocumentsRead, ExportedDocument, DocumentKind } from './readDocuments.ts';
import { safeCell, tableFormats, writeCsv, type Cell, type Rows } from './tableFormats.ts';

type Line = ExportedDocument['lines'][number];

const kindNames: Record<DocumentKind | 'statements', Message> = {
  invoices: message('KIND.INVOICES'),
  'merged-invoices': message('KIND.MERGED_INVOICES'),
  'credit-invoices': message('KIND.CREDIT_INVOICES'),
  statements: message('KIND.STATEMENTS'),
};

/** What a kind is called in files. */
export const kindName = (kind: DocumentKind | 'statements', language: Language): string =>
  translate(kindNames[kind], language);

interface Column {
  header: Message;
  /** `line` is null in a table of documents, and for a document without lines. */
  cell: (
    document: ExportedDocument,
    line: Line | null,
    language: Language,
  ) => string | number | null | undefined;
  /** Amounts have two decimals; days are written as the style says. */
  format?: 'amount' | 'day';
}

const documentColumns: readonly Column[] = [
  { header: message('COLUMN.KIND'), cell: ({ kind }, _line, language) => kindName(kind, language) },
  { header: message('COLUMN.NUMBER'), cell: ({ number }) => number },
  { header: message('COLUMN.DATE'), cell: ({ date }) => date, format: 'day' },
];

const totalColumns: readonly Column[] = [
  { header: message('COLUMN.NET'), cell: ({ net }) => net, format: 'amount' },
  { header: message('COLUMN.VAT'), cell: ({ vat }) => vat, format: 'amount' },
  { header: message('COLUMN.GROSS'), cell: ({ gross }) => gross, format: 'amount' },
  { header: message('COLUMN.CURRENCY'), cell: ({ currency }) => currency },
  { header: message('COLUMN.VAT_PERCENT'), cell: ({ vatPercent }) => vatPercent },
];

const lineColumns: readonly Column[] = [
  { header: message('COLUMN.ORDER'), cell: (_document, line) => line?.referenceOrderId },
  { header: message('COLUMN.ARTICLE'), cell: (_document, line) => line?.articleName },
  { header: message('COLUMN.DESCRIPTION'), cell: (_document, line) => line?.description },
  { header: message('COLUMN.QTY'), cell: (_document, line) => line?.qty },
  { header: message('COLUMN.PRICE'), cell: (_document, line) => line?.price?.value, format: 'amount' },
  {
    header: message('COLUMN.TOTAL_PRICE'),
    cell: (_document, line) => line?.totalPrice?.value,
    format: 'amount',
  },
  { header: message('COLUMN.CURRENCY'), cell: ({ currency }) => currency },
  { header: message('COLUMN.VAT_PERCENT'), cell: ({ vatPercent }) => vatPercent },
  { header: message('COLUMN.SELLER'), cell: ({ seller }) => seller?.companyName },
  { header: message('COLUMN.SELLER_VAT'), cell: ({ seller }) => seller?.vat },
];

/** What a row of a table is: a document, or a line of one. */
export type TableRows = 'documents' | 'lines';

const columnsOf: Record<TableRows, readonly Column[]> = {
  documents: [...documentColumns, ...totalColumns],
  lines: [...documentColumns, ...lineColumns],
};

/** How numbers and days are written in csv. */
export interface CsvStyle {
  delimiter: ',' | ';';
  bom: boolean;
  decimal: '.' | ',';
  days: 'YYYY-MM-DD' | 'DD.MM.YYYY';
}

/** csv for programs: no byte order mark, decimal points, ISO days. */
export const plainStyle: CsvStyle = { delimiter: ',', bom: false, decimal: '.', days: 'YYYY-MM-DD' };

/** csv that Excel opens as a table, by the decimal separator of its language. */
export const excelStyle = (decimal: '.' | ','): CsvStyle =>
  decimal === ','
    ? { delimiter: ';', bom: true, decimal, days: 'DD.MM.YYYY' }
    : { delimiter: ',', bom: true, decimal, days: 'YYYY-MM-DD' };

/** Documents as csv; amounts are as printed, those of credit invoices positive too. */
export const documentsCsv = (
  read: AsyncIterable<DocumentsRead>,
  rows: TableRows,
  { style, language }: { style: CsvStyle; language: Language },
): Readable => writeCsv(tableRows(read, rows, { format: inStyle(style), language }), style);

/** Documents as xlsx: amounts are numbers, article numbers texts. */
export const documentsXlsx = (
  read: AsyncIterable<DocumentsRead>,
  rows: TableRows,
  language: Language,
): Readable =>
  tableFormats.xlsx.write(
    translate(message('SHEET.DOCUMENTS'), language),
    tableRows(read, rows, { format: (cell) => cell, language }),
  );

type Format = (cell: Cell, format: Column['format']) => Cell;

/** The headings in the caller's language, the rows, and where documents could not be read, a last row that says how many. */
async function* tableRows(
  read: AsyncIterable<DocumentsRead>,
  rows: TableRows,
  { format, language }: { format: Format; language: Language },
): Rows {
  const columns = columnsOf[rows];
  yield columns.map(({ header }) => translate(header, language));
  let notRead = 0;
  for await (const { documents, unread } of read) {
    notRead += unread;
    for (const document of documents) {
      const lines = rows === 'lines' && document.lines.length > 0 ? document.lines : [null];
      for (const line of lines) {
        yield columns.map((column) => {
          const cell = column.cell(document, line, language) ?? null;
          return typeof cell === 'number' || column.format === 'day'
            ? format(cell, column.format)
            : safeCell(cell);
        });
      }
    }
  }
  if (notRead > 0)
    yield [translate(message('EXPORT.UNREADABLE_DOCUMENTS', { documents: notRead }), language)];
}

const inStyle =
  ({ decimal, days }: CsvStyle): Format =>
  (cell, format) => {
    if (typeof cell === 'number')
      return (format === 'amount' ? cell.toFixed(2) : String(cell)).replace('.', decimal);
    if (cell === null) return null;
    return days === 'YYYY-MM-DD' ? cell : cell.split('-').reverse().join('.');
  };
