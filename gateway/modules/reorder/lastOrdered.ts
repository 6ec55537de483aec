import type { GatewayContext } from '../../context/context.ts';
import type { Entity, Sent } from '../../rest/entities.ts';
import { orNull } from '../../rest/orNull.ts';
import { normalise } from '../orderDesk/resolveLine.ts';
import { orderById } from '../orders/orders.loaders.ts';
import type { LastOrderedParent, LineThen } from './reorder.parents.ts';
import { linesOfOrder, resolveAgain } from './reorderLines.ts';

type Person = Entity<'Person'>;

/** As many orders are read: each is a call. */
const mostOrders = 10;
/** The user's orders are looked for among as many of the customer's latest: one page of the back end. */
const mostSearched = 100;

/** Statuses of orders that nothing came of, or whose lines are in another order. */
const notOrdered: ReadonlySet<string | null> = new Set<Sent<'OrderStatus'>>([
  'not_completed',
  'cancelled',
  'taken',
  'merged',
]);

/** The articles of the user's latest orders, each as its latest order has it; 13 calls at most. */
export async function lastOrdered(
  type: Sent<'CartType'>,
  context: GatewayContext,
): Promise<LastOrderedParent> {
  const { rest } = context;
  const [session, { items }] = await Promise.all([
    rest.get('getLoggedIn'),
    rest.get('listOrders', { query: { page: 1, limit: mostSearched } }),
  ]);
  const user = 'user' in session ? session.user : null;
  const rows = items
    .filter((row) => row !== null)
    .filter((row) => !notOrdered.has(row.status) && isSame(row.user, user))
    .slice(0, mostOrders);
  const orders = await Promise.all(rows.map(({ id }) => orNull(orderById(context).load(id))));
  const read = orders.filter((order) => order !== null);
  return {
    orderCount: rows.length,
    unreadableCount: rows.length - read.length,
    since: rows.at(-1)?.createdAt ?? null,
    lines: await resolveAgain(rest, latestOfEach(read.flatMap((order) => linesOfOrder(order))), type),
  };
}

/** Whether two people are one; a back end may name people without an id. */
function isSame(one: Person | null, other: Person | null): boolean {
  if (one === null || other === null) return false;
  return one.id === null || other.id === null
    ? one.email !== null && one.email === other.email
    : one.id === other.id;
}

/** The first line of each article. */
function latestOfEach(lines: readonly (LineThen | null)[]): (LineThen | null)[] {
  const seen = new Set<string>();
  return lines.filter((line) => {
    if (line === null) return true;
    const number = normalise(line.number);
    return !seen.has(number) && seen.add(number);
  });
}
