import { expect, test } from 'vitest';
import { monthUrl } from '../../../web/pages/today/monthUrl.ts';
import { isOpenMonth, spendingByMonth, withOpenMonths } from '../../../web/pages/today/spendingByMonth.ts';

const eur = (month: string, value: number) => ({ month, amount: { value, currencyCode: 'EUR' } });
const invoices = [eur('2026-02', 0.1), eur('2026-02', 0.2), eur('2025-12', 40), eur('2025-11', 5)];
const allOf = (spent: Parameters<typeof spendingByMonth>[0]) => spendingByMonth(spent, true, '2026-11');
const monthsOf = (...args: Parameters<typeof spendingByMonth>) =>
  spendingByMonth(...args).map(({ month, sums }) => [month, ...sums.map(({ value }) => value)]);

test('each month has the exact sum of its invoices, one without invoices none, and nothing shows before the first', () => {
  expect(monthsOf(invoices, true, '2026-02')).toEqual([
    ['2026-02', 0.3],
    ['2026-01'],
    ['2025-12', 40],
    ['2025-11', 5],
  ]);
});

test('DAY-115 of invoices that continue on another page the oldest month is left out: more of it may be there', () => {
  expect(monthsOf(invoices, false, '2026-02')).toEqual([['2026-02', 0.3], ['2026-01'], ['2025-12', 40]]);
  expect(monthsOf(invoices.slice(0, 2), false, '2026-02')).toEqual([]);
});

test('an invoice that cannot be read, or has no currency, ends the months whose sums are known', () => {
  const [first, second, ...older] = invoices;
  expect(first && second && monthsOf([first, second, null, ...older], true, '2026-02')).toEqual([]);
  const unknown = { month: '2025-12', amount: { value: 7 } };
  expect(monthsOf([...invoices.slice(0, 3), unknown, ...invoices.slice(3)], true, '2026-02')).toEqual([
    ['2026-02', 0.3],
    ['2026-01'],
  ]);
});

test('currencies are summed apart, and at most six months show', () => {
  const years = Array.from({ length: 24 }, (_, i) => eur(i < 12 ? '2026-11' : '2020-01', 1));
  expect(
    spendingByMonth(
      [{ month: '2026-11', amount: { value: 3, currencyCode: 'USD' } }, ...years],
      true,
      '2026-11',
    )[0]?.sums,
  ).toEqual([
    { value: 12, currencyCode: 'EUR' },
    { value: 3, currencyCode: 'USD' },
  ]);
  expect(monthsOf(years, true, '2026-11').map(([month]) => month)).toEqual([
    '2026-11',
    '2026-10',
    '2026-09',
    '2026-08',
    '2026-07',
    '2026-06',
  ]);
});

test('DAY-115 final invoices are summed, and single ones for the running month and those without a final invoice yet', () => {
  const finals = allOf([eur('2026-11', 3), eur('2026-09', 90), eur('2026-08', 80)]);
  const singles = allOf([eur('2026-11', 11), eur('2026-10', 10), eur('2026-09', 9)]);
  const values = (newest: string | undefined) =>
    withOpenMonths(finals, singles, newest, '2026-11').map(({ month, sums }) => [month, sums[0]?.value]);
  expect(values('2026-09')).toEqual([
    ['2026-11', 11],
    ['2026-10', 10],
    ['2026-09', 90],
    ['2026-08', 80],
  ]);
  expect(values('2026-11').slice(0, 2)).toEqual([
    ['2026-11', 11],
    ['2026-10', undefined],
  ]);
  expect(values(undefined).map(([month]) => month)).toEqual(['2026-11', '2026-10', '2026-09']);
  expect(withOpenMonths(finals, [], '2026-11', '2026-11').map(({ month }) => month)).not.toContain('2026-11');
});

const opened = (month: string, areFinal: boolean) => {
  const { pathname, searchParams } = new URL(monthUrl(month, areFinal), 'http://portal');
  return [pathname, ...searchParams].map(String);
};

test('DAY-115 a month leads to the invoices that it sums: single ones while it is open, else final ones', () => {
  expect(opened('2028-02', false)).toEqual([
    '/orders/invoices',
    'filter[createdAt][from],01.02.2028',
    'filter[createdAt][until],29.02.2028',
    'limit,100',
  ]);
  expect(opened('2026-11', true)).toEqual([
    '/orders/merged-invoices',
    'filter[date][from],01.11.2026',
    'filter[date][until],30.11.2026',
    'limit,100',
  ]);
  expect(['2026-11', '2026-10', '2026-09'].map((month) => isOpenMonth(month, '2026-09', '2026-11'))).toEqual([
    true,
    true,
    false,
  ]);
});
