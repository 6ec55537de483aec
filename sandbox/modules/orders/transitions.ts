import type { OrderStatus, OrderType } from '../../db/tables.ts';

/** Status changes a customer may request (GAP-76); all others are the distributor's. */
const customerTransitions: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  not_confirmed: ['confirmed', 'cancelled'],
  pre_ordered: ['cancelled'],
  ordered: ['cancelled'],
};

/** The status an order gets when its checkout is completed (GAP-75). */
export const completedStatus: Record<OrderType, OrderStatus> = {
  regular: 'not_confirmed',
  reservation: 'pre_ordered',
  backorder: 'ordered',
};

/** Whether a customer may request that change (GAP-76). */
export function customerMayChange(from: OrderStatus, to: OrderStatus): boolean {
  return customerTransitions[from]?.includes(to) ?? false;
}

/** Statuses in which an order that is not paid yet can be paid (GAP-82): from confirmed on. */
const payableStatuses: ReadonlySet<OrderStatus> = new Set([
  'confirmed',
  'in_progress',
  'collected',
  'packed',
  'shipped',
  'delivered',
]);

/** GAP-82, ORD-27: payment opens once the warehouse has confirmed, and closes when it is paid. */
export function allowToPay(order: { status: OrderStatus; paid: boolean }): boolean {
  return !order.paid && payableStatuses.has(order.status);
}
