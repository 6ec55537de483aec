import type { LineReading, UnreadReason } from './LineReading.ts';
import { readCells, readHeader, splitCells, type Columns } from './readCells.ts';
import { readFreeText } from './readFreeText.ts';
import { splitRecords } from './splitRecords.ts';

/** A line of the text. */
export type Place = {
  /** From 1, as an editor counts; of a record of several lines the first. */
  line: number;
  /** As it is written. */
  content: string;
};

/** A line that names an article number and a quantity. */
export type ParsedLine = Place & {
  number: string;
  qty: number;
  /** The line names no quantity: 1 is meant. */
  isQtyAssumed: boolean;
  /** Further lines with the same number: `qty` is the sum of them all. */
  repeats: readonly Place[];
};

export type UnreadLine = Place & { reason: UnreadReason };

export type ParsedText = {
  lines: ParsedLine[];
  unread: UnreadLine[];
  /** Lines that are left out because they only name the columns. */
  headers: Place[];
};

/** The largest quantity of a line. */
export const mostPieces = 999_999;

/**
 * Reads lines of number and quantity as they come from a mail, a sheet or a scan: any separators, the quantity before
 * or behind, with or without a unit, a header line or none. Unreadable lines are reported one by one; nothing is lost.
 */
export function parseLines(text: string): ParsedText {
  const result: ParsedText = { lines: [], unread: [], headers: [] };
  const byNumber = new Map<string, ParsedLine>();
  let columns: Columns | null = null;
  for (const { line, content: original } of splitRecords(text)) {
    const content = clean(original);
    if (!/[\p{L}\p{N}]/u.test(content)) continue;
    const place = { line, content: original.trim() };
    const cells = splitCells(content);
    const header: Columns | null = readHeader(cells, byNumber.size + result.unread.length === 0);
    if (header) {
      columns = header;
      result.headers.push(place);
      continue;
    }
    const reading = readOne(content, cells, columns);
    if (typeof reading === 'string') {
      result.unread.push({ ...place, reason: reading });
      continue;
    }
    const { number, qty } = reading;
    const key = number.toUpperCase();
    const same = byNumber.get(key);
    const sum = (same?.qty ?? 0) + (qty ?? 1);
    if (qty === 0 || sum > mostPieces) result.unread.push({ ...place, reason: 'BAD_QTY' });
    else if (same) addTo(same, place, qty);
    else byNumber.set(key, { ...place, number, qty: sum, isQtyAssumed: qty === null, repeats: [] });
  }
  return { ...result, lines: [...byNumber.values()] };
}

function addTo(line: ParsedLine, place: Place, qty: number | null): void {
  line.qty += qty ?? 1;
  line.isQtyAssumed ||= qty === null;
  line.repeats = [...line.repeats, place];
}

function readOne(content: string, cells: readonly string[], columns: Columns | null): LineReading {
  const [only, ...others] = cells.filter((cell) => cell !== '');
  if (only === undefined) return 'NO_NUMBER';
  if (others.length === 0) return readFreeText(only);
  // `AB 12 3,5`: half a piece, or a number that ends in 3?
  const [number, qty] = cells;
  if (columns === null && content.includes(',') && cells.length === 2 && isHalf(number, qty))
    return 'UNCLEAR_QTY';
  return readCells(cells, columns);
}

const isHalf = (number = '', qty = ''): boolean =>
  /\d.*\s\d{1,3}$/.test(number) && /^(?:\d{1,2}|000)(?!\d)/.test(qty) && !/\s{2,}/.test(number);

/** Without marks of order, odd spaces, the bullets of a mail and the numbering of a list. */
function clean(line: string): string {
  return line
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .trim()
    .replace(/^(?:[•*·▪◦‣>]+|[-–—](?=\s))\s*/u, '')
    .replace(/^\d{1,3}[.)]\s+(?=\S*\d)/, '');
}
