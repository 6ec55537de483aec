import type { LineReading, UnreadReason } from './LineReading.ts';
import { isDay, isDigits, isShort, readTwo } from './readCells.ts';
import { isMeasure } from './lineWords.ts';
import { currency } from './withoutPrice.ts';
import { countsOther, fraction, qtyWords, refuseQty, unit } from './readQty.ts';

const pattern = (source: string): RegExp => new RegExp(`^${source}$`, 'iu');

/** Ways to write a line without columns, the plainest last; each names the group of the quantity. */
const forms: readonly { form: RegExp; number: number; qty: number }[] = [
  // 10 x ABC-123, 10x ABC-123, 4 pcs ABC-123, 10× ABC
  { form: pattern(`(\\d{1,7})\\s*${unit}:?\\s+(.*\\d.*)`), qty: 1, number: 2 },
  // ABC 123 - 4 pcs, ABC-123: 4 Stk.
  { form: pattern(`(.*\\d.*?)[\\s,:=–—-]+(\\d{1,7})\\s*${unit}`), number: 1, qty: 2 },
  // ABC-123 x 10, ABC-123 (x10), ABC-123 x3pcs
  { form: pattern(`(.*\\d.*?)[\\s(]+[x×х*]\\s*(\\d{1,7})\\s*(?:${unit})?\\)?`), number: 1, qty: 2 },
  // ABC-123 qty: 4, ABC-123 kom. 4
  {
    form: pattern(
      `(.*\\d.*?)[\\s,:(–—-]+(?:${qtyWords}|(?:pcs|stk|szt|шт|kom)\\.?)\\s*(\\d{1,7})\\s*(?:${unit})?\\)?`,
    ),
    number: 1,
    qty: 2,
  },
  // ABC 123 - 4, ABC-123 = 4, ABC-123: 4
  { form: pattern('(.*\\d.*?)(?:\\s+[-–—]+>?\\s+|\\s*[:=→]\\s*)(\\d{1,7})'), number: 1, qty: 2 },
];

/** `ABC-123 4 (front left)`; `(x 4)` is a quantity, and `(4 pcs)` may be one. */
const remark = new RegExp(
  `(?<=\\d.*)\\s\\((?!\\d+\\s*${unit}|${qtyWords})(?=[^()]*\\p{L}{2})[^()]*\\)$`,
  'iu',
);
/** `Qty: 4`, `4 pcs` */
const onlyQty = pattern(`(?:${qtyWords}\\s*\\d+\\s*(?:${unit})?|\\d{1,4}\\s*${unit})`);
/** `2 ST 54,80 109,60`: pieces with price and sum, of an article on a line above. */
export const piecesOnly = pattern(
  `\\d{1,6}(?:[.,]0+)?\\s*${unit}(?:\\s+${currency}|\\s+\\d[\\d.]*,\\d{2}|\\s+\\d[\\d,]*\\.\\d{2})*`,
);
/** `4 - ABC-123`, `4: 123456`: the quantity, or the place in the list. */
const oddStart = new RegExp(
  `^[1-9]\\d{0,3}(?:\\s*[:=]|\\s+[-–—]+)\\s*(?!\\d+\\s*${unit})(?=\\S*\\p{L}|\\d{5})\\S*\\d`,
  'iu',
);

/** `ABC-123 1 000 pcs`: no pieces of `ABC-123 1` are not meant. */
const thousandPieces = new RegExp(`(?<=\\d\\s)([1-9]\\d{0,2})\\s(000\\s*${unit})$`, 'iu');

/** `ABC-123 (4)`, `ABC-123 [4 pcs]`: the quantity, or what a set has. */
const oddEnd = new RegExp(`\\d.*\\s[([]\\d{1,4}\\s*(?:${unit})?[)\\]]$`, 'iu');

const ending = pattern(`.*?\\d.*?\\s+([-–−]?\\d+(?:[.,]\\d+)?\\s*(?:${unit})?)`);
/** `ABC-123 ½`, `ABC-123: 1/2 pcs`, `0.5 pcs ABC-123`. */
const broken = pattern(
  `(?:.*?\\d.*?[\\s:=(–—-](?:[x×х*]\\s*)?${fraction}\\s*${unit}\\)?|.*?\\d.*?[\\s:=(–—-](?:[x×х*]\\s*)?(?:(?:\\d{1,4}\\s?)?[¼-¾⅐-⅞]|(?:\\d{1,4} )?[1-9][/⁄][2-9])\\)?|(?:${fraction}\\s*${unit}|(?:\\d{1,4}\\s?)?[¼-¾⅐-⅞])\\s+.*\\d.*)`,
);

/** `ABC-123 -4 pcs`; with blanks around it the mark leads on to the quantity. */
const isNegative = new RegExp(`\\s[-–−]\\d{1,7}\\s*(?:${unit})?$`, 'iu');

const startsWithUnit = new RegExp(`^\\d+\\s*${unit}`, 'iu');
/** `12 ST 345`: 12 pieces of 345, or a number of groups with such letters. */
const isUnitOrGroup = (line: string): boolean =>
  /^\d{1,4}\s*\p{Lu}{2}(?:\s+\d{1,4})+$/u.test(line) && startsWithUnit.test(line);

