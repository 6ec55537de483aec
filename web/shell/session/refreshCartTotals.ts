import { commitLocalUpdate, fetchQuery, graphql } from 'react-relay';
import type { refreshCartTotalsQuery } from '../../__generated__/refreshCartTotalsQuery.graphql.ts';
import { currentEnvironment } from '../../relay/currentEnvironment.ts';

/** Milliseconds after the last of several writes. */
const pause = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Reads the cart's totals again, once for writes in quick succession, however long it takes: nothing waits for them. A
 * failure silently keeps the old ones.
 */
export function refreshCartTotals(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const environment = currentEnvironment();
    fetchQuery<refreshCartTotalsQuery>(
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
    ).subscribe({
      next: () =>
        commitLocalUpdate(environment, (store) => {
          const viewer = store.getRoot().getLinkedRecord('viewer');
          const totals = viewer?.getLinkedRecord('cartTotals', { wait: true });
          if (totals) viewer?.setLinkedRecord(totals, 'cartTotals', { wait: false });
          else viewer?.setValue(null, 'cartTotals', { wait: false });
        }),
      error: () => {},
    });
  }, pause);
}
