import { toLatinNumber } from '../../contract/toLatinNumber.ts';

/**
 * The form in which part numbers are compared: letters and digits only, upper case; the same rule as the database's
 * generated columns, which hold Latin letters alone. Letters of other alphabets stay: no number has the word before it.
 */
export function normaliseNumber(number: string): string {
  return toLatinNumber(number)
    .replaceAll(/[^0-9A-Za-z[\p{L}--\p{Script=Latin}]]/gv, '')
    .toUpperCase();
}
