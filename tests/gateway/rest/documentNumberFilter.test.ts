import { expect, test } from 'vitest';
import { documentNumberFilter } from '../../../gateway/rest/filters.ts';

test.each([
  ['#101317', '101317'],
  ['# 101317', '101317'],
  ['101 317', '101317'],
  ['101\u00a0317', '101317'],
  ['\u200b101317\ufeff', '101317'],
  ['R\u20132026\u20145', 'R-2026-5'],
  [' FI 2026-5 ', 'FI 2026-5'],
  ['#', '#'],
])('a document number typed as %j is %j', (typed, number) => {
  expect(documentNumberFilter({ eq: typed })).toBe(number);
  expect(documentNumberFilter({ like: typed })).toEqual({ like: number });
});

test('no filter stays none', () => {
  expect(documentNumberFilter(null)).toBeUndefined();
  expect(documentNumberFilter({ like: null })).toBeUndefined();
});
