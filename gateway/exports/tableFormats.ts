import { cleanText } from '../../contract/cleanText.ts';
import { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Cell, Rows } from './Cell.ts';
import { writeCsv, type CsvStyle } from './writeCsv.ts';

/** The kind of value in a column, which decides its width and format in a spreadsheet. */
export type ColumnKind = 'amount' | 'day' | 'number' | 'text' | 'long';

/** Formats of tables that are written while their rows come. */
export const tableFormats = {
  csv: {
    contentType: 'text/csv; charset=utf-8',
    write: (_sheet: Sheet, rows: Rows, style: CsvStyle): Readable => writeCsv(rows, style),
  },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (sheet: Sheet, rows: Rows): Readable => writeXlsx(sheet, rows),
  },
};

/** Formats of tables. */
export type TableFormat = keyof typeof tableFormats;

/** The sheet of a table. */
interface Sheet {
  name: string;
  columns: readonly ColumnKind[];
}

const columnStyles: Record<ColumnKind, { width: number; numFmt?: string }> = {
  amount: { width: 13, numFmt: '#,##0.00' },
  day: { width: 12, numFmt: 'yyyy-mm-dd' },
  number: { width: 11 },
  text: { width: 17 },
  long: { width: 42 },
};

/** Rows as xlsx: amounts are numbers, days are dates, texts stay as they are; the headings stay in view. */
const writeXlsx = ({ name, columns }: Sheet, rows: Rows): Readable =>
  Readable.from(
    writeXlsxStream(xlsxRows(rows), {
      name,
      columns: columns.map((kind) => columnStyles[kind]),
      freezePane: { rows: 1 },
    }),
    { objectMode: false },
  );

async function* xlsxRows(rows: Rows): AsyncGenerator<(string | number | Date | null)[], void, undefined> {
  for await (const row of rows) yield row.map(xlsxCell);
}

function xlsxCell(cell: Cell): string | number | Date | null {
  if (typeof cell === 'string') return cleanText(cell);
  if (cell === null || typeof cell === 'number') return cell;
  if ('amount' in cell) return cell.amount;
  return cell.day === null ? null : new Date(`${cell.day}T00:00:00Z`);
}
