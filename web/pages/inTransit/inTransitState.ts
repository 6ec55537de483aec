import type { InTransitPageQuery$variables } from '../../__generated__/InTransitPageQuery.graphql.ts';
import type { Filters, FilterTypes } from '../../ui/filters/Filter.ts';
import { dateRangeFilter, stringFilter } from '../../ui/filters/filterInput.ts';

/** The filters of the list. */
export const inTransitFilterTypes = {
  sku: 'string',
  arrival: 'dateRange',
} as const satisfies FilterTypes;

/** The filters of the URL as the gateway takes them; null when none is set. */
export function inTransitFilterInput(filters: Filters): InTransitPageQuery$variables['filter'] {
  if (filters.size === 0) return null;
  return { articleName: stringFilter(filters, 'sku'), arrival: dateRangeFilter(filters, 'arrival') };
}

/** Orders of the list, the first one without a word in the URL. */
export const inTransitOrders = ['ARRIVAL', 'ARTICLE', 'QUANTITY'] as const;
export type InTransitOrder = (typeof inTransitOrders)[number];

/** The order that a URL asks for. */
export const readInTransitOrder = (search: URLSearchParams): InTransitOrder =>
  inTransitOrders.find((order) => order.toLowerCase() === search.get('order')) ?? 'ARRIVAL';
