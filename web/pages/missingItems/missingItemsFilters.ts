import type { MissingItemsPageQuery$variables } from '../../__generated__/MissingItemsPageQuery.graphql.ts';
import type { Filters, FilterTypes } from '../../ui/filters/Filter.ts';
import { booleanFilter, dateRangeFilter, stringFilter } from '../../ui/filters/filterInput.ts';

/** The filters of the report (MISS-08). */
export const missingItemsFilterTypes = {
  sku: 'string',
  linkedOrders: 'string',
  references: 'string',
  date: 'dateRange',
  fullyApplied: 'boolean',
} as const satisfies FilterTypes;

/** The filters of the URL as the gateway takes them; null when none is set. */
export function missingItemsFilterInput(
  filters: Filters,
): NonNullable<MissingItemsPageQuery$variables['filter']> | null {
  if (filters.size === 0) return null;
  return {
    articleName: stringFilter(filters, 'sku'),
    linkedOrders: stringFilter(filters, 'linkedOrders'),
    references: stringFilter(filters, 'references'),
    date: dateRangeFilter(filters, 'date'),
    fullyApplied: booleanFilter(filters, 'fullyApplied'),
  };
}
