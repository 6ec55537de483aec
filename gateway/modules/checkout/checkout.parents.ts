import type { Entity } from '../../rest/entities.ts';

export type CheckoutOrderParent = Entity<'NotCompletedOrder'>;
export type ShippingOptionParent = Entity<'ShippingOption'>;
