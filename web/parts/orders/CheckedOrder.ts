import type { Money_amount$key } from '../../__generated__/Money_amount.graphql.ts';

/** An order of the list that can be checked. */
export type CheckedOrder = {
  readonly id: string;
  readonly dbId: string;
  readonly status: string | null | undefined;
  readonly grandTotal: Money_amount$key | null | undefined;
};

/** What a customer may ask for. */
export type OrderChange = 'CONFIRMED' | 'CANCELLED';

/** Statuses that a customer may change, and into what (GAP-76); the back end has the last word. */
const changeable = {
  CONFIRMED: ['NOT_CONFIRMED'],
  CANCELLED: ['NOT_CONFIRMED', 'PRE_ORDERED', 'ORDERED'],
} as const satisfies Record<OrderChange, readonly string[]>;

/** Whether the customer may confirm, or cancel, an order with this status. */
export const mayBecome = (to: OrderChange, status: string | null | undefined): boolean =>
  changeable[to].some((allowed) => allowed === status);

/** The orders that the customer may confirm, or cancel. */
export const changeableTo = (to: OrderChange, orders: readonly CheckedOrder[]): readonly CheckedOrder[] =>
  orders.filter(({ status }) => mayBecome(to, status));
