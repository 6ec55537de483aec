import { countsPacks, qtyWords, unit } from './readQty.ts';

/** With the `u` and `i` flags. */
export const currency =
  '(?:[€$£₤₽]|zł|kr|eur(?:o|os)?|usd|gbp|aed|chf|pln|rsd|dollars?|руб(?:л[ья]|лей)?|din(?:ara?)?)\\.?(?![\\p{L}\\p{N}])';
const number = "\\d{1,9}(?:[ .'’]\\d{3})*(?:[.,]\\d{1,4})?(?:,[-–])?";
const money = `(?:${currency}\\s*${number}|${number}\\s*${currency})`;
/** For how many pieces, and that it is without tax. */
const per = `(?:\\s*(?:[/]|pro|per|je|za|за)?\\s*${unit})?(?:\\s+(?:net|netto|ht|brutto|нетто))?`;
/** What all pieces cost. */
const total = `(?:\\s*=\\s*(?:${money}|${number}))?`;
/** Signs and words before a price; those that say other things too need a currency or cents behind them. */
const said = `\\s*(?:[à@]\\s*(?:${money}|${number})|(?:\\s|(?<=\\d))[x×х*]\\s*${money}|\\s(?:á|a|at|je|zu|zu je|per|po|za|da|по|price|prix|preis|prezzo|cena|цена)\\s*:?\\s*(?:${money}|\\d{1,9}[.,]\\d{2}))`;

const saidPrice = new RegExp(`(?<=[\\p{L}\\p{N}.)])\\s*[(,]?${said}${per}${total}\\)?$`, 'iu');
const barePrice = new RegExp(`[\\s,(–-]+${money}${per}${total}\\)?$`, 'iu');
const hasQty = new RegExp(
  `(?:^|\\s)\\d{1,7}\\s*${unit}|(?:^|\\s)${qtyWords}\\s*\\d|\\s[x×х*]?\\s?\\d{1,4}$`,
  'iu',
);

const cents = "(?:\\d{1,3}(?:[.'’]\\d{3})+|\\d{1,6})[.,]\\d{2}";
const printed = new RegExp(
  `^(?:\\d{1,4}\\s+(?=\\S*\\p{L}\\S*\\d|\\p{L}{1,4} \\d))?(\\S.*?)(?:(?<=\\d\\S*)\\s+\\p{L}\\D*)?\\s(\\d{1,5})(?:\\s*${unit})?\\s+(${cents})\\s+(${cents})(?:\\s*${currency})?$`,
  'iu',
);

/**
 * Number and quantity of a line of a printed order, `10 AB-1 Brake pad 4 pcs 24,91 99,64`, whose price and sum follow from the
 * quantity; another text as it is.
 */
function withoutSum(text: string): string {
  const [, article = '', qty = '', price = '', sum = ''] = printed.exec(text) ?? [];
  const [one = 0, all] = [price, sum].map((amount) => Number(amount.replaceAll(/\D/g, '')));
  return qty !== '' && Number(qty) * one === all ? `${article} ${qty} pcs` : text;
}

/**
 * A text without the price behind its quantity: `4 pcs @ 12.00`, `5 Stk. zu 3,20 €`. Money alone is left: it may be meant as the
 * quantity.
 */
export function withoutPrice(text: string): string {
  if (!/\d/.test(text) || countsPacks(text)) return text;
  const priced = withoutSum(text).replace(saidPrice, '');
  const rest = priced.replace(barePrice, '');
  return rest !== priced && hasQty.test(rest) ? rest : priced;
}

const onlyMoney = new RegExp(`^(?:[à@]\\s*)?${money}${per}$`, 'iu');

/** Whether a cell is a price alone: `12,00 EUR`. */
export const isPrice = (cell: string): boolean => onlyMoney.test(cell);

const startsWithCurrency = new RegExp(`^\\s*${currency}`, 'iu');
const endsWithCurrency = new RegExp(`(?<![\\p{L}\\p{N}])${currency}\\s*$`, 'iu');
const decimal = /(?<=^|[\s,(€$£₤₽])((?:\d{1,3}(?:[.'’]\d{3})+|\d{1,6})),(\d{1,3})(?!\d)/g;
/** Stands for a comma that separates no cells. */
const decimalMark = '\u2396';

/**
 * Marks the commas of amounts in a line whose commas separate cells: of money (`AB-1, 54,80 €`), behind a description
 * (`AB-1, brake pad 28,56`), where the others have a blank behind them (`AB-1, 22,73`), of price and sum side by side, and in a line that
 * adds up the others.
 */
export const markDecimals = (line: string, isTotal: boolean): string =>
  line.replaceAll(decimal, (amount: string, whole: string, part: string, at: number) => {
    const [before, behind] = [line.slice(0, at), line.slice(at + amount.length)];
    const isMoney = startsWithCurrency.test(behind) || endsWithCurrency.test(before);
    const isApart =
      /\s$/.test(before) &&
      (/,\s/.test(before) || (before.includes(',') && /\p{L}{4}[.:]?\s$/u.test(before)));
    const isPair = /^\s+\d{1,6},\d{2}$/.test(behind) || (behind === '' && /\s\d{1,6},\d{2}\s+$/.test(before));
    return isMoney || isApart || isPair || isTotal ? `${whole}${decimalMark}${part}` : amount;
  });

/** The line, or a cell of it, as it was written. */
export const unmarkDecimals = (cell: string): string => cell.replaceAll(decimalMark, ',');
