import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';

/** The orders that still want a checkout (CALL-039). */
export const listNotCompletedOrders = (rest: RestClient): Promise<Entity<'NotCompletedOrder'>[]> =>
  rest.get('listNotCompletedOrders');

/** The ways to send an order to a place; none when nobody delivers there (CALL-040). */
export const listShippingOptions = (
  rest: RestClient,
  id: number,
  query: { country: number; index: string },
): Promise<Entity<'ShippingOption'>[]> => rest.get('listShippingOptions', { path: { id }, query });

/** An order with the VAT and the sums it would have for an address; nothing is stored (CALL-041). */
export const calculateOrder = (
  rest: RestClient,
  id: number,
  shippingData: Entity<'ShippingData'>,
): Promise<Entity<'NotCompletedOrder'>> =>
  rest.get('calculateOrder', { path: { id }, query: { shippingData } });

/** Completes an order; answers its new status (CALL-042, GAP-75). */
export const completeOrder = (
  rest: RestClient,
  id: number,
  body: Entity<'CompleteOrderInput'>,
  force: boolean,
): Promise<Entity<'OrderStatusRef'>> => rest.write('completeOrder', { path: { id }, body, force });

/** Cancels an order; with `move` its lines go back to their cart (CALL-043, GAP-71). Answers its new status. */
export const cancelOrder = (
  rest: RestClient,
  id: number,
  move: boolean,
  force: boolean,
): Promise<Entity<'OrderStatusRef'>> =>
  rest.write('cancelOrder', { path: { id }, ...(move ? { query: { move: 1 } } : {}), force });