/** Number and quantity of a line that has no columns. */
export function readFreeText(line: string): LineReading {
  if (!/\d/.test(line) || onlyQty.test(line) || piecesOnly.test(line)) return 'NO_NUMBER';
  if (isDay(line)) return 'DATE';
  const refused = refuseEnd(line);
  if (refused === 'UNCLEAR_MARK' || isNegative.test(line)) return refused ?? 'BAD_QTY';
  if (broken.test(line)) return 'FRACTION';
  if (countsOther(line)) return 'OTHER_UNIT';
  if (oddStart.test(line) || oddEnd.test(line) || isUnitOrGroup(line)) return 'UNCLEAR_QTY';
  const text = line
    .replace(remark, '')
    .replace(thousandPieces, '$1$2')
    .replace(/(\s\d{1,7})[.,]0{1,2}(?=\s|$)/, '$1');
  // 4xABC 123; a capital X is a letter of the number.
  const [, pieces, rest] = /^(\d{1,4})[x×х*](\p{Lu}.*\d.*)$/u.exec(text) ?? [];
  if (pieces !== undefined && rest !== undefined) return ofWords({ number: rest, qty: Number(pieces) });
  for (const { form, number, qty } of forms) {
    const found = form.exec(text);
    if (found) return ofWords({ number: found[number] ?? '', qty: Number(found[qty]) });
  }
  const refusal = refuseEnd(text);
  if (refusal) return refusal;
  const words = text.split(/\s+/);
  if (words.some((word, place) => isDigits(words[place - 1] ?? '') && isMeasure(word))) return 'UNCLEAR_QTY';
  const all = withoutRemark(words);
  const reading = isUnclear(all) ? 'UNCLEAR_QTY' : readWords(withoutInnerWords(all));
  return typeof reading === 'string'
    ? reading
    : ofWords({ ...reading, ...(reading.qty === null ? {} : { whole: text }) });
}

/** A fraction, a negative number, zero or a mark with two meanings, which stands behind the number. */
function refuseEnd(text: string): UnreadReason | null {
  const end = ending.exec(text)?.[1];
  if (end === undefined) return null;
  // `AB-1 1 000`: a thousand, or none of AB-1 1?
  if (/\s[1-9]\d{0,2}\s000$/.test(text)) return 'UNCLEAR_QTY';
  // Price and sum.
  if (/\d[.,]\d{2}\s+[\d.,]*\d[.,]\d{2}$/.test(text)) return 'UNCLEAR_QTY';
  if (/^\d+$/.test(end)) return /^0+$/.test(end) ? 'BAD_QTY' : null;
  return refuseQty(end);
}

/** Brands before a number: `GRANIT AUTO GA-1898-237`, `AURIGA 1016350 AUR`. */
const brands = /^(?:\p{Lu}{2,}\s+){1,3}(?=\S*\d)/u;

/** A sentence is not an article number: `Send 4 pcs of AB 1 and 2 of AB 3` is listed, not guessed. */
function ofWords(reading: Exclude<LineReading, string>): LineReading {
  const spoken = reading.number
    .replace(brands, '')
    .split(/\s+/)
    .filter((word) => /^\p{L}{3,}[.,]?$/u.test(word));
  return spoken.length >= 2 || / (?:and|und|et|e|oraz|и) .*\d/u.test(reading.number)
    ? 'UNCLEAR_QTY'
    : { ...reading, number: trim(reading.number.replace(remark, '')) };
}

/** A line of words: the quantity is a short whole number at one of its ends. */
function readWords(all: readonly string[]): LineReading {
  const [first = '', second = ''] = all;
  const last = all.at(-1) ?? '';
  const previous = all.at(-2) ?? '';
  const number = all.join(' ');
  if (all.length === 1) return { number, qty: null };
  if (all.length === 2 && all.every(isDigits)) return readTwo(all);
  const head = all.slice(0, -1).join(' ');
  const isLast = isShort(last) && /\d/.test(head);
  const isFirst = isShort(first) && /^\p{L}/u.test(second);
  if (isFirst && isLast) return 'UNCLEAR_QTY';
  if (isFirst) return { number: all.slice(1).join(' '), qty: Number(first) };
  if (!isLast) return { number, qty: null };
  // `1K0 615 301`: the last group of a number, or a quantity?
  if (isDigits(previous) && previous.length === last.length) return 'UNCLEAR_QTY';
  return { number: head, qty: Number(last) };
}

/** A number without the words behind it: `AB-123 brake pad`. */
export const withoutWords = (number: string): string => withoutRemark(number.split(/\s+/)).join(' ');

/** Words behind the quantity do not belong to it. */
function withoutRemark(all: readonly string[]): readonly string[] {
  const lastDigits = all.findLastIndex((word) => /\d/.test(word));
  const isRemark = all.slice(lastDigits + 1).some((word) => /^\p{L}{4,}[.,!]*$/u.test(word));
  return isRemark ? all.slice(0, lastDigits + 1) : all;
}

/** `4 brake pads ABC-123`: the words stand between quantity and number. */
function withoutInnerWords(all: readonly string[]): readonly string[] {
  const [first = '', last = ''] = [all[0], all.at(-1)];
  const isInner = isShort(first) && /\p{L}/u.test(last) && /\d/.test(last);
  return isInner && hasInnerWords(all) && !/\d/.test(all.slice(1, -1).join('')) ? [first, last] : all;
}

const hasInnerWords = (all: readonly string[]): boolean =>
  all.slice(1, -1).some((word) => /^\p{L}{4,}[.,:]?$/u.test(word));

/** `ABC-123 Peugeot 308`, `ABC-123 brake pad 4`: what stands behind words may be the quantity, or belong to them. */
const isUnclear = (all: readonly string[]): boolean =>
  isShort(all.at(-1) ?? '') && hasInnerWords(all.slice(all.findIndex((word) => /\d/.test(word))));

/** Without what leads on to the quantity: `ABC-123 ......`, `ABC-123 =>`. */
const trim = (number: string): string => number.replace(/[\s,;:=–—.…/@&#>*_-]+$/u, '').trim();
