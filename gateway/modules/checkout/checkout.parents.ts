import type { Entity } from '../../rest/entities.ts';

export type CheckoutOrderParent = Entity<'NotCompletedOrder'>;
/** The order with sums for an address. */
export type CalculatedOrderParent = Entity<'NotCompletedOrder'>;
export type CheckoutItemParent = Entity<'NotCompletedOrderItem'> & { index: number };
export type ShippingOptionParent = Entity<'ShippingOption'>;
