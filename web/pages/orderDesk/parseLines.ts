import type { LineReading, UnreadReason } from './LineReading.ts';
import { readCells, readHeader, splitCells, type Columns } from './readCells.ts';
import { readFreeText } from './readFreeText.ts';

/** A line that names an article number and a quantity. */
export type ParsedLine = {
  /** From 1, as an editor counts. */
  line: number;
  /** As it is written. */
  content: string;
  number: string;
  qty: number;
  /** The line names no quantity: 1 is meant. */
  isQtyAssumed: boolean;
};

export type UnreadLine = { line: number; content: string; reason: UnreadReason };

export type ParsedText = {
  lines: ParsedLine[];
  unread: UnreadLine[];
  /** Lines that are left out because they only name the columns. */
  headers: { line: number; content: string }[];
};

/** The largest quantity of a line. */
export const mostPieces = 999_999;

/**
 * Reads lines of number and quantity as they come from a mail, a sheet or a scan: any separators, the quantity before
 * or behind, with or without a unit, a header line or none. Unreadable lines are reported one by one; nothing is lost.
 */
export function parseLines(text: string): ParsedText {
  const result: ParsedText = { lines: [], unread: [], headers: [] };
  let columns: Columns | null = null;
  for (const [index, original] of text.split(/\r\n|\n|\r/).entries()) {
    const content = clean(original);
    if (!/[\p{L}\p{N}]/u.test(content)) continue;
    const place = { line: index + 1, content: original.trim() };
    const cells = splitCells(content);
    const header: Columns | null = readHeader(cells, result.lines.length + result.unread.length === 0);
    if (header) {
      columns = header;
      result.headers.push(place);
      continue;
    }
    const reading = readOne(cells, columns);
    if (typeof reading === 'string') {
      result.unread.push({ ...place, reason: reading });
      continue;
    }
    const { number, qty } = reading;
    if (qty !== null && (qty < 1 || qty > mostPieces)) result.unread.push({ ...place, reason: 'BAD_QTY' });
    else result.lines.push({ ...place, number, qty: qty ?? 1, isQtyAssumed: qty === null });
  }
  return result;
}

function readOne(cells: readonly string[], columns: Columns | null): LineReading {
  const [only, ...others] = cells.filter((cell) => cell !== '');
  if (only === undefined) return 'NO_NUMBER';
  return others.length === 0 ? readFreeText(only) : readCells(cells, columns);
}

/** Without marks of order, odd spaces, the bullets of a mail and the numbering of a list. */
function clean(line: string): string {
  return line
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .trim()
    .replace(/^(?:[•*·▪◦‣>]+|[-–—](?=\s))\s*/u, '')
    .replace(/^\d{1,3}[.)]\s+(?=\S*\d)/, '');
}
