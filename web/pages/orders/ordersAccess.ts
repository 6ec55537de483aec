import type { RouteAccess } from '../../shell/guard.ts';
import type { OrderType } from '../../parts/orders/OrderType.ts';

/** Who may open the orders lists at all (ORD-02). */
export const ordersAreaAccess: RouteAccess = { requires: 'order_list' };

/** Who may open which of them (ORD-02 to ORD-04, GAP-28). */
export const ordersAccess = {
  REGULAR: { requires: 'order_list' },
  RESERVATION: { requires: 'order_create_reservation' },
  BACKORDER: { requires: 'order_create_backorder' },
} as const satisfies Record<OrderType, RouteAccess>;
