import type { PageRequest } from '../../relay/connection.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestAnswer } from '../../rest/RestAnswer.ts';
import type { RestClient } from '../../rest/RestClient.ts';

/** One page of the orders that match, newest first (CALL-030, GAP-38). */
export const listOrders = (
  rest: RestClient,
  filter: Entity<'OrderFilter'>,
  page: PageRequest,
): Promise<Entity<'OrderPage'>> => rest.get('listOrders', { query: { filter, ...page } });

/** An order with all of its page (CALL-032); one call a request and order. */
export const getOrder = (rest: RestClient, id: number): Promise<Entity<'Order'>> =>
  rest.get('getOrder', { path: { id } });

/** A field of an order, by the same call. */
export const getOrderField = <K extends keyof Entity<'Order'>>(
  rest: RestClient,
  id: number,
  key: K,
): Promise<Entity<'Order'>[K]> => rest.getField('getOrder', key, { path: { id } });

/** All that its page has, for who reads several of its fields; by the same call. */
export const getOrderPage = (rest: RestClient, id: number): Promise<RestAnswer<Entity<'Order'>>> =>
  rest.getAnswer('getOrder', { path: { id } });

/** What was sent of an order (CALL-035). */
export const listShipments = (rest: RestClient, id: number): Promise<Entity<'Shipment'>[]> =>
  rest.get('listShipments', { path: { id } });

/** Adds a comment to an order; answers it (CALL-033). */
export const addOrderComment = (
  rest: RestClient,
  id: number,
  message: string,
  force: boolean,
): Promise<Entity<'OrderComment'>> =>
  rest.write('addOrderComment', { path: { id }, body: { message }, force });

/** Deletes a comment of an order (CALL-034). */
export async function deleteOrderComment(rest: RestClient, commentId: number, force: boolean): Promise<void> {
  await rest.write('deleteOrderComment', { path: { commentId }, force });
}

/** Asks for a status of several orders, all or none (CALL-037, GAP-76); answers them with their status. */
export async function changeOrderStatus(
  rest: RestClient,
  body: Entity<'OrderStatusInput'>,
  force: boolean,
): Promise<Entity<'OrderStatusRef'>[]> {
  const { orders } = await rest.write('changeOrderStatus', { body, force });
  return orders;
}
