import type { OrderStatusTag_order$data } from '../../__generated__/OrderStatusTag_order.graphql.ts';
import type { StatusColor } from '../../ui/StatusTag.tsx';

/** Where an order stands (ORD-15). */
export type OrderStatus = OrderStatusTag_order$data['status'];

const colors: Partial<Record<OrderStatus, StatusColor>> = {
  NOT_COMPLETED: 'gold',
  NOT_CONFIRMED: 'gold',
  CONFIRMED: 'gold',
  ORDERED: 'gold',
  PRE_ORDERED: 'gold',
  CANCELLED: 'red',
  TAKEN: 'red',
  IN_PROGRESS: 'green',
  COLLECTED: 'green',
  PACKED: 'green',
  SHIPPED: 'green',
  DELIVERED: 'green',
};

/** The colour of a status; none for merged and for one that this client does not know yet (ORD-16). */
export function orderStatusColor(status: OrderStatus): StatusColor {
  return colors[status] ?? 'none';
}
