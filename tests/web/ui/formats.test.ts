import { expect, test } from 'vitest';
import { languages } from '../../../web/i18n/languages.ts';
import { formatBytes } from '../../../web/ui/values/formatBytes.ts';
import { formatDate, fromDottedDay, toDottedDay } from '../../../web/ui/values/formatDate.ts';
import {
  currencySymbol,
  formatMoney,
  formatNumber,
  formatPieces,
  formatWeight,
} from '../../../web/ui/values/formatMoney.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('FMT-04 every currency has the symbol of the specification, unknown ones their code', () => {
  expect(['EUR', 'GBP', 'USD', 'AED', 'SEK'].map(currencySymbol)).toEqual(['€', '₤', '$', 'AED', 'SEK']);
});

test('FMT-05 amounts have two decimals and a space between thousands', () => {
  expect(plain(formatMoney({ value: 1234567.5, currencyCode: 'EUR' }, 'DOT'))).toBe('1 234 567.50 €');
  expect(plain(formatMoney({ value: 999, currencyCode: 'USD' }, 'DOT'))).toBe('999.00 $');
  expect(plain(formatMoney({ value: -1000.005, currencyCode: 'EUR' }, 'DOT'))).toBe('-1 000.00 €');
  expect(formatNumber(-0.001, 2, 'DOT')).toBe('0.00');
});

test('FMT-06 the comma style writes a comma', () => {
  expect(plain(formatMoney({ value: 1234.5, currencyCode: 'EUR' }, 'COMMA'))).toBe('1 234,50 €');
});

test('a value that is not known is a dash, an amount without its currency the number alone', () => {
  expect(formatMoney(null, 'DOT')).toBe('–');
  expect(formatMoney({ value: 12.5, currencyCode: null }, 'DOT')).toBe('12.50');
  expect([null, undefined, '', 'soon', '31-12-2026'].map((moment) => formatDate(moment))).toEqual([
    '–',
    '–',
    '–',
    '–',
    '–',
  ]);
});

test('GAP-154 weights have three decimals and the decimal mark asked for', () => {
  expect(plain(formatWeight(1234.5, 'COMMA', 'kg'))).toBe('1 234,500 kg');
  expect(plain(formatWeight(1234.5, 'DOT', 'кг'))).toBe('1 234.500 кг');
  expect(formatWeight(null, 'DOT', 'kg')).toBe('–');
});

test('FMT-05 pieces are grouped by thousands as amounts are', () => {
  expect([0, 999, 2251, null].map((pieces) => plain(formatPieces(pieces)))).toEqual([
    '0',
    '999',
    '2 251',
    '–',
  ]);
});

test('FMT-08 dates are DD-MM-YYYY, optionally with minutes or seconds', () => {
  const moment = new Date(2026, 2, 5, 7, 8, 9);
  expect(formatDate(moment)).toBe('05-03-2026');
  expect(formatDate(moment, 'minutes')).toBe('05-03-2026 07:08');
  expect(formatDate(moment, 'seconds')).toBe('05-03-2026 07:08:09');
});

test('FMT-09 a moment is shown in the browser time zone, a date without a time stays that day', () => {
  const moment = '2026-03-05T23:30:00Z';
  expect(formatDate(moment, 'minutes')).toBe(formatDate(new Date(moment), 'minutes'));
  expect(formatDate('2026-03-05')).toBe('05-03-2026');
});

test('FMT-10 days of filters are DD.MM.YYYY; an invalid day is refused', () => {
  expect(toDottedDay('2026-03-05')).toBe('05.03.2026');
  expect(fromDottedDay('05.03.2026')).toBe('2026-03-05');
  expect(['31.02.2026', '5.3.2026', '', '2026-03-05'].map(fromDottedDay)).toEqual([null, null, null, null]);
});

test('sizes of files are in the units of the language, and one above a limit never reads as the limit', () => {
  expect(languages.map((language) => plain(formatBytes(1_440_000, language)))).toEqual([
    '1.4 MB',
    '1,4 МБ',
    '1,4 Mo',
    '1,4 MB',
    '1,4 MB',
    '1,4 MB',
    '1,4 MB',
    '1,4 MB',
  ]);
  for (const language of languages)
    expect(plain(formatBytes(10_000_001, language, 'ceil'))).toMatch(/^10[.,]1 (M[Bo]|МБ)$/);
});
