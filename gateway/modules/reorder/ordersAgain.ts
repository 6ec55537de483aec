import type { GatewayContext } from '../../context/context.ts';
import { badRequest } from '../../errors/toGraphQLError.ts';
import { message } from '../../messages/message.ts';
import { fromGlobalIds } from '../../relay/ids.ts';
import type { Sent } from '../../rest/entities.ts';
import { orNull } from '../../rest/orNull.ts';
import { orderById } from '../orders/orders.loaders.ts';
import type { OrdersAgainParent } from './reorder.parents.ts';
import { linesOfOrder, resolveAgain } from './reorderLines.ts';

/** Each order is a call, and an operation has a budget of them. */
const mostOrders = 15;

/**
 * The lines of several orders; an order that cannot be read leaves those of the others.
 *
 * @param ids global ids, each used once
 * @throws BAD_REQUEST for more orders than 15
 */
export async function ordersAgain(
  ids: readonly string[],
  type: Sent<'CartType'>,
  context: GatewayContext,
): Promise<OrdersAgainParent> {
  const dbIds = [...new Set(fromGlobalIds('Order', ids, 'orders'))];
  if (dbIds.length > mostOrders)
    throw badRequest(message('INPUT.TOO_MANY_ENTRIES', { entries: dbIds.length, max: mostOrders }));
  const orders = await Promise.all(dbIds.map((id) => orNull(orderById(context).load(id))));
  const read = orders.filter((order) => order !== null);
  return {
    unreadableDbIds: dbIds.filter((_id, place) => orders[place] === null).map(String),
    lines: await resolveAgain(
      context.rest,
      read.flatMap((order) => linesOfOrder(order)),
      type,
    ),
  };
}
