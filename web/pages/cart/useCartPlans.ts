import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useCartPlansQuery } from '../../__generated__/useCartPlansQuery.graphql.ts';
import type { CartSelection } from '../../parts/cart/CartSelection.ts';
import { keyOf, type Plan } from './planCombinations.ts';
import { useCartQueue } from './useCartQueue.ts';

/** The plans read so far by `keyOf`, and whether reading failed. */
export type CartPlans = { plans: ReadonlyMap<string, Plan>; isFailed: boolean; retry: () => void };

/**
 * Previews the regular cart in several ways, in one round trip for those that are not known yet (CALL-044). It waits
 * for quantities that are still on their way to the server.
 */
export function useCartPlans(wanted: readonly CartSelection[]): CartPlans {
  const environment = useRelayEnvironment();
  const queue = useCartQueue();
  const [plans, setPlans] = useState<ReadonlyMap<string, Plan>>(new Map());
  const [isFailed, setIsFailed] = useState(false);
  const missing = isFailed ? [] : wanted.filter((way) => !plans.has(keyOf(way)));
  const missingKey = JSON.stringify(
    missing.map(({ warehouses, useBackorder }) => ({ warehouses, useBackorder })),
  );

  useEffect(() => {
    const combinations: { warehouses: string[]; useBackorder: boolean }[] = JSON.parse(missingKey);
    if (combinations.length === 0) return;
    let request: { unsubscribe: () => void } | undefined;
    let isOver = false;
    void queue.settle().then(() => {
      if (isOver) return;
      request = fetchQuery<useCartPlansQuery>(
        environment,
        graphql`
          query useCartPlansQuery($combinations: [CartCombinationInput!]!) {
            viewer {
              cartPlans(combinations: $combinations) {
                qty
                requestedQty
                shortLines
                orders
                total {
                  value
                  currencyCode
                }
              }
            }
          }
        `,
        { combinations },
        { networkCacheConfig: { force: true, metadata: { quiet: true } } },
      ).subscribe({
        next: ({ viewer }) => {
          const read = viewer.cartPlans;
          if (!read) return setIsFailed(true);
          setPlans((known) => {
            const next = new Map(known);
            combinations.forEach((way, index) => {
              const plan = read[index];
              if (plan) next.set(keyOf(way), plan);
            });
            return next;
          });
        },
        error: () => setIsFailed(true),
      });
    });
    return () => {
      isOver = true;
      request?.unsubscribe();
    };
  }, [environment, missingKey, queue]);

  return { plans, isFailed, retry: () => setIsFailed(false) };
}
