import { isOpenQuote } from '../../../contract/lists/splitCells.ts';
import type { LineReading, UnreadReason } from './LineReading.ts';
import { isOtherUnit, readQty, refuseQty } from './readQty.ts';
import { isPrice } from './withoutPrice.ts';

/** The places of number and quantity in the cells of a line; null for a list that names no quantities. */
export type Columns = { number: number; qty: number | null };

const month =
  '(?:jan|feb|mar|mär|mrz|apr|may|mai|maj|jun|jul|aug|sep|okt|oct|nov|dec|dez|des|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек|sty|lut|kwi|cze|lip|sie|wrz|paź|lis|gru|janv|févr|mars|avr|juin|juil|août|déc|gen|mag|giu|lug|ago|set|ott|dic|јан|феб|авг|сеп|нов|дец)';
const day = new RegExp(
  `^(?:(?:19|20)\\d{2}-\\d{2}-\\d{2}(?:T[\\d:.]+Z?)?|\\d{1,2}([./])\\s?\\d{1,2}\\1\\s?(?:19|20)\\d{2}|\\d{1,2}[-. ]{1,2}${month}[a-zа-я]{0,6}\\.?(?:[-. ]\\d{2,4})?)$`,
  'iu',
);

/** Why a cell is not the article number that was meant; null for any that may be one. */
export function refuseNumber(cell: string): UnreadReason | null {
  if (
    /^#(?:N\/A|NV|REF|BEZUG|VALUE|WERT|NAME|NULL|NUM|ZAHL|DIV\/0|ЗНАЧ|ССЫЛКА|ИМЯ|ЧИСЛО|Н\/Д)[!?]?$/iu.test(
      cell,
    ) ||
    cell.startsWith('=')
  )
    return 'NO_VALUE';
  if (/^\d(?:[.,]\d+)?E\+\d{1,3}$/i.test(cell)) return 'CUT_NUMBER';
  return isDay(cell) ? 'DATE' : null;
}

export const isDay = (text: string): boolean => day.test(text);

/** Number and quantity of a line of a list whose columns are known. */
export function readNamed(cells: readonly string[], columns: Columns): LineReading {
  if (cells.some(isOpenQuote)) return 'OPEN_QUOTE';
  const number = cells[columns.number] ?? '';
  const refusal = refuseNumber(number);
  if (refusal) return refusal;
  if (!/\d/.test(number)) return 'NO_NUMBER';
  const text = columns.qty === null ? '' : (cells[columns.qty] ?? '');
  if (columns.qty === null || text === '') return { number, qty: null };
  if (isOtherUnit(cells[columns.qty + 1] ?? '')) return 'OTHER_UNIT';
  const qty = readQty(text);
  if (qty !== null) return { number, qty };
  return refuseNumber(text) === 'NO_VALUE' ? 'NO_VALUE' : (refuseQty(text) ?? 'BAD_QTY');
}

/** Number and quantity of a line with several cells and no known columns: only where each can be but one of them. */
export function readCells(cells: readonly string[]): LineReading {
  if (cells.some(isOpenQuote)) return 'OPEN_QUOTE';
  const filled = cells.filter((cell) => cell !== '');
  const likely = likelyOf(filled, (cell) => cell);
  // A pure number next to a part number with letters may be anything, but not the part.
  const lettered = likely.filter(hasShape);
  const numbers = lettered.length > 0 ? lettered : likely;
  const number = numbers[0] ?? shortNumber(filled);
  if (number === undefined && cells.length === 2 && cells.every(isDigits)) return readTwo(cells);
  if (number === undefined) return filled.map(refuseNumber).find((reason) => reason !== null) ?? 'NO_NUMBER';
  if (filled.some(isOtherUnit)) return 'OTHER_UNIT';
  const [named, padded] = [numbers.find((cell) => /\p{L}/u.test(cell)), numbers.find(isPadded)];
  if (filled.length === 2 && named && padded) return { number: named, qty: Number(padded) };
  if (numbers.length > 1) return 'UNCLEAR_QTY';
  const others = filled.toSpliced(filled.indexOf(number), 1);
  if (isDescription(number) && others.filter((cell) => /\d/.test(cell)).length > 1) return 'UNCLEAR_QTY';
  const quantities = quantitiesOf(others);
  if (quantities.length > 1) return 'UNCLEAR_QTY';
  const [qty] = quantities;
  if (qty !== undefined) return { number, qty: readQty(qty) };
  const refusals = others.map(
    (cell) => refuseQty(cell) ?? (refuseNumber(cell) === 'NO_VALUE' ? 'NO_VALUE' : null),
  );
  const refusal = refusals.find((reason) => reason !== null);
  if (refusal) return refusal;
  // `1e3`: meant as a quantity, unlike words.
  return others.some((cell) => /^[^\p{L}]*\p{N}\S*$/u.test(cell) && !/\d{8}/.test(cell))
    ? 'BAD_QTY'
    : { number, qty: null };
}

