import { expect, test } from 'vitest';
import { exportMissingItemsUrl } from '../../../web/pages/missingItems/missingItems.urls.ts';
import { missingItemsFilters } from '../../../web/pages/missingItems/missingItemsFilters.ts';
import { currentMonth, rangeParams } from '../../../web/ui/download/exportOptions.ts';
import { readFilters } from '../../../web/ui/filters/filterParams.ts';
import { filterInput } from '../../../web/ui/filters/filterSet.ts';

const filtersOf = (search: string) => readFilters(new URLSearchParams(search), missingItemsFilters);

test('MISS-08 GAP-37 the filters of the URL become the typed filters of the gateway; no filters is null', () => {
  const filters = filtersOf(
    'filter[sku][like]=LX&filter[linkedOrders]=100810&filter[references][!%3D]=A-77&filter[date][from]=01.02.2026&filter[fullyApplied]=0&filter[unknown]=1',
  );
  expect(filterInput(missingItemsFilters, filters)).toEqual({
    articleName: { like: 'LX' },
    linkedOrders: { eq: '100810' },
    references: { ne: 'A-77' },
    date: { from: '2026-02-01' },
    fullyApplied: false,
  });
  expect(filterInput(missingItemsFilters, filtersOf('page=2&limit=20'))).toBeNull();
});

test('MISS-12 MISS-19 GAP-134 the file is requested with the filters as sent in the REST query', () => {
  expect(exportMissingItemsUrl(filtersOf(''))).toBe('/api/v3/cart/missing-items');
  const url = new URL(
    exportMissingItemsUrl(filtersOf('filter[sku]=LX 1&filter[fullyApplied]=1')),
    'http://p',
  );
  expect(Object.fromEntries(url.searchParams)).toEqual({
    'filter[sku]': 'LX 1',
    'filter[fullyApplied]': '1',
  });
});

test('MISS-17 MISS-18 GAP-92 the range starts with the first of the month and is written DD.MM.YYYY', () => {
  const { from, until } = currentMonth();
  expect(from).toMatch(/^\d{4}-\d\d-01$/);
  expect(until.slice(0, 7)).toBe(from.slice(0, 7));
  expect(String(rangeParams({ from: '2026-02-01', until: '2026-02-28' }))).toBe(
    'from=01.02.2026&until=28.02.2026',
  );
  expect(String(rangeParams({ from: null, until: '2026-02-28' }))).toBe('');
});
