import { expect, test } from 'vitest';
import { vatOf } from '../../../web/parts/money/vatOf.ts';

const vat = (value: number, percent: number) => vatOf({ value, currencyCode: 'EUR' }, percent).value;

test('DAY-66 the VAT is that of the whole sum in whole cents, rounded half up', () => {
  expect([vat(969.18, 24), vat(0.1 + 0.2, 19), vat(1.25, 22), vat(0.5, 25), vat(100, 7.7)]).toEqual([
    232.6, 0.06, 0.28, 0.13, 7.7,
  ]);
});
