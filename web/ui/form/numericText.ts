import { groupThousands } from '../../i18n/groupThousands.ts';
import type { DecimalStyle } from '../values/formatMoney.ts';

/** The longest numeric input (FMT-12). */
export const maxNumericLength = 25;

/** What a numeric field takes of typed text: a minus sign in front, digits, and the marks and spaces between them. */
export function cleanNumericText(text: string): string {
  const sign = /^\s*[-−–]/.test(text) ? '-' : '';
  const digits = text.replaceAll(/[^\d.,'’\s]/g, '').trimStart();
  return `${sign}${digits}`.slice(0, maxNumericLength);
}

/** A number, with a point before its decimals, with its thousands grouped and the user's decimal mark (FMT-14). */
export function previewNumericText(number: string, style: DecimalStyle = 'DOT'): string {
  const [whole = '', fraction] = number.replace('-', '').split('.');
  // As text, since 25 digits do not fit a number.
  const mark = style === 'COMMA' ? ',' : '.';
  return `${number.startsWith('-') ? '-' : ''}${groupThousands(whole)}${fraction === undefined ? '' : mark + fraction}`;
}
