import { parse } from 'csv-parse/sync';

/** A line of an import file that names an article number and a whole quantity. */
export interface CartFileLine {
  /** From 1, as an editor counts. */
  line: number;
  content: string;
  number: string;
  qty: number;
}

export interface CartFileError {
  line: number;
  content: string;
  message: string;
}

export interface CartFile {
  lines: CartFileLine[];
  errors: CartFileError[];
}

/** More lines than any order has; a longer file is refused as a whole. */
export const maxCartFileLines = 10_000;

/**
 * Reads a cart import file (GAP-53): article number and quantity a line, separated by `;`, `,` or tab, with or
 * without a header line, with any line ends and quoting; UTF-8 or UTF-16 with a byte order mark. A line that
 * cannot be read is an error of its own; the others still count.
 */
export function parseCartFile(file: Uint8Array): CartFile {
  const text = decode(file);
  const rows = readRows(text);
  const result: CartFile = { lines: [], errors: [] };
  for (const [index, row] of rows.entries()) {
    const number = row.cells[0]?.trim() ?? '';
    const amount = row.cells[1]?.trim() ?? '';
    if (index === 0 && isHeader(number, amount)) continue;
    const place = { line: row.line, content: row.content };
    if (number === '') result.errors.push({ ...place, message: 'The article number is missing' });
    else if (amount === '') result.errors.push({ ...place, message: 'The quantity is missing' });
    else if (!/^\d{1,6}$/.test(amount) || Number(amount) === 0)
      result.errors.push({ ...place, message: 'The quantity must be a whole number from 1 to 999999' });
    else result.lines.push({ ...place, number, qty: Number(amount) });
  }
  return result;
}

interface Row {
  line: number;
  content: string;
  cells: string[];
}

/** Every line that holds anything. Line by line, so that an open quote spoils its own line only. */
function readRows(text: string): Row[] {
  const rows: Row[] = [];
  const contents = text.split(/\r\n|\n|\r/);
  const delimiter = delimiterOf(contents);
  for (const [index, content] of contents.entries()) {
    if (/^[\s;,]*$/.test(content)) continue;
    rows.push({ line: index + 1, content, cells: readCells(content, delimiter) });
  }
  return rows;
}

function readCells(content: string, delimiter: string): string[] {
  const records: string[][] = parse(content, {
    delimiter,
    quote: '"',
    relax_quotes: true,
    relax_column_count: true,
    skip_records_with_error: true,
  });
  return records[0] ?? [];
}

/** The separator of the first line that has one; tab before semicolon before comma, as numbers may hold commas. */
function delimiterOf(contents: readonly string[]): string {
  for (const content of contents) {
    const delimiter = ['\t', ';', ','].find((candidate) => content.includes(candidate));
    if (delimiter !== undefined) return delimiter;
  }
  return ';';
}

/** A header names its columns: no digit in the second one, and letters in both. */
function isHeader(number: string, amount: string): boolean {
  return /\p{L}/u.test(number) && /\p{L}/u.test(amount) && !/\d/.test(amount);
}

function decode(file: Uint8Array): string {
  const encoding =
    file[0] === 0xff && file[1] === 0xfe
      ? 'utf-16le'
      : file[0] === 0xfe && file[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  return new TextDecoder(encoding).decode(file);
}
