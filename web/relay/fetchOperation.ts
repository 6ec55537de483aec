import { Observable, type CacheConfig, type FetchFunction, type GraphQLResponse } from 'relay-runtime';
import { askGateway } from './askGateway.ts';
import type { NetworkEvents } from './NetworkEvents.ts';

/**
 * Relay's network layer for one language and currency: `POST /graphql {documentId, variables}`.
 *
 * It understands two entries of `cacheConfig.metadata`: `quiet: true` (the caller shows failures itself) and
 * `onProgress: (share) => void` (uploads).
 */
export function fetchOperation(
  locale: string,
  currency: string | null,
  events: NetworkEvents,
): FetchFunction {
  return (operation, variables, cacheConfig, uploadables) =>
    Observable.create<GraphQLResponse>((sink) => {
      const controller = new AbortController();
      const { signal } = controller;
      askGateway({
        operation,
        variables,
        locale,
        currency,
        events,
        isQuiet: cacheConfig.metadata?.['quiet'] === true,
        uploadables,
        onProgress: progressOf(cacheConfig),
        signal,
      })
        .then((answer) => {
          sink.next(answer);
          sink.complete();
        })
        .catch((error: unknown) => {
          if (!signal.aborted) sink.error(error instanceof Error ? error : new Error(String(error)));
        });
      return () => controller.abort();
    });
}

function progressOf({ metadata }: CacheConfig): ((share: number) => void) | undefined {
  const onProgress: unknown = metadata?.['onProgress'];
  return typeof onProgress === 'function' ? (share) => void onProgress(share) : undefined;
}
