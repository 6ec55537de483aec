import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useReadCartQuery } from '../../../__generated__/useReadCartQuery.graphql.ts';
import { toCartVariables } from '../../../parts/cart/CartSelection.ts';
import type { CartChoice } from '../CartChoice.ts';

/** Reads a cart again for a choice of warehouses; the page follows the store. Failures are notified, unless it is quiet. */
export function useReadCart(): (choice: CartChoice, options?: { isQuiet: boolean }) => Promise<void> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (choice, { isQuiet } = { isQuiet: false }) => {
      await fetchQuery<useReadCartQuery>(
        environment,
        graphql`
          query useReadCartQuery($type: CartType!, $warehouses: [ID!], $useBackorder: Boolean) {
            viewer {
              cart(type: $type, warehouses: $warehouses, useBackorder: $useBackorder) {
                id
                ...CartContent_cart
              }
            }
          }
        `,
        toCartVariables(choice),
        { networkCacheConfig: { force: true, metadata: { quiet: isQuiet } } },
      )
        .toPromise()
        // The network layer has reported it.
        .catch(() => {});
    },
    [environment],
  );
}
