import { fromMinor } from '../http/money.ts';

/** An A4 page in points. */
export const margin = 42;
export const pageHeight = 841.89;
export const contentWidth = 595.28 - 2 * margin;
/** Lower end of the content; the page number follows. */
export const bottom = pageHeight - margin - 20;

/** Minor units with two decimals and a space between thousands (FMT-05). */
export function amount(minor: number): string {
  const [whole = '0', cents = '00'] = fromMinor(minor).toFixed(2).split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ' ')}.${cents}`;
}
