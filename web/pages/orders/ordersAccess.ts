import type { RouteAccess } from '../../shell/guard.ts';
import type { OrderType } from '../../parts/orders/OrderType.ts';

/** Access to the orders lists in general (ORD-02). */
export const ordersAreaAccess: RouteAccess = { requires: 'order_list' };

/** Access to each of the orders lists (ORD-02 to ORD-04, GAP-28). */
export const ordersAccess = {
  REGULAR: { requires: 'order_list' },
  RESERVATION: { requires: 'order_create_reservation' },
  BACKORDER: { requires: 'order_create_backorder' },
} as const satisfies Record<OrderType, RouteAccess>;
