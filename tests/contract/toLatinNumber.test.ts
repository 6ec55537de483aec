import { expect, test } from 'vitest';
import { toLatinNumber } from '../../contract/toLatinNumber.ts';

test.each([
  ['АТ 100318-6', 'AT 100318-6'],
  ['ат100318', 'AT100318'],
  ['ΑΤ-100318', 'AT-100318'],
  ['ＡＴ１００３１８', 'AT100318'],
  ['AT ١٠٠٣١٨', 'AT 100318'],
  ['KW.16.71709', 'KW.16.71709'],
  // Words, and what is not a number.
  ['фильтр 1611953', 'фильтр 1611953'],
  ['МОТОР 5', 'МОТОР 5'],
  ['РОТОР', 'РОТОР'],
  ['Bremsbelag für 5', 'Bremsbelag für 5'],
  ['', ''],
])('%j is looked up as %j', (typed, number) => {
  expect(toLatinNumber(typed)).toBe(number);
});
