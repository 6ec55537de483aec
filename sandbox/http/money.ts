import type { DecimalStyle } from '../db/tables.ts';

/** Money on the wire (FMT-07): a value with two decimals. */
export function money(minor: number, currencyCode: string): { value: number; currencyCode: string } {
  return { value: fromMinor(minor), currencyCode };
}

/** Minor units (cents) as a decimal number. */
export function fromMinor(minor: number): number {
  return Math.round(minor) / 100;
}

/** A decimal number in minor units, rounded; of more than two decimals `fromMinor` gives another number back. */
export function toMinor(value: number): number {
  return Math.round(value * 100);
}

/** A share of an amount in percent, rounded half up to whole minor units. */
export function percentOf(minor: number, percent: number): number {
  return Math.round((minor * Math.round(percent * 100)) / 10_000);
}

const symbols = new Map([
  ['EUR', '€'],
  ['GBP', '₤'],
  ['USD', '$'],
]);

/** Minor units with two decimals and thousands apart (FMT-05). */
export function amountText(minor: number, { space = ' ', mark = '.' } = {}): string {
  const [whole = '0', cents = '00'] = fromMinor(minor).toFixed(2).split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, space)}${mark}${cents}`;
}

/** An amount in a message, as the portal writes amounts for the same account (FMT-04 to FMT-06). */
export function moneyText(minor: number, currencyCode: string, style: DecimalStyle): string {
  const number = amountText(minor, { space: '\u00a0', mark: style === 'comma' ? ',' : '.' });
  return `${number}\u00a0${symbols.get(currencyCode) ?? currencyCode}`;
}
