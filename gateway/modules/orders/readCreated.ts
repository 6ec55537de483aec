import type { GatewayContext } from '../../context/context.ts';
import { afterWrite } from '../../rest/afterWrite.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { canBeOf } from './canBeOf.ts';
import type { OrderParent } from './orders.parents.ts';

/**
 * The result of a write that makes orders: the orders, null where they cannot be identified, and the lines it could
 * not order.
 */
export interface CreatedOrders {
  orders: (OrderParent | null)[] | null;
  missingItems: Entity<'CreatedOrders'>['missingItems'];
}

type Sent = { answer: Entity<'CreatedOrders'> | null; since: Date | null };
type OrderToComplete = Entity<'NotCompletedOrder'>;

/** The lines and pieces that a write can have ordered; null where they are not known. */
export interface Makes {
  /** The most orders. */
  orders: number | null;
  /** The pieces of each line sent. */
  quantities: readonly number[] | null;
}

/**
 * Sends a write that makes orders and reads its answer. One that names none, and no missing items either, says nothing:
 * then they are those that have come to the list of orders to complete (CALL-039), as far as no other write can have made
 * them. That list is read before the write too once the back end has given such an answer; the first one names none.
 */
export async function readCreated(
  context: GatewayContext,
  makes: Makes,
  send: (rest: RestClient) => Promise<Sent>,
): Promise<CreatedOrders> {
  const { rest, shared } = context;
  const { madeOrders } = shared;
  const mayBeSilent = madeOrders.isSilent;
  return madeOrders.run(mayBeSilent ? await accountOf(rest) : null, async (isAlone) => {
    const before = mayBeSilent
      ? await afterWrite(async () => new Set((await toComplete(rest)).map((order) => order?.id)))
      : null;
    const { answer, since } = await send(rest);
    const { orders = [], missingItems = [] } = answer ?? {};
    if (orders.length > 0 || missingItems.length > 0) {
      madeOrders.claim(orders.flatMap((order) => order?.id ?? []));
      return { orders: [...orders], missingItems };
    }
    madeOrders.isSilent = true;
    if (before === null || since === null) return { orders: null, missingItems };
    const list = await afterWrite(() => toComplete(rest));
    const isOwn = (order: OrderToComplete): boolean =>
      !before.has(order.id) &&
      !madeOrders.isNamed(order.id) &&
      order.date !== null &&
      Date.parse(order.date) >= since.getTime() &&
      (makes.quantities === null || canBeOf(order.items, makes.quantities) !== false);
    const made = list?.filter((order) => order !== null && isOwn(order)) ?? [];
    const ids = made.flatMap((order) => order?.id ?? []);
    // More than it can have made, or another write made some meanwhile: it is not known which are its own.
    const isSure =
      ids.length > 0 &&
      ids.length <= (makes.orders ?? Infinity) &&
      (await isAlone()) &&
      madeOrders.claim(ids);
    return { orders: isSure ? made.flatMap(toParent) : null, missingItems };
  });
}

/** The account whose orders the session's are; null where it is not known. */
async function accountOf(rest: RestClient): Promise<string | null> {
  const session = await afterWrite(() => rest.get('getLoggedIn'));
  if (session === null || !('user' in session)) return null;
  return session.selectedAccess ? `access ${session.selectedAccess.id}` : `user ${session.user.id}`;
}

const toComplete = (rest: RestClient) => rest.get('listNotCompletedOrders');

const toParent = (order: OrderToComplete | null): OrderParent[] =>
  order === null ? [] : [{ id: order.id, ...(order.type === null ? {} : { type: order.type }) }];
