import { useEffect } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useLiveClaimQuery } from '../../__generated__/useLiveClaimQuery.graphql.ts';

/** Seconds until the next reading, by the number of those before: at first somebody may be answering right now. */
const secondsAfter = (readings: number): number => (readings < 6 ? 10 : readings < 16 ? 30 : 60);

/**
 * Reads a claim again while its page is open: every 10 seconds for a minute, then every 30, after some minutes every 60.
 * It rests while the page is hidden; a page that comes back reads at once. A failure silently keeps what is there.
 */
export function useLiveClaim(dbId: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    let readings = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let request: { unsubscribe: () => void } | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      timer = setTimeout(read, secondsAfter(readings) * 1000);
    };
    const read = () => {
      readings += 1;
      request?.unsubscribe();
      request = fetchQuery<useLiveClaimQuery>(
        environment,
        graphql`
          query useLiveClaimQuery($dbId: String!) {
            viewer {
              claim(dbId: $dbId) {
                ...ClaimPage_claim
              }
            }
          }
        `,
        { dbId },
        { networkCacheConfig: { force: true, metadata: { quiet: true } } },
      ).subscribe({ complete: wait, error: wait });
    };
    const onVisibility = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      readings = 0;
      read();
    };
    wait();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [environment, dbId]);
}
