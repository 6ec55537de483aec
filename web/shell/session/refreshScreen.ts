import { fetchQuery } from 'react-relay';
import { Observable, PreloadableQueryRegistry } from 'relay-runtime';
import { shownQueries } from '../../relay/preload.ts';
import { refreshAfterWrites } from './refreshAfterWrites.ts';

/**
 * Reads the queries of the screen again, which follows the store, until answers come: a write was perhaps done. Unlike
 * loading the route again, a failure leaves the page and what was typed on it alone.
 */
export const refreshScreen = refreshAfterWrites(() =>
  Observable.from(
    Promise.all(
      shownQueries().map(({ environment, id, variables }) => {
        // Without the code of its page nothing of it shows.
        const query = id == null ? null : PreloadableQueryRegistry.get(id);
        const config = { networkCacheConfig: { force: true, metadata: { quiet: true } } };
        return query ? fetchQuery(environment, query, variables, config).toPromise() : undefined;
      }),
    ),
  ),
);
