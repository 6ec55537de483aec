import { canBeOf } from '../orders/canBeOf.ts';
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
