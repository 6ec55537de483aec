/**
 * The form in which part numbers are compared: letters and digits only, upper case; the same rule as the database's
 * generated columns.
 */
export function normaliseNumber(number: string): string {
  return number.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
}
