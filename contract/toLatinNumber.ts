/** Capitals of other alphabets that look like a Latin one, and that one. */
const latin: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['АВЕЅІЈКМНОРСТУХԚԜ', 'ABESIJKMHOPCTYXQW'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ].flatMap(([others = '', letters = '']) =>
    [...others].map((letter, place) => [letter, letters.charAt(place)]),
  ),
);
/** A longer row of such letters is a word: МОТОР is not a number that begins with MOTOP. */
const longestRow = 3;

/**
 * A part number typed on another keyboard as it was meant: Cyrillic and Greek letters that look like Latin ones, full-width
 * characters, and the digits of every script. A text with a letter that looks like none, or without a digit, comes back unchanged.
 */
export function toLatinNumber(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text;
  const plain = withLatinDigits(text.normalize('NFKC'));
  const rows = plain.match(/[^\P{L}A-Za-z]+/gu) ?? [];
  const isNumber =
    /\d/.test(plain) &&
    rows.every(
      (row) => row.length <= longestRow && [...row.toUpperCase()].every((letter) => letter in latin),
    );
  if (!isNumber) return text;
  return plain.replaceAll(/[^\P{L}A-Za-z]/gu, (letter) => latin[letter.toUpperCase()] ?? letter);
}

/** A text with 0 to 9 in the place of the digits of other scripts. */
export const withLatinDigits = (text: string): string => text.replaceAll(/[^\P{Nd}0-9]/gu, toDigit);

/** The digits of a script stand in a row, from its zero on. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
