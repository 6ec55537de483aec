/** What a cart quantity may be that is typed (CART-62). */
const maxQuantity = 999;

/** The largest quantity of an article that a cart can hold (GAP-53). */
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
 * A typed text in the digits of ASCII, with one kind of minus. Nothing else is left out while the user types: a digit behind a
 * word would join those before it, and `4 à 12` would become 412.
 */
export const withPlainDigits = (text: string): string =>
  text
    .replaceAll(/\p{Nd}/gu, toAsciiDigit)
    .replaceAll(/\p{Pd}|−/gu, '-')
    .trimStart();

/**
 * A text without what stands before and behind the number: `12 pcs` is `12`. A minus is not a word, nor is a fraction: `-2`
 * is not two pieces, and `1½` not one.
 */
const withoutWords = (text: string): string =>
  text.replaceAll(/^[^\p{N}.,-]+|(?![\p{N}.,-])[^]\P{N}*$/gu, '');

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
 * The pieces that a text names: `4`, `4 pcs`, `1 000`, or `4,00` as sheets write it. Null for any other text: `2.5`, `-1`, `1e9`,
 * `4 12`. `1.000` is one piece or a thousand.
 */
export function readPieces(text: string): number | null {
  const digits = /^(\d+|\d{1,3}(?:\s\d{3})+)(?:[.,]0{0,2})?$/.exec(withoutWords(withPlainDigits(text)))?.[1];
  return digits === undefined ? null : Number(digits.replaceAll(/\s/g, ''));
}
