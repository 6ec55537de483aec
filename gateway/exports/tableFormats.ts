import { Readable } from 'node:stream';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';

/** The value of a cell; null is empty. */
export type Cell = string | number | null;

/** The rows of a table, as they come. */
export type Rows = AsyncIterable<Cell[]>;

/** Formats of tables that are written while their rows come. */
export const tableFormats = {
  csv: {
    contentType: 'text/csv; charset=utf-8',
    // As the exports of the back end: with a byte order mark, which Excel wants.
    write: (_sheet: string, rows: Rows): Readable => writeCsv(rows, { delimiter: ';', bom: true }),
  },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (sheet: string, rows: Rows): Readable =>
      Readable.from(writeXlsxStream(rows, { name: sheet }), { objectMode: false }),
  },
};

/** Formats of tables. */
export type TableFormat = keyof typeof tableFormats;

/** Rows as csv in UTF-8. */
export const writeCsv = (rows: Rows, options: { delimiter: ',' | ';'; bom: boolean }): Readable =>
  Readable.from(writeCsvStream(rows, options), { objectMode: false });

/** A text that a spreadsheet would run as a formula, with an apostrophe in front. */
export const safeCell = (cell: Cell): Cell =>
  typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
