import { useEffect, useLayoutEffect } from 'react';
import { usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { afterPaint } from '../ui/loading/afterPaint.ts';
import { useStore } from '../ui/createStore.ts';
import { live, liveEnabled, noMarks, updateLive } from '../ui/live/live.ts';

/**
 * Reads the route's query as `useRouteQuery` does, and keeps it up to date while the screen is open, unless the user has
 * turned that off (DAY-31 to DAY-36). `<ListPage>` and `<LiveLine>` say how fresh it is.
 */
export function useLiveQuery<Q extends OperationType>(query: GraphQLTaggedNode): Q['response'] {
  const reference = useLoaderData<PreloadedQuery<Q>>();
  const environment = useRelayEnvironment();
  const isEnabled = useStore(liveEnabled);
  // Before the first paint: the line above the rows must not push them down.
  useLayoutEffect(() => {
    live.set({ readAt: new Date(), isFailing: false, waiting: null, show: () => {}, marks: noMarks });
    return () => live.set(null);
  }, []);
  useEffect(() => {
    updateLive({ readAt: new Date() });
    if (!isEnabled) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    // The first page does not wait for it.
    void afterPaint()
      .then(() => import('./live/keepLive.ts'))
      .then(({ keepLive }) => {
        if (!isOver) stop = keepLive({ environment, query, variables: reference.variables });
      });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [environment, isEnabled, query, reference]);
  return usePreloadedQuery<Q>(query, reference);
}