/** Two numbers: the longer one is the article's. */
export function readTwo([first = '', last = '']: readonly string[]): LineReading {
  if (isShort(last) && (first.length > last.length || first.startsWith('0')))
    return { number: first, qty: Number(last) };
  if (isShort(first) && (last.length > first.length || last.startsWith('0')))
    return { number: last, qty: Number(first) };
  return 'UNCLEAR_QTY';
}

export const isDigits = (word: string): boolean => /^\d+$/.test(word);

/** As a quantity is: up to four digits, no leading zero. */
export const isShort = (word: string): boolean => /^[1-9]\d{0,3}$/.test(word);

/** `0004`, a quantity that a system has filled up with zeros; longer ones may be a number. */
const isPadded = (cell: string): boolean => /^(?=.{2,4}$)0+[1-9]\d*$/.test(cell);

/** The cells that can be a quantity. Prices are often `15.00`: whole numbers go before them. */
export function quantitiesOf(cells: readonly string[]): string[] {
  const all = cells.filter((cell) => readQty(cell) !== null);
  const whole = all.filter((cell) => !/\d[.,]\d{1,2}$/.test(cell));
  return whole.length > 0 ? whole : all;
}

/** What holds a part number; words with a number in them, such as `Filter 12 mm` or `Bosch 0986494104`, only where nothing else does. */
export function likelyOf<T>(all: readonly T[], cellOf: (one: T) => string): T[] {
  const likely = all.filter((one) => isLikeNumber(cellOf(one)));
  const strict = likely.filter((one) => !hasWords(cellOf(one)));
  return strict.length > 0 ? strict : likely;
}

export const hasWords = (cell: string): boolean =>
  /(?<![\p{L}\d])\p{L}{4,}(?![\p{L}\d])/u.test(cell) && /\s/.test(cell);

/** Words with fewer than five digits, such as `Filter 12x30`. `Bosch 0986494104` may be a part number. */
export const isDescription = (cell: string): boolean => hasWords(cell) && countDigits(cell) < 5;

const countDigits = (cell: string): number => cell.replaceAll(/\D/g, '').length;

/** Letters with digits, a leading zero or five digits: more than a quantity has. */
export function isLikeNumber(cell: string): boolean {
  if (!/\d/.test(cell) || refuseNumber(cell) !== null) return false;
  if (/^(?:0\d|\d{5,}$)/.test(cell)) return true;
  if (refuseQty(cell) !== null || isPrice(cell) || /^\d{1,3}(?:[.,]\d+)?\s*%$/.test(cell)) return false;
  if (readQty(cell) !== null) return false;
  return /\p{L}/u.test(cell) || countDigits(cell) >= 5;
}

/** A part number that is more than digits. */
export const hasShape = (cell: string): boolean => /[^\d]/.test(cell) || cell.startsWith('0');

/** A number that looks like a quantity is one only where another cell is the quantity. */
function shortNumber(filled: readonly string[]): string | undefined {
  const [first, ...others] = filled.filter((cell) => /\d/.test(cell));
  if (first === undefined || others.length > 0) return undefined;
  return readQty(first) === null && refuseQty(first) === null && refuseNumber(first) === null
    ? first
    : undefined;
}
