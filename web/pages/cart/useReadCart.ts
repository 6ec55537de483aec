import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useReadCartQuery } from '../../__generated__/useReadCartQuery.graphql.ts';
import type { CartSelection } from './CartSelection.ts';

/** Reads the regular cart again for a choice of warehouses; the page follows the store. Failures are notified. */
export function useReadCart(): (selection: CartSelection) => Promise<void> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (selection) => {
      await fetchQuery<useReadCartQuery>(
        environment,
        graphql`
          query useReadCartQuery($warehouses: [String!], $useBackorder: Boolean) {
            viewer {
              cart(type: REGULAR, warehouses: $warehouses, useBackorder: $useBackorder) {
                id
                ...RegularCart_cart
              }
            }
          }
        `,
        selection,
        { networkCacheConfig: { force: true } },
      )
        .toPromise()
        // The network layer has reported it.
        .catch(() => {});
    },
    [environment],
  );
}
