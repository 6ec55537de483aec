import { useEffect } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { useAttentions_viewer$key } from '../../__generated__/useAttentions_viewer.graphql.ts';
import type { useAttentionsQuery } from '../../__generated__/useAttentionsQuery.graphql.ts';
import { present } from '../../ui/list/present.ts';
import { useSession } from './useSession.ts';

/** Milliseconds between two readings of the counters (SHELL-21). */
export const attentionsInterval = 1_200_000;

/** The number and urgency of things that need attention, by navigation key (SHELL-20). */
export type Attentions = ReadonlyMap<string, { value: number; level: string }>;

/** The attention counters: read with the session, and again every 20 minutes by `usePolledAttentions` (SHELL-19). */
export function useAttentions(): Attentions {
  const viewer: useAttentions_viewer$key = useSession();
  const { attentions } = useFragment(
    graphql`
      fragment useAttentions_viewer on Viewer {
        attentions {
          key
          value
          level
        }
      }
    `,
    viewer,
  );
  return new Map(
    present(attentions).flatMap(({ key, value, level }) =>
      value && value > 0 ? [[key, { value, level: level ?? 'INFO' }]] : [],
    ),
  );
}

/** Reads the counters again every 20 minutes while mounted. A failure silently keeps the old ones. */
export function usePolledAttentions(): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const timer = setInterval(() => {
      fetchQuery<useAttentionsQuery>(
        environment,
        graphql`
          query useAttentionsQuery {
            viewer {
              ...useAttentions_viewer
            }
          }
        `,
        {},
        { networkCacheConfig: { force: true, metadata: { quiet: true } } },
      ).subscribe({ error: () => {} });
    }, attentionsInterval);
    return () => clearInterval(timer);
  }, [environment]);
}
