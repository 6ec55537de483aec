import { commitLocalUpdate, fetchQuery, graphql } from 'react-relay';
import type { refreshCartTotalsQuery } from '../../__generated__/refreshCartTotalsQuery.graphql.ts';
import { cartTotalsAreOld } from './cartTotalsAreOld.ts';
import { currentEnvironment } from '../../relay/currentEnvironment.ts';
import { refreshAfterWrites } from './refreshAfterWrites.ts';

/**
 * Reads the cart's totals again, however long it takes: nothing waits for them. A failure keeps the old ones, marked as
 * such, until an answer comes.
 */
export const refreshCartTotals = refreshAfterWrites(() => {
  const environment = currentEnvironment();
  return fetchQuery<refreshCartTotalsQuery>(
    environment,
    graphql`
      query refreshCartTotalsQuery {
        viewer {
          ...useCartTotals_viewer @arguments(wait: true)
        }
      }
    `,
    {},
    { networkCacheConfig: { force: true, metadata: { quiet: true } } },
  ).do({
    next: () =>
      commitLocalUpdate(environment, (store) => {
        const viewer = store.getRoot().getLinkedRecord('viewer');
        const totals = viewer?.getLinkedRecord('cartTotals', { wait: true });
        if (totals) viewer?.setLinkedRecord(totals, 'cartTotals', { wait: false });
        else viewer?.setValue(null, 'cartTotals', { wait: false });
      }),
    complete: () => cartTotalsAreOld.set(false),
  });
});
