import { formatValue } from 'hucre';

/** Whether a format is of zeros alone, such as `0000000000`, `000-000` or `0.00`. */
export function isOfZeros(numFmt: string): boolean {
  const places = numFmt.replaceAll(/\\.|"[^"]*"/g, '');
  const lastZero = places.lastIndexOf('0');
  return places.indexOf('0') < lastZero && places.lastIndexOf('.') < lastZero && /^[-0 ./]*$/.test(places);
}

/** A number with its own digits; in a format of zeros and in percent as it is shown. */
export function shownNumber(value: number, numFmt: string): string {
  if (isOfZeros(numFmt) && Number.isInteger(value)) return formatValue(value, numFmt).trim();
  if (numFmt.includes('%')) return `${Number((value * 100).toPrecision(12))}%`;
  // What a formula gives may be 2.9999999999999996; a whole number keeps all its digits.
  return Number.isSafeInteger(value) ? String(value) : String(Number(value.toPrecision(15)));
}
