import { fetchQuery, graphql } from 'react-relay';
import { Observable, PreloadableQueryRegistry } from 'relay-runtime';
import type { refreshScreenQuery } from '../../__generated__/refreshScreenQuery.graphql.ts';
import { currentEnvironment } from '../../relay/currentEnvironment.ts';
import { shownQueries } from '../../relay/preload.ts';
import { refreshAfterWrites } from './refreshAfterWrites.ts';

const config = { networkCacheConfig: { force: true, metadata: { quiet: true } } };

/** How many orders wait for checkout, which stands in the frame: one may have been made, or placed. */
const readFrame = (): Promise<unknown> =>
  fetchQuery<refreshScreenQuery>(
    currentEnvironment(),
    graphql`
      query refreshScreenQuery {
        viewer {
          notCompletedOrders
        }
      }
    `,
    {},
    config,
  ).toPromise();

/**
 * Reads the queries of the screen again, which follows the store, until answers come: a write was perhaps done. Unlike
 * loading the route again, a failure leaves the page and what was typed on it alone.
 */
export const refreshScreen = refreshAfterWrites(() =>
  Observable.from(
    Promise.all([
      readFrame(),
      ...shownQueries().map(({ environment, id, variables }) => {
        // Without the code of its page nothing of it shows.
        const query = id == null ? null : PreloadableQueryRegistry.get(id);
        return query ? fetchQuery(environment, query, variables, config).toPromise() : undefined;
      }),
    ]),
  ),
);
