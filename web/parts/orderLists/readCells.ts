import type { LineReading } from './LineReading.ts';
import { readQty, refuseQty } from './readQty.ts';

/** The cells of number and quantity by the header line; -1 where it does not name one. */
export type Columns = { number: number; qty: number };

const qtyWord =
  /^(?:(?:order(?:ed)?|requested|req|your|zamówiona|заказанное|tražena|poručena)\.?\s+)?(?:qty|quantity|amount|pcs|pieces|menge|anzahl|stück|stk|bestellmenge|bedarf|кол|количество|заказ(?:ано)?$|qt[éey]|quantité|nombre|quantit[àa]|q\.?t[àa]|pezzi|pz\b|ilość|ilosc|liczba|szt|količina|kolicina|kom\b|количина|ком\b)/iu;
const numberWords = [
  // The names that only an article number has …
  /art(?:icle|ikel)?[\s.-]*(?:n[°or]|num|nummer|№)|sku\b|part[\s-]*n|item[\s-]*n|teile?-?nummer|артикул|référence|\bréf|codice|numer|broj\s+(?:art|dela)|шифра|šifra/iu,
  // … those that it shares with others …
  /\bart|oem|\bpart|\bitem|nummer|number|код|номер|товар|\bcode|\bkod|\bbroj|бро[јй]/iu,
  // … and those that also number the lines.
  /(?:^|\s)(?:no|nr|n°|№)(?![\p{L}\p{N}])/iu,
];
const describes =
  /bezeichnung|beschreibung|descri|designation|désign|name\b|наимен|описан|название|naziv|opis|nazwa|marke\b|brand|hersteller|bestellnummer|order\s+n/iu;

/** Whether a cell names a column of a list. */
export const namesColumn = (cell: string): boolean =>
  !/\d/.test(cell) && (qtyWord.test(cell) || numberWords.some((one) => one.test(cell)));

const separators = [/\t/, /;/, /\|/, /,(?!0{1,2}(?!\d))/];

/** The cells of a line: apart by tab, `;`, `|`, comma, or by two spaces and more; quotes hold a cell together. */
export function splitCells(line: string): string[] {
  const unquoted = line.replaceAll(/"[^"]*"/g, '');
  const separator = separators.find((one) => one.test(unquoted)) ?? separators.find((one) => one.test(line));
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
  const [number = -1] = numberWords
    .map((word) =>
      cells.findIndex((cell, index) => index !== qty && word.test(cell) && !describes.test(cell)),
    )
    .filter((index) => index !== -1);
  const isNamed =
    cells.length > 1 ? qty !== -1 || number !== -1 : (cells[0]?.length ?? 0) < 30 && number === 0;
  const filled = cells.filter((cell) => cell !== '');
  const isTitles = isFirst && filled.length > 1 && filled.every((cell) => cell.split(' ').length <= 2);
  return isNamed || isTitles ? { number, qty } : null;
}

/** Number and quantity of a line with several cells: by the header where there is one, else by what they look like. */
export function readCells(cells: readonly string[], columns: Columns | null): LineReading {
  if (cells.some((cell) => /^=?"/.test(cell))) return 'OPEN_QUOTE';
  const named = columns ? readNamed(cells, columns) : null;
  if (named) return named;
  const filled = cells.filter((cell) => cell !== '');
  const numbers = filled.filter(isLikeNumber);
  const number = numbers.find((cell) => refuseQty(cell) === null) ?? numbers[0] ?? shortNumber(filled);
  if (number === undefined) return 'NO_NUMBER';
  const place = filled.indexOf(number);
  // Prices are often `15.00`: whole numbers go before them.
  const others = [...filled.slice(place + 1), ...filled.slice(0, place)];
  const whole = others.find((cell) => /^\d+$/.test(cell)) ?? others.find((cell) => readQty(cell) !== null);
  if (whole !== undefined) return { number, qty: readQty(whole) };
  return others.map(refuseQty).find((reason) => reason !== null) ?? { number, qty: null };
}

function readNamed(cells: readonly string[], columns: Columns): LineReading | null {
  const number = cells[columns.number] ?? '';
  if (!/\d/.test(number)) return null;
  if (columns.qty === -1) return null;
  const text = cells[columns.qty] ?? '';
  if (text === '') return { number, qty: null };
  const qty = readQty(text);
  return qty === null ? (refuseQty(text) ?? 'BAD_QTY') : { number, qty };
}

/** Letters with digits, a leading zero or five digits: more than a quantity has. */
function isLikeNumber(cell: string): boolean {
  if (readQty(cell) !== null && !/^\d+$/.test(cell)) return false;
  return (
    /\d/.test(cell) && (/\p{L}/u.test(cell) || /^0\d/.test(cell) || cell.replaceAll(/\D/g, '').length >= 5)
  );
}

/** A number that looks like a quantity is one only where another cell is the quantity. */
function shortNumber(filled: readonly string[]): string | undefined {
  const [first, ...others] = filled.filter((cell) => /\d/.test(cell));
  if (first === undefined || others.length > 0) return first;
  return readQty(first) === null && refuseQty(first) === null ? first : undefined;
}
