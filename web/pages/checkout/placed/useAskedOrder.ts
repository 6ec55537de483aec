import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { useAskedOrderQuery } from '../../../__generated__/useAskedOrderQuery.graphql.ts';
import { useDebouncedQuery } from '../../../relay/useDebouncedQuery.ts';

/** Milliseconds until a question that was not answered is asked again. */
const askAgainMs = 5000;

/**
 * Asks the server where an order stands, until it says so.
 *
 * @param dbId number of the order; null while there is nothing to ask
 * @param isListed whether the list of the checkout has it: else it is completed or cancelled
 */
export function useAskedOrder(dbId: string | null, isListed: boolean) {
  const { data, isFailed, retry } = useDebouncedQuery<useAskedOrderQuery>(
    graphql`
      query useAskedOrderQuery($dbId: String!) {
        viewer {
          order(dbId: $dbId) {
            status
            ...CompletedOrder_order
            ...PlacedOrders_orders
          }
        }
      }
    `,
    dbId === null ? null : { dbId },
    { isQuiet: true },
  );
  const order = data?.viewer.order;
  const status = order?.status;
  const isUnknown =
    isFailed || (data !== null && (status == null || (status === 'NOT_COMPLETED' && !isListed)));
  useEffect(() => {
    if (!isUnknown) return;
    const timer = setTimeout(retry, askAgainMs);
    return () => clearTimeout(timer);
  }, [isUnknown, retry]);
  return { order, isUnknown, isAnswered: data !== null && !isUnknown, retry };
}
