import { fetchQuery, graphql } from 'react-relay';
import type { refreshAttentionsQuery } from '../../__generated__/refreshAttentionsQuery.graphql.ts';
import { currentEnvironment } from '../../relay/currentEnvironment.ts';
import { refreshAfterWrites } from './refreshAfterWrites.ts';

/** Reads the counters of the navigation again; a failure keeps the old ones until an answer comes. */
export const refreshAttentions = refreshAfterWrites(() =>
  fetchQuery<refreshAttentionsQuery>(
    currentEnvironment(),
    graphql`
      query refreshAttentionsQuery {
        viewer {
          ...useAttentions_viewer
        }
      }
    `,
    {},
    { networkCacheConfig: { force: true, metadata: { quiet: true } } },
  ),
);
