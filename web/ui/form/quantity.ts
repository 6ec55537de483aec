/** What a cart quantity may be that is typed (CART-62). */
const maxQuantity = 999;

/** What a cart may hold of an article at all. */
export const mostPieces = 999_999;

/**
 * What a quantity may become: 999 (CART-62), or, where a file brought more into the cart (GAP-53), whatever has no more
 * digits than that.
 */
export function mostOf(quantity: number): number {
  return quantity > maxQuantity ? Math.min(10 ** String(quantity).length - 1, mostPieces) : maxQuantity;
}

/** The nearest quantity at or above that is a multiple, at most the largest multiple within `most` (CART-62, GAP-49). */
export function roundUpToMultiple(quantity: number, multiple: number, most = maxQuantity): number {
  const step = Math.max(1, multiple);
  const largest = Math.max(step, Math.floor(most / step) * step);
  return Math.min(Math.ceil(quantity / step) * step, largest);
}

/** One step up (CART-63). */
export function stepUp(quantity: number, multiple: number, most = maxQuantity): number {
  const step = Math.max(1, multiple);
  return roundUpToMultiple(Math.floor(quantity / step) * step + step, step, most);
}

/** One step down, never below `lowest`: one multiple in the plain input, 0 in the popover (CART-64, GAP-48). */
export function stepDown(quantity: number, multiple: number, lowest: number): number {
  const step = Math.max(1, multiple);
  return Math.max(lowest, Math.ceil(quantity / step) * step - step);
}

/**
 * A text without spaces and what stands before and behind the number, in the digits of ASCII: `12 pcs` and `١٢` are `12`. A
 * minus is not a word: left out as it is typed, it would make `-2` two pieces and `12-18` 1218. Neither is a fraction: `1½` is
 * not one piece.
 */
export const withoutWords = (text: string): string =>
  text
    .replaceAll(/\p{Nd}/gu, toAsciiDigit)
    .replaceAll(/\s/g, '')
    .replaceAll(/\p{Pd}|−/gu, '-')
    .replaceAll(/^[^\p{N}.,-]+|(?![\p{N}.,-])[^]\P{N}*$/gu, '');

/** A decimal digit of any script as one of 0 to 9: each script has its ten in a row. */
function toAsciiDigit(digit: string): string {
  const plain = digit.normalize('NFKC');
  if (/^\d$/.test(plain)) return plain;
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/**
 * The pieces that a text names: `4`, or `4,00` as sheets write it. Null for any other text: `2.5`, `-1`, `1e9`. `1.000` is
 * one piece or a thousand.
 */
export function readPieces(text: string): number | null {
  const digits = /^(\d+)(?:[.,]0{0,2})?$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}
