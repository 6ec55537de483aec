import type { RouteAccess } from '../../shell/guard.ts';
import type { OrderType } from './OrderType.ts';

/** Who may open which list of orders; the area itself wants `order_list` (ORD-02 to ORD-04, GAP-28). */
export const ordersAccess = {
  REGULAR: { requires: 'order_list' },
  RESERVATION: { requires: 'order_create_reservation' },
  BACKORDER: { requires: 'order_create_backorder' },
} as const satisfies Record<OrderType, RouteAccess>;
