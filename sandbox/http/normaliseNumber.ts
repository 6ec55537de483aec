import { toLatinNumber } from '../../contract/toLatinNumber.ts';

/**
 * The form in which part numbers are compared: letters and digits only, upper case; the same rule as the database's
 * generated columns, which hold Latin letters alone.
 */
export function normaliseNumber(number: string): string {
  return toLatinNumber(number)
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .toUpperCase();
}
