import { days, text } from '../../ui/filters/filterSet.ts';

/** The filters of the list. */
export const inTransitFilters = {
  sku: text('ARTICLE', 'articleName'),
  arrival: days('IN_TRANSIT.ARRIVAL'),
};

/** Orders of the list, the first one without a word in the URL. */
export const inTransitOrders = ['ARRIVAL', 'ARTICLE', 'QUANTITY'] as const;
export type InTransitOrder = (typeof inTransitOrders)[number];

/** The order that a URL asks for. */
export const readInTransitOrder = (search: URLSearchParams): InTransitOrder =>
  inTransitOrders.find((order) => order.toLowerCase() === search.get('order')) ?? 'ARRIVAL';
