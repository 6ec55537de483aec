import type { Readable } from 'node:stream';
import { message, translate, type Language } from '../messages/message.ts';
import type { DocumentsRead, ExportedDocument, DocumentKind } from './readDocuments.ts';
import { safeCell, tableFormats, writeCsv, type Cell, type Rows } from './tableFormats.ts';

type Line = ExportedDocument['lines'][number];

/** What each kind is called in files. */
export const kindNames: Record<DocumentKind, string> = {
  invoices: 'Invoice',
  'merged-invoices': 'Final invoice',
  'credit-invoices': 'Credit invoice',
};

interface Column {
  header: string;
  /** `line` is null in a table of documents, and for a document without lines. */
  cell: (document: ExportedDocument, line: Line | null) => string | number | null | undefined;
  /** Amounts have two decimals; days are written as the style says. */
  format?: 'amount' | 'day';
}

const documentColumns: readonly Column[] = [
  { header: 'Kind', cell: ({ kind }) => kindNames[kind] },
  { header: 'Number', cell: ({ number }) => number },
  { header: 'Date', cell: ({ date }) => date, format: 'day' },
];

const totalColumns: readonly Column[] = [
  { header: 'Net', cell: ({ net }) => net, format: 'amount' },
  { header: 'VAT', cell: ({ vat }) => vat, format: 'amount' },
  { header: 'Gross', cell: ({ gross }) => gross, format: 'amount' },
  { header: 'Currency', cell: ({ currency }) => currency },
  { header: 'VAT %', cell: ({ vatPercent }) => vatPercent },
];

const lineColumns: readonly Column[] = [
  { header: 'Order', cell: (_document, line) => line?.referenceOrderId },
  { header: 'Article', cell: (_document, line) => line?.articleName },
  { header: 'Description', cell: (_document, line) => line?.description },
  { header: 'Quantity', cell: (_document, line) => line?.qty },
  { header: 'Price', cell: (_document, line) => line?.price?.value, format: 'amount' },
  { header: 'Total price', cell: (_document, line) => line?.totalPrice?.value, format: 'amount' },
  { header: 'Currency', cell: ({ currency }) => currency },
  { header: 'VAT %', cell: ({ vatPercent }) => vatPercent },
  { header: 'Seller', cell: ({ seller }) => seller?.companyName },
  { header: 'Seller VAT number', cell: ({ seller }) => seller?.vat },
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
  tableFormats.xlsx.write('Documents', tableRows(read, rows, { format: (cell) => cell, language }));

type Format = (cell: Cell, format: Column['format']) => Cell;

/** The headers, the rows, and where documents could not be read, a last row that says how many. */
async function* tableRows(
  read: AsyncIterable<DocumentsRead>,
  rows: TableRows,
  { format, language }: { format: Format; language: Language },
): Rows {
  const columns = columnsOf[rows];
  yield columns.map(({ header }) => header);
  let notRead = 0;
  for await (const { documents, unread } of read) {
    notRead += unread;
    for (const document of documents) {
      const lines = rows === 'lines' && document.lines.length > 0 ? document.lines : [null];
      for (const line of lines) {
        yield columns.map((column) => {
          const cell = column.cell(document, line) ?? null;
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
