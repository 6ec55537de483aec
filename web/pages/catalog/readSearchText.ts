import { looksLikeNumber } from '../../parts/search/readNumber.ts';

/** Whether a text may be a VIN, as it is typed: with spaces or dashes, in small letters, O for 0. */
export const looksLikeVin = (text: string): boolean =>
  looksLikeNumber(text) && /^[\da-z]{17}$/i.test(text.replaceAll(/[\s.-]/g, ''));

/** Several numbers, or a row of a sheet, as lines for the order desk; null for another text. */
export function toList(text: string): string | null {
  const parts = text
    .split(/[\n;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > 1 && parts.every(looksLikeNumber)) return parts.join('\n');
  const [first = ''] = parts;
  return /[\t;]/.test(text.trim()) && looksLikeNumber(first) ? text : null;
}
