import type { Entity } from '../../rest/entities.ts';
import { candidatesAmong, type Candidate, type CandidateSearch } from '../../relay/candidates.ts';

/**
 * The orders to complete (CALL-039) that a write with an unknown outcome may have made: those created since it was sent
 * whose lines may be the ones sent.
 *
 * @param quantities the pieces of each line sent, where they are known
 */
export async function findCreatedOrders(
  { context, isSince }: CandidateSearch,
  quantities?: readonly number[],
): Promise<Candidate[] | null> {
  const orders = await context.rest.get('listNotCompletedOrders');
  return candidatesAmong('CheckoutOrder', orders, ({ date, items }) => ({
    isNew: isSince(date),
    fits: quantities === undefined ? null : canBeOf(items, quantities),
  }));
}

/**
 * Whether an order's lines can be some of those sent, each with no more pieces: the rest is in other orders or could not
 * be ordered. Null where a line cannot be read.
 */
function canBeOf(items: Entity<'NotCompletedOrder'>['items'], quantities: readonly number[]): boolean | null {
  const ordered = items.map((item) => item?.quantity ?? null);
  if (ordered.length === 0 || ordered.includes(null)) return null;
  const sent = descending(quantities);
  return descending(ordered).every((qty, index) => qty <= (sent[index] ?? 0));
}

const descending = (values: readonly (number | null)[]): number[] =>
  values.map(Number).toSorted((one, other) => other - one);
