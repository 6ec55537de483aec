import { groupThousands } from '../../i18n/groupThousands.ts';
import { dash } from './dash.ts';

/** An amount in one currency, in whole units (FMT-07); the currency is null where it is not known. */
export type MoneyValue = { readonly value: number; readonly currencyCode?: string | null | undefined };

/** The decimal mark that the user's account has chosen (AUTH-20). */
export type DecimalStyle = 'DOT' | 'COMMA' | '%future added value';

const symbols = new Map([
  ['EUR', '€'],
  ['GBP', '₤'],
  ['USD', '$'],
  ['AED', 'AED'],
]);

/** A space that does not break a number over two lines. */
const space = '\u00a0';

/** A currency's symbol, its code where it has none (FMT-04, GAP-155). */
export function currencySymbol(code: string): string {
  return symbols.get(code.toUpperCase()) ?? code.toUpperCase();
}

/** Groups the whole part by thousands and sets the user's decimal mark (FMT-05, FMT-06). */
export function formatNumber(value: number, decimals: number, style: DecimalStyle): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const isZero = !/[1-9]/.test(whole + (fraction ?? ''));
  const mark = style === 'COMMA' ? ',' : '.';
  return `${value < 0 && !isZero ? '-' : ''}${groupThousands(whole)}${fraction === undefined ? '' : mark + fraction}`;
}

/** Pieces, grouped by thousands like amounts (FMT-05); else a dash. */
export const formatPieces = (pieces: number | null | undefined): string =>
  pieces == null ? dash : formatNumber(pieces, 0, 'DOT');

/**
 * An amount with two decimals and the symbol of its currency, or a dash where there is none (FMT-04 to FMT-07).
 *
 * @example
 * formatMoney({ value: 1234.5, currencyCode: 'EUR' }, 'DOT'); // '1 234.50 €'
 */
export function formatMoney(amount: MoneyValue | null | undefined, style: DecimalStyle): string {
  if (!amount) return dash;
  const { value, currencyCode } = amount;
  const number = formatNumber(value, 2, style);
  return currencyCode ? `${number}${space}${currencySymbol(currencyCode)}` : number;
}

/**
 * A weight in kilograms with three decimals, in documents always with a comma (GAP-154); else a dash.
 *
 * @param unit the sign of the kilogram in the user's language
 */
export function formatWeight(
  kilograms: number | null | undefined,
  style: DecimalStyle,
  unit: string,
): string {
  return kilograms == null ? dash : `${formatNumber(kilograms, 3, style)}${space}${unit}`;
}
