import { cleanText } from '../../contract/cleanText.ts';
import { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';
import { utils, write } from 'xlsx';
import { Rejected } from '../http/failures.ts';
import { type CsvDialect, streamCsv, writeCsv } from './writeCsv.ts';

export type ExportFormat = 'xlsx' | 'xls' | 'csv';

/** The value of a cell: a number stays a number in every format, null is an empty cell. */
export type Cell = string | number | null;

/** One column of an exported table. */
export interface Column<Row> {
  header: string;
  cell: (row: Row) => Cell;
}

/** How a table is written; separator, escape and enclosure are one character each and for csv only (ORD-49). */
export interface TableOptions {
  withHeaders: boolean;
  separator?: string | undefined;
  escape?: string | undefined;
  enclosure?: string | undefined;
  /** The decimal separator of numbers in csv. */
  decimal?: '.' | ',' | undefined;
}

/** Rows an .xls sheet can hold, the header line included. */
const maxXlsRows = 65_536;
const sheetName = 'Export';

/**
 * Writes rows as a file: xlsx is OOXML, xls is BIFF8, csv is UTF-8 with BOM; all three hold the same cells (GAP-97).
 * An xlsx file is a stream that takes rows as it is read. What a spreadsheet would run as a formula is text in xlsx and
 * xls; csv has no such kind of cell, so it gets an apostrophe in front there.
 * @throws Rejected when the rows do not fit into an xls sheet.
 */
export function exportTable<Row>(
  format: ExportFormat,
  options: TableOptions,
  columns: readonly Column<Row>[],
  rows: Iterable<Row>,
): Buffer | Readable {
  const cells = cleanCells(columns, rows, options.withHeaders);
  if (format === 'xlsx') return Readable.from(writeXlsxStream(cells, { name: sheetName }));
  if (format === 'xls') return writeXls([...cells]);
  return writeCsv([...cells], dialectOf(options));
}

/**
 * Writes the same file from rows that are read as the file is sent: csv and xlsx never hold all of them in memory. An
 * xls file, which has few rows, is written at once.
 * @throws Rejected when the rows do not fit into an xls sheet.
 */
export async function streamTable<Row>(
  format: ExportFormat,
  options: TableOptions,
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
): Promise<Buffer | Readable> {
  if (format === 'xls') {
    const all: Row[] = [];
    for await (const row of rows) {
      all.push(row);
      if (all.length > maxXlsRows) break;
    }
    return exportTable(format, options, columns, all);
  }
  const cells = streamCleanCells(columns, rows, options.withHeaders);
  return Readable.from(
    format === 'xlsx' ? writeXlsxStream(cells, { name: sheetName }) : streamCsv(cells, dialectOf(options)),
  );
}

function dialectOf({
  separator = ';',
  enclosure = '"',
  escape = enclosure,
  decimal,
}: TableOptions): CsvDialect {
  // A decimal comma between commas would be two columns.
  return { separator, escape, enclosure, decimal: separator === ',' ? '.' : decimal };
}

function* cleanCells<Row>(
  columns: readonly Column<Row>[],
  rows: Iterable<Row>,
  withHeaders: boolean,
): Generator<Cell[]> {
  if (withHeaders) yield headerCells(columns);
  for (const row of rows) yield rowCells(columns, row);
}

async function* streamCleanCells<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
  withHeaders: boolean,
): AsyncGenerator<Cell[]> {
  if (withHeaders) yield headerCells(columns);
  for await (const row of rows) yield rowCells(columns, row);
}

const headerCells = <Row>(columns: readonly Column<Row>[]): Cell[] =>
  columns.map(({ header }) => clean(header));

const rowCells = <Row>(columns: readonly Column<Row>[], row: Row): Cell[] =>
  columns.map(({ cell }) => clean(cell(row)));

function writeXls(cells: Cell[][]): Buffer {
  if (cells.length > maxXlsRows) {
    throw new Rejected(`An xls file holds at most ${String(maxXlsRows)} rows. Please choose xlsx or csv.`);
  }
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), sheetName);
  const content: unknown = write(book, { type: 'buffer', bookType: 'biff8' });
  if (!Buffer.isBuffer(content)) throw new Error('The xls writer did not return a buffer.');
  return content;
}

const clean = (cell: Cell): Cell => (typeof cell === 'string' ? cleanText(cell) : cell);
