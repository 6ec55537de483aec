import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainNumber, readNumber } from '../../../web/parts/search/readNumber.ts';

test.each([
  ['100341', '100341'],
  ['#100341', '100341'],
  ['Order 100341', '100341'],
  ['Order #100341', '100341'],
  ['Bestellung Nr. 100341', '100341'],
  ['Заказ 100341', '100341'],
  ['inv 702522', '702522'],
  ['Invoice INV-702522', 'INV-702522'],
  ['RET-40003', 'RET-40003'],
  ['golf 7', 'golf 7'],
  ['06A 115 561 B', '06A 115 561 B'],
  ['month-end pack', 'month-end pack'],
])('%s is searched as %s', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

test.each(['de', 'en', 'fr', 'it', 'pl', 'ru', 'sr'])(
  'the titles of documents are read in %s',
  (language) => {
    const titles = ['claims', 'documents', 'orders']
      .map((area) => readFileSync(`web/i18n/${language}/${area}.json`, 'utf8'))
      .flatMap((text) => Object.entries<string>(JSON.parse(text)))
      .filter(([key]) => /^(CLAIM|ORDER|INVOICE|(FINAL|CREDIT)_INVOICE)\.TITLE/.test(key));
    expect(titles).toHaveLength(6);
    for (const [key, title] of titles)
      expect([key, readNumber(title.replace(/\{\{\w+\}\}/, '702522'))]).toEqual([key, '702522']);
  },
);

test('a number is the same in any spelling', () => {
  expect(plainNumber('inv 702 522')).toBe(plainNumber('INV-702522'));
});
