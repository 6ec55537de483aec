import { formatNumber, type DecimalStyle } from '../formatMoney.ts';

/** The longest numeric input (FMT-12). */
export const maxNumericLength = 25;

/** What is left of typed text: an optional minus sign, digits and one decimal point, 25 characters (FMT-11, FMT-12). */
export function cleanNumericText(text: string): string {
  const sign = text.trimStart().startsWith('-') ? '-' : '';
  const [whole = '', ...fraction] = withoutGroups(text)
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  return `${sign}${whole}${fraction.length ? `.${fraction.join('')}` : ''}`.slice(0, maxNumericLength);
}

/** Of two marks the first one groups thousands: `1.234,56` and `1,234.56` are the same amount, `1.5,` is `1.5`. */
const withoutGroups = (text: string): string =>
  /^\s*-?\d{1,3}(\.\d{3})+,/.test(text)
    ? text.replaceAll('.', '')
    : /^\s*-?\d{1,3}(,\d{3})+\./.test(text)
      ? text.replaceAll(',', '')
      : text;

/** What typed text becomes on leaving the field: no trailing dot or minus, no leading zeros (FMT-13). */
export function finishNumericText(text: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d*)(\.\d+)?/.exec(text) ?? [];
  if (whole === '' && fraction === '') return '';
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return `${sign}${digits}${fraction}`;
}

/** The number with its thousands grouped, as a preview (FMT-14); empty for text that is not a number yet. */
export function previewNumericText(text: string, style: DecimalStyle = 'DOT'): string {
  const finished = finishNumericText(text);
  if (finished === '') return '';
  const [whole = '', fraction] = finished.replace('-', '').split('.');
  // As text, since 25 digits do not fit a number.
  const mark = style === 'COMMA' ? ',' : '.';
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, formatNumber(1000, 0, style).charAt(1));
  return `${finished.startsWith('-') ? '-' : ''}${grouped}${fraction === undefined ? '' : mark + fraction}`;
}
