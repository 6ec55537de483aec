import { defineStatuses } from '../../ui/values/defineStatuses.ts';
import type { StatusColor } from '../../ui/values/StatusTag.tsx';

/** Where an order can stand, with the colour of its tag (ORD-15, ORD-16). */
const statuses = defineStatuses({
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
});

/** All statuses in the order of an order's life, and whether a text is one that this client knows. */
export const { all: orderStatuses, isKnown: isOrderStatus } = statuses;

/** The statuses of goods on their way to the customer, the nearest first (DAY-05). */
export const onTheWay: readonly OrderStatus[] = [
  'SHIPPED',
  'PACKED',
  'COLLECTED',
  'IN_PROGRESS',
  'CONFIRMED',
  'PRE_ORDERED',
  'ORDERED',
];

/** A status of an order. */
export type OrderStatus = (typeof orderStatuses)[number];

/** The colour of a status; none for merged and for one that this client does not know yet (ORD-16). */
export function orderStatusColor(status: string): StatusColor {
  return isOrderStatus(status) ? statuses.colorOf(status) : 'none';
}
