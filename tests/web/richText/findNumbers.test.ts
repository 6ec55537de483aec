import { expect, test } from 'vitest';
import { findNumbers } from '../../../web/parts/richText/findNumbers.ts';

const found = (text: string): string[] => findNumbers(text).map(({ kind, number }) => `${kind} ${number}`);

test.each([
  ['Order 5001 is late', ['order 5001']],
  ['orders 5001, 5002 and 5003 are late', ['order 5001', 'order 5002', 'order 5003']],
  ['Bestellung Nr. 77: fehlt', ['order 77']],
  ['заказы № 55, 66 и 77', ['order 55', 'order 66', 'order 77']],
  ['zamówienie 12345, commande n° 12, ordine 9876', ['order 12345', 'order 12', 'order 9876']],
  ['Order 5001 and BS-012 3456 10 pcs', ['order 5001', 'part BS-012 3456']],
  ['FN 012/3456, KW.01.23456, HT 012 345 6.', ['part FN 012/3456', 'part KW.01.23456', 'part HT 012 345 6']],
  ['Artikel-Nr. 0 123 456 AUR', ['part 0 123 456 AUR']],
  ['OEM 1K0 615 301 AA', ['part 1K0 615 301 AA']],
])('finds the numbers of %s', (text, numbers) => {
  expect(found(text)).toEqual(numbers);
});

test.each([
  'Orders placed by 15:00 leave on the same day; order 15 pieces.',
  'M14x1.5, 20 mm, 2024-11-22, ISO 9001, E90, 20095 Hamburg, +372 5555 1234',
  'EUR 1234567, PIN 123456, part of 1000 items, item 3 of 1500',
  'EE100366327 GB123456789000, EE38 2200 2210 2014 5685',
])('finds none in %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('the places are those of the text', () => {
  const text = 'See order 5001.';
  const [number] = findNumbers(text);
  expect(text.slice(number?.start, number?.end)).toBe('5001');
});
