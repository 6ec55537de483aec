import type { OrderStatus } from '../../parts/orders/orderStatus.ts';
import type { OrderType } from '../../parts/orders/OrderType.ts';

/** The statuses of goods on their way to the customer, the nearest first. */
const statuses: readonly OrderStatus[] = [
  'SHIPPED',
  'PACKED',
  'COLLECTED',
  'IN_PROGRESS',
  'CONFIRMED',
  'PRE_ORDERED',
  'ORDERED',
];
const types: readonly OrderType[] = ['REGULAR', 'RESERVATION', 'BACKORDER'];

type Order = {
  readonly status?: string | null | undefined;
  readonly type?: string | null | undefined;
};

/** Orders with the same status in the same list of orders. */
export type OrderGroup<Row> = { status: OrderStatus; type: OrderType; orders: readonly Row[] };

/**
 * The orders on their way by status and list, the nearest first. Delivered orders are left out, and those without a status
 * or type that this client knows.
 */
export function groupOrders<Row extends Order>(orders: readonly Row[]): readonly OrderGroup<Row>[] {
  return statuses
    .flatMap((status) => types.map((type) => ({ status, type })))
    .map(({ status, type }) => ({
      status,
      type,
      orders: orders.filter((order) => order.status === status && order.type === type),
    }))
    .filter((group) => group.orders.length > 0);
}
