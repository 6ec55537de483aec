import { onTheWay, type OrderStatus } from '../../parts/orders/orderStatus.ts';
import type { OrderType } from '../../parts/orders/OrderType.ts';

const types: readonly OrderType[] = ['REGULAR', 'RESERVATION', 'BACKORDER'];

type Order = {
  readonly status?: string | null | undefined;
  readonly type?: string | null | undefined;
};

/** Orders with the same status, and how many of them are in which list of orders. */
export type OrderGroup<Row> = {
  status: OrderStatus;
  orders: readonly Row[];
  lists: readonly { type: OrderType; count: number }[];
};

/**
 * The orders on their way by status, the nearest first. Delivered orders are left out.
 */
export function groupOrders<Row extends Order>(orders: readonly Row[]): readonly OrderGroup<Row>[] {
  return onTheWay
    .map((status) => ({ status, orders: orders.filter((order) => order.status === status) }))
    .filter((group) => group.orders.length > 0)
    .map((group) => ({
      ...group,
      lists: types
        .map((type) => ({ type, count: group.orders.filter((order) => order.type === type).length }))
        .filter(({ count }) => count > 0),
    }));
}
