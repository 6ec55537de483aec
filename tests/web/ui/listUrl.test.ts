import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Filter } from '../../../web/ui/filters/Filter.ts';
import { readFilters, withFilters } from '../../../web/ui/filters/filterParams.ts';
import { days, filterInput, oneOf, text, whole, yesNo } from '../../../web/ui/filters/filterSet.ts';
import { pageWindow, readListPage, withListPage } from '../../../web/ui/list/listState.ts';
import { pagesAround } from '../../../web/ui/list/pagesAround.ts';

const rules = {
  id: text('ORDERS.COLUMN.ID', 'dbId'),
  grandTotal: whole('ORDERS.COLUMN.GRAND_TOTAL'),
  status: oneOf('ORDERS.COLUMN.STATUS', ['SHIPPED', 'PACKED'], (status) => `ORDER.STATUS.${status}`),
  createdAt: days('ORDERS.COLUMN.CREATED_AT'),
  paid: yesNo('INVOICE.PAYABLE'),
};
const read = (query: string) => readFilters(new URLSearchParams(query), rules);

test('LIST-01 LIST-02 GAP-33 page 1 and 20 rows without state; 10 in the orders lists with state but no limit', () => {
  expect(readListPage(new URLSearchParams())).toEqual({ page: 1, limit: 20 });
  expect(readListPage(new URLSearchParams('page=3'), { limitWithState: 10 })).toEqual({ page: 3, limit: 10 });
  expect(readListPage(new URLSearchParams('filter[id]=7'), { limitWithState: 10 }).limit).toBe(10);
  expect(readListPage(new URLSearchParams('page=3')).limit).toBe(20);
});

test('GAP-34 a limit outside 1 to 100 is clamped, an invalid one is the default', () => {
  expect(readListPage(new URLSearchParams('limit=500')).limit).toBe(100);
  expect(readListPage(new URLSearchParams('limit=0&page=0'))).toEqual({ page: 1, limit: 1 });
  expect(readListPage(new URLSearchParams('limit=ten&page=-2'))).toEqual({ page: 1, limit: 20 });
});

test('GAP-37 page and limit are written together, other parameters are kept', () => {
  const search = withListPage(new URLSearchParams('tab=a'), { page: 2, limit: 50 });
  expect(search.toString()).toBe('tab=a&page=2&limit=50');
});

test('GAP-161 a page becomes first and after with the offset before its first row', () => {
  expect(pageWindow({ page: 1, limit: 20 })).toEqual({ first: 20, after: '-1' });
  expect(pageWindow({ page: 3, limit: 10 })).toEqual({ first: 10, after: '19' });
});

test('GAP-35 GAP-36 filters are read as they are written in the REST query', () => {
  const filters = read(
    'filter[id][like]=12&filter[grandTotal][%3D%3E]=100&filter[grandTotal][<]=500&filter[status][]=shipped' +
      '&filter[status][]=packed&filter[createdAt][from]=01.02.2026&filter[paid]=1',
  );
  expect(filterInput(rules, filters)).toEqual({
    dbId: { like: '12' },
    grandTotal: { gte: 100, lt: 500 },
    status: ['SHIPPED', 'PACKED'],
    createdAt: { from: '2026-02-01' },
    paid: true,
  });
  expect(filterInput(rules, new Map())).toBeNull();
});

test('LIST-10 empty and invalid filters are left out', () => {
  expect(
    read('filter[id]=&filter[grandTotal]=abc&filter[createdAt][from]=1.2.26&filter[paid]=yes&filter[other]=1')
      .size,
  ).toBe(0);
});

test('GAP-37 a change of filters goes to page 1 and keeps parameters that are not filters', () => {
  const search = withFilters(
    new URLSearchParams('page=4&limit=50&filter[id]=1'),
    new Map([['paid', { type: 'boolean', value: false } satisfies Filter]]),
  );
  expect([...search]).toEqual([
    ['page', '1'],
    ['limit', '50'],
    ['filter[paid]', '0'],
  ]);
});

test('LIST-06 a state written to the URL is read back unchanged', () => {
  const texts = fc
    .string({ minLength: 1 })
    .map((value) => value.trim())
    .filter((value) => value !== '');
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const filters = fc.record({
    id: fc.record({
      type: fc.constant('string' as const),
      conditions: texts.map((value) => [{ operator: 'like' as const, value }]),
    }),
    grandTotal: fc.record({
      type: fc.constant('int' as const),
      conditions: fc.integer().map((value) => [{ operator: '=>' as const, value: String(value) }]),
    }),
    status: fc.record({ type: fc.constant('select' as const), values: fc.array(texts, { minLength: 1 }) }),
    createdAt: fc.record({ type: fc.constant('dateRange' as const), from: day, until: fc.option(day) }),
  });
  fc.assert(
    fc.property(filters, (record) => {
      const written = new Map<string, Filter>(Object.entries(record));
      expect(read(withFilters(new URLSearchParams(), written).toString())).toEqual(written);
    }),
  );
});

test('LIST-04 the pager shows the first, the last and the neighbours of the current page', () => {
  expect(pagesAround(1, 1)).toEqual([1]);
  expect(pagesAround(1, 3)).toEqual([1, 2, 3]);
  expect(pagesAround(1, 20)).toEqual([1, 2, 3, 4, 5, 20]);
  expect(pagesAround(10, 20)).toEqual([1, 8, 9, 10, 11, 12, 20]);
  expect(pagesAround(20, 20)).toEqual([1, 16, 17, 18, 19, 20]);
  expect(pagesAround(10, 20, 3)).toEqual([1, 9, 10, 11, 20]);
  expect(pagesAround(1, 2, 3)).toEqual([1, 2]);
});
