import { fetchQuery, graphql } from 'react-relay';
import type { refreshCartTotalsQuery } from '../../__generated__/refreshCartTotalsQuery.graphql.ts';
import { currentEnvironment } from '../../relay/currentEnvironment.ts';

/** Milliseconds after the last of several writes. */
const pause = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Reads the cart's totals again, once for writes in quick succession. A failure silently keeps the old ones. */
export function refreshCartTotals(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    fetchQuery<refreshCartTotalsQuery>(
      currentEnvironment(),
      graphql`
        query refreshCartTotalsQuery {
          viewer {
            ...useCartTotals_viewer
          }
        }
      `,
      {},
      { networkCacheConfig: { force: true, metadata: { quiet: true } } },
    ).subscribe({ error: () => {} });
  }, pause);
}
