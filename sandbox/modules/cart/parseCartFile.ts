import { readTextTable } from '../../http/readTextTable.ts';

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

/** A longer file is rejected. */
export const maxCartFileLines = 10_000;

/**
 * Reads a cart import file (GAP-53): article number and quantity a line, separated by `;`, `,` or tab, with or
 * without a header line, with any line ends and quoting; UTF-8 or UTF-16 with a byte order mark. A line that
 * cannot be read becomes an error; the others still count.
 */
export function parseCartFile(file: Uint8Array): CartFile {
  const result: CartFile = { lines: [], errors: [] };
  for (const [index, row] of readTextTable(file).entries()) {
    const number = row.cells[0]?.trim() ?? '';
    const amount = row.cells[1]?.trim() ?? '';
    if (index === 0 && isHeader(number, amount)) continue;
    const place = { line: row.line, content: row.content };
    if (number === '') result.errors.push({ ...place, message: 'The article number is missing' });
    else if (amount === '') result.errors.push({ ...place, message: 'The quantity is missing' });
    else if (!/^\d{1,6}$/.test(amount) || Number(amount) === 0)
      result.errors.push({ ...place, message: 'The quantity must be a whole number from 1 to 999\u00a0999' });
    else result.lines.push({ ...place, number, qty: Number(amount) });
  }
  return result;
}

/** A header names its columns: no digit in the second one, and letters in both. */
function isHeader(number: string, amount: string): boolean {
  return /\p{L}/u.test(number) && /\p{L}/u.test(amount) && !/\d/.test(amount);
}
