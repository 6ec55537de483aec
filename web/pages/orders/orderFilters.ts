import type { OrdersPageQuery$variables } from '../../__generated__/OrdersPageQuery.graphql.ts';
import type { Filters, FilterTypes } from '../../ui/filters/Filter.ts';
import { dateRangeFilter, numberFilter, selectFilter, stringFilter } from '../../ui/filters/filterInput.ts';
import { isOrderStatus } from '../../parts/orders/orderStatus.ts';
import { toGlobalId } from '../../relay/globalId.ts';

/** The filters of the orders lists (ORD-11 to ORD-13). */
export const orderFilterTypes = {
  id: 'string',
  clientOrderId: 'string',
  grandTotal: 'amount',
  warehouses: 'select',
  status: 'select',
  createdAt: 'dateRange',
} as const satisfies FilterTypes;

/** The filters of the URL as the gateway takes them; null when none is set. Statuses are upper case there. */
export function orderFilterInput(filters: Filters): NonNullable<OrdersPageQuery$variables['filter']> | null {
  if (filters.size === 0) return null;
  return {
    dbId: stringFilter(filters, 'id'),
    clientOrderId: stringFilter(filters, 'clientOrderId'),
    grandTotal: numberFilter(filters, 'grandTotal'),
    warehouses: selectFilter(filters, 'warehouses')?.map((dbId) => toGlobalId('Warehouse', dbId)) ?? null,
    status:
      selectFilter(filters, 'status')
        ?.map((status) => status.toUpperCase())
        .filter(isOrderStatus) ?? null,
    createdAt: dateRangeFilter(filters, 'createdAt'),
  };
}
