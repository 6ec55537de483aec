import type { LineReading } from './LineReading.ts';
import { isWrongQty, readQty } from './readQty.ts';

/** The cells of number and quantity by the header line; -1 where it does not name one. */
export type Columns = { number: number; qty: number };

const qtyWord =
  /^(?:order(?:ed)?\s+)?(?:qty|quantity|amount|pcs|pieces|menge|anzahl|stück|bestellmenge|кол|количество|qté|quantité|quantit[àa]|qta|ilość|szt|količina|kom)/iu;
const numberWord =
  /art|sku|oem|part|item|nummer|number|(?:^|\s)(?:no|nr|n°|№)\b|код|номер|артикул|réf|codice|kod|broj|šifra|numer/iu;

/** The cells of a line: apart by tab, `;`, `|`, comma, or by two spaces and more; quotes hold a cell together. */
export function splitCells(line: string): string[] {
  const separator = [/\t/, /;/, /\|/, /,(?!0{1,2}(?!\d))/].find((one) => one.test(line));
  if (!separator) return line.split(/ {2,}/);
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^\s*=?"((?:[^"]|"")*)"\s*/.exec(rest);
    const behind = quoted ? rest.slice(quoted[0].length) : rest;
    const end = behind.search(separator);
    const plain = end === -1 ? behind : behind.slice(0, end);
    cells.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"').trim() + plain.trim() : plain.trim());
    if (end === -1) return cells;
    rest = behind.slice(end + 1);
  }
}

/**
 * The columns that a line names, when it is a header: it holds no digit, and names a column or stands first with several
 * short cells. Null for any other line.
 */
export function readHeader(cells: readonly string[], isFirst: boolean): Columns | null {
  if (cells.some((cell) => /\d/.test(cell))) return null;
  const qty = cells.findIndex((cell) => qtyWord.test(cell));
  const number = cells.findIndex((cell, index) => index !== qty && numberWord.test(cell));
  const isNamed =
    cells.length > 1 ? qty !== -1 || number !== -1 : (cells[0]?.length ?? 0) < 30 && number === 0;
  const filled = cells.filter((cell) => cell !== '');
  const isTitles = isFirst && filled.length > 1 && filled.every((cell) => cell.split(' ').length <= 2);
  return isNamed || isTitles ? { number, qty } : null;
}

/** Number and quantity of a line with several cells: by the header where there is one, else by what they look like. */
export function readCells(cells: readonly string[], columns: Columns | null): LineReading {
  const named = columns ? readNamed(cells, columns) : null;
  if (named) return named;
  const filled = cells.filter((cell) => cell !== '');
  const numbers = filled.filter(isLikeNumber);
  const [number] = numbers.length > 0 ? numbers : filled.filter((cell) => /\d/.test(cell));
  if (number === undefined) return 'NO_NUMBER';
  const place = filled.indexOf(number);
  // Prices are often `15.00`: whole numbers go before them.
  const others = [...filled.slice(place + 1), ...filled.slice(0, place)];
  const whole = others.find((cell) => /^\d+$/.test(cell)) ?? others.find((cell) => readQty(cell) !== null);
  if (whole !== undefined) return { number, qty: readQty(whole) };
  return others.some(isWrongQty) ? 'BAD_QTY' : { number, qty: null };
}

function readNamed(cells: readonly string[], columns: Columns): LineReading | null {
  const number = cells[columns.number] ?? '';
  if (!/\d/.test(number)) return null;
  if (columns.qty === -1) return null;
  const text = cells[columns.qty] ?? '';
  if (text === '') return { number, qty: null };
  const qty = readQty(text);
  return qty === null ? 'BAD_QTY' : { number, qty };
}

/** Letters with digits, a leading zero or five digits: more than a quantity has. */
function isLikeNumber(cell: string): boolean {
  if (readQty(cell) !== null && !/^\d+$/.test(cell)) return false;
  return (
    /\d/.test(cell) && (/\p{L}/u.test(cell) || /^0\d/.test(cell) || cell.replaceAll(/\D/g, '').length >= 5)
  );
}
