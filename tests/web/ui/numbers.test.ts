import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanNumericText, previewNumericText } from '../../../web/ui/form/numericText.ts';
import { mostOf, readPieces, roundUpToMultiple, stepDown, stepUp } from '../../../web/ui/form/quantity.ts';

test('FMT-11 numeric input keeps a minus in front, digits and the marks between them', () => {
  expect(cleanNumericText('-1a2.3,4-')).toBe('-12.3,4');
  expect(cleanNumericText(' 1 234,5 €')).toBe('1 234,5 ');
  fc.assert(fc.property(fc.string(), (text) => /^-?[\d.,'’\s]*$/.test(cleanNumericText(text))));
});

test('FMT-12 numeric input has at most 25 characters', () => {
  expect(cleanNumericText('1'.repeat(40))).toHaveLength(25);
});

test('FMT-14 the preview groups thousands, of any length', () => {
  expect(previewNumericText('-1234567.891').replaceAll('\u00a0', ' ')).toBe('-1 234 567.891');
  expect(previewNumericText('-1234567.891', 'COMMA').replaceAll('\u00a0', ' ')).toBe('-1 234 567,891');
  expect(previewNumericText('1'.repeat(25)).replaceAll('\u00a0', '')).toBe('1'.repeat(25));
});

test('CART-62 GAP-49 a typed quantity is rounded up to the next multiple and stays within 999', () => {
  expect(roundUpToMultiple(7, 4)).toBe(8);
  expect(roundUpToMultiple(999, 4)).toBe(996);
  expect(roundUpToMultiple(0, 4)).toBe(0);
  fc.assert(
    fc.property(fc.nat(999), fc.integer({ min: 1, max: 999 }), (quantity, multiple) => {
      const rounded = roundUpToMultiple(quantity, multiple);
      return rounded % multiple === 0 && rounded >= 0 && rounded <= 999;
    }),
  );
});

test('a quantity goes down to the multiple that a cart can hold', () => {
  expect([mostOf(999_999), roundUpToMultiple(999_999, 2, mostOf(999_999))]).toEqual([999_999, 999_998]);
  expect(mostOf(1_000_000)).toBe(999_999);
});

test('CART-62 words around a quantity are left out, a fraction or a second number is not', () => {
  expect(['12 pcs', 'x12', '١٢', '12 Stk.', '1 000'].map(readPieces)).toEqual([12, 12, 12, 12, 1000]);
  for (const text of ['½', '1½', '1/2', '4 à 12,00 EUR', '4x2', '4 12', 'pcs'])
    expect([text, readPieces(text)]).toEqual([text, null]);
});

test('CART-63 steps go by the multiple, from between two multiples to the next', () => {
  expect(stepUp(0, 6)).toBe(6);
  expect(stepUp(7, 6)).toBe(12);
  expect(stepUp(996, 6)).toBe(996);
});

test('CART-64 GAP-48 minus stops at one multiple, and at 0 where 0 removes', () => {
  expect(stepDown(6, 6, 6)).toBe(6);
  expect(stepDown(6, 6, 0)).toBe(0);
  expect(stepDown(8, 6, 6)).toBe(6);
});
