import { afterWrite } from '../../rest/afterWrite.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import type { OrderParent } from './orders.parents.ts';

/** What a write that makes orders has made: the orders, null where they cannot be told, and what it could not order. */
export interface CreatedOrders {
  orders: (OrderParent | null)[] | null;
  missingItems: Entity<'CreatedOrders'>['missingItems'];
}

/**
 * Reads the answer of a write that makes orders. One that names none, and no missing items either, says nothing: then
 * they are the orders that came to the list of those to complete (CALL-039) since the write was sent.
 */
export async function readCreated(
  rest: RestClient,
  { answer, since }: { answer: Entity<'CreatedOrders'> | null; since: Date | null },
): Promise<CreatedOrders> {
  const { orders = [], missingItems = [] } = answer ?? {};
  if (orders.length > 0 || missingItems.length > 0) return { orders: [...orders], missingItems };
  return { orders: since && (await afterWrite(() => ordersSince(rest, since))), missingItems };
}

/** The orders to complete that were made since; null when there is none. */
export async function ordersSince(rest: RestClient, since: Date): Promise<OrderParent[] | null> {
  const orders = await rest.get('listNotCompletedOrders');
  const made = orders.flatMap((order) =>
    order?.date != null && Date.parse(order.date) >= since.getTime()
      ? [{ id: order.id, ...(order.type === null ? {} : { type: order.type }) }]
      : [],
  );
  return made.length > 0 ? made : null;
}
