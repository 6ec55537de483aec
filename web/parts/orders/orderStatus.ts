import type { StatusColor } from '../../ui/StatusTag.tsx';

/** Where an order can stand, with the colour of its tag (ORD-15, ORD-16). */
const colors = {
  NOT_COMPLETED: 'gold',
  NOT_CONFIRMED: 'gold',
  CONFIRMED: 'gold',
  IN_PROGRESS: 'green',
  COLLECTED: 'green',
  PACKED: 'green',
  SHIPPED: 'green',
  DELIVERED: 'green',
  ORDERED: 'gold',
  PRE_ORDERED: 'gold',
  MERGED: 'none',
  TAKEN: 'red',
  CANCELLED: 'red',
} as const satisfies Record<string, StatusColor>;

/** A status of an order. */
export type OrderStatus = keyof typeof colors;

/** Whether a text is a status that this client knows. */
export function isOrderStatus(text: string): text is OrderStatus {
  return Object.hasOwn(colors, text);
}

/** All statuses, in the order of an order's life. */
export const orderStatuses: readonly OrderStatus[] = Object.keys(colors).filter(isOrderStatus);

/** The colour of a status; none for merged and for one that this client does not know yet (ORD-16). */
export function orderStatusColor(status: string): StatusColor {
  return isOrderStatus(status) ? colors[status] : 'none';
}
