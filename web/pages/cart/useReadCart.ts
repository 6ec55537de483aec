import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useReadCartQuery } from '../../__generated__/useReadCartQuery.graphql.ts';
import { toCartVariables } from '../../parts/cart/CartSelection.ts';
import type { CartChoice } from './CartChoice.ts';

type ReadCartOptions = {
  isQuiet: boolean;
  /** Also how many orders wait for checkout: one may have been made. */
  withOrders?: boolean;
};

/** Reads a cart again for a choice of warehouses; the page follows the store. Failures are notified, unless it is quiet. */
export function useReadCart(): (choice: CartChoice, options?: ReadCartOptions) => Promise<void> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (choice, { isQuiet, withOrders = false } = { isQuiet: false }) => {
      await fetchQuery<useReadCartQuery>(
        environment,
        graphql`
          query useReadCartQuery(
            $type: CartType!
            $warehouses: [ID!]
            $useBackorder: Boolean
            $withOrders: Boolean = false
          ) {
            viewer {
              notCompletedOrders @include(if: $withOrders)
              cart(type: $type, warehouses: $warehouses, useBackorder: $useBackorder) {
                id
                ...CartContent_cart
              }
            }
          }
        `,
        { ...toCartVariables(choice), withOrders },
        { networkCacheConfig: { force: true, metadata: { quiet: isQuiet } } },
      )
        .toPromise()
        // The network layer has reported it.
        .catch(() => {});
    },
    [environment],
  );
}
