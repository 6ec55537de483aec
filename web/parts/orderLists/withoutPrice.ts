import { qtyWords, unit } from './readQty.ts';

const currency =
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

/**
 * A text without the price behind its quantity: `4 pcs @ 12.00`, `5 Stk. zu 3,20 €`. Money alone is left: it may be meant as the
 * quantity.
 */
export function withoutPrice(text: string): string {
  if (!/\d/.test(text)) return text;
  const priced = text.replace(saidPrice, '');
  const rest = priced.replace(barePrice, '');
  return rest !== priced && hasQty.test(rest) ? rest : priced;
}

const onlyMoney = new RegExp(`^(?:[à@]\\s*)?${money}${per}$`, 'iu');

/** Whether a cell is a price alone: `12,00 EUR`. */
export const isPrice = (cell: string): boolean => onlyMoney.test(cell);
