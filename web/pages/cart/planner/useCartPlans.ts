import { useState } from 'react';
import { graphql } from 'react-relay';
import type {
  useCartPlansQuery,
  useCartPlansQuery$data,
} from '../../../__generated__/useCartPlansQuery.graphql.ts';
import { toCartVariables, type CartSelection } from '../../../parts/cart/CartSelection.ts';
import { toDbId } from '../../../relay/globalId.ts';
import { useDebouncedQuery } from '../../../relay/useDebouncedQuery.ts';
import { keyOf } from './planCombinations.ts';
import { useCartQueueState } from '../../../parts/cart/useCartQueue.ts';

/** The preview of the cart for one way to order it. */
export type Plan = NonNullable<NonNullable<useCartPlansQuery$data['viewer']['cartPlans']>[number]>;

/** The plans read so far by `keyOf`, and whether reading failed. */
export type CartPlans = { plans: ReadonlyMap<string, Plan>; isFailed: boolean; retry: () => void };

/**
 * Previews the regular cart in several ways, in one round trip for those that are not known yet (CALL-044). It waits
 * for quantities that are still on their way to the server.
 */
export function useCartPlans(wanted: readonly CartSelection[]): CartPlans {
  const isCartBusy = useCartQueueState(({ isBusy }) => isBusy);
  const [plans, setPlans] = useState<ReadonlyMap<string, Plan>>(new Map());
  const combinations = wanted
    .filter((way) => !plans.has(keyOf(way)))
    .map(({ warehouses, useBackorder }) => toCartVariables({ warehouses, useBackorder }));
  const { data, answeredVariables, isFailed, retry } = useDebouncedQuery<useCartPlansQuery>(
    graphql`
      query useCartPlansQuery($combinations: [CartCombinationInput!]!) {
        viewer {
          cartPlans(combinations: $combinations) {
            qty
            requestedQty
            shortLines
            shortItems {
              dbId
              qty
              requestedQty
              article {
                name
              }
              calculatedPrice {
                ...Money_amount
              }
            }
            orders
            total {
              value
              ...Money_amount
            }
          }
        }
      }
    `,
    isCartBusy || combinations.length === 0 ? null : { combinations },
    { isQuiet: true },
  );

  const read = data?.viewer.cartPlans;
  const found = (answeredVariables?.combinations ?? []).flatMap(({ warehouses, useBackorder }, index) => {
    const key = keyOf({ warehouses: warehouses.map(toDbId), useBackorder: useBackorder === true });
    const plan = read?.[index];
    return plan && !plans.has(key) ? [[key, plan] as const] : [];
  });
  if (found.length > 0) setPlans(new Map([...plans, ...found]));

  return { plans, isFailed: isFailed || read === null, retry };
}
