import { Observable, type CacheConfig, type FetchFunction, type GraphQLResponse } from 'relay-runtime';
import { NetworkError } from './NetworkError.ts';
import type { NetworkEvents } from './NetworkEvents.ts';
import { readGatewayErrors } from './readGatewayErrors.ts';
import { sendOperation } from './sendOperation.ts';

/**
 * Relay's way to the gateway for one language and currency: `POST /graphql {documentId, variables}`.
 *
 * Two entries of `cacheConfig.metadata` are understood: `quiet: true` (the caller shows failures itself) and
 * `onProgress: (share) => void` (uploads).
 */
export function fetchOperation(
  locale: string,
  currency: string | null,
  events: NetworkEvents,
): FetchFunction {
  return (request, variables, cacheConfig, uploadables) =>
    Observable.create<GraphQLResponse>((sink) => {
      const { id: documentId } = request;
      if (documentId == null) throw new Error(`${request.name} is not in persisted.json`);
      const controller = new AbortController();
      const { signal } = controller;
      const quiet = cacheConfig.metadata?.['quiet'] === true;
      const onProgress = progressOf(cacheConfig);
      sendOperation({ documentId, variables, locale, currency, uploadables, onProgress, signal })
        .then(({ body, version, requestId }) => {
          if (signal.aborted) return;
          events.version(version);
          const errors = readGatewayErrors(body, requestId);
          if (errors.length) events.errors(errors, quiet);
          if (!isGraphQLResponse(body)) throw new NetworkError(200, requestId);
          sink.next(body);
          sink.complete();
        })
        .catch((error: unknown) => {
          if (signal.aborted) return;
          if (error instanceof NetworkError) events.errors([error], quiet);
          sink.error(error instanceof Error ? error : new Error(String(error)));
        });
      return () => controller.abort();
    });
}

function progressOf({ metadata }: CacheConfig): ((share: number) => void) | undefined {
  const onProgress: unknown = metadata?.['onProgress'];
  return typeof onProgress === 'function' ? (share) => void onProgress(share) : undefined;
}

function isGraphQLResponse(body: unknown): body is GraphQLResponse & object {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);
}
