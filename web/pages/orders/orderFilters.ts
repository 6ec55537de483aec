import { orderStatuses } from '../../parts/orders/orderStatus.ts';
import { toWarehouseIds } from '../../parts/warehouses/toWarehouseIds.ts';
import { amount, choice, days, oneOf, text } from '../../ui/filters/filterSet.ts';

/** The filters of the orders lists (ORD-11 to ORD-13). */
export const orderFilters = {
  id: text('ORDERS.COLUMN.ID', 'dbId'),
  clientOrderId: text('ORDERS.COLUMN.CLIENT_ORDER_ID'),
  grandTotal: amount('ORDERS.COLUMN.GRAND_TOTAL'),
  warehouses: choice('ORDERS.COLUMN.WAREHOUSE', toWarehouseIds),
  status: oneOf('ORDERS.COLUMN.STATUS', orderStatuses, (status) => `ORDER.STATUS.${status}`),
  createdAt: days('ORDERS.COLUMN.CREATED_AT'),
};
