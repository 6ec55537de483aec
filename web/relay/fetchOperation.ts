import { Observable, type CacheConfig, type FetchFunction, type GraphQLResponse } from 'relay-runtime';
import { rememberPage } from '../ui/links/pendingLocation.ts';
import { askGateway } from './askGateway.ts';
import type { NetworkEvents } from './NetworkEvents.ts';
import { readInOrder } from './readInOrder.ts';
import { shownAccount } from './shownAccount.ts';
import type { WriteClock } from './writeClock.ts';

/**
 * Relay's network layer for one language and currency: `POST /graphql {documentId, variables}`. An answer to a read never
 * overwrites what a later write has said (`readInOrder.ts`).
 *
 * It understands these entries of `cacheConfig.metadata`: `quiet: true` (the caller shows failures itself),
 * `quietUnknown: true` (the caller finds out itself whether a write was done), `isOpen: () => boolean`
 * (it reads what a page is about, and whether that page is still open) and `onProgress: (share) => void` (uploads).
 */
export function fetchOperation(
  locale: string,
  currency: string | null,
  events: NetworkEvents,
  clock: WriteClock,
  account: () => string | null,
): FetchFunction {
  return (operation, variables, cacheConfig, uploadables) =>
    Observable.create<GraphQLResponse>((sink) => {
      const controller = new AbortController();
      // A file takes its time: it is not to arrive in a session of somebody else, or one that has ended.
      const signal = uploadables
        ? AbortSignal.any([controller.signal, shownAccount.ending()])
        : controller.signal;
      const isWrite = operation.operationKind === 'mutation';
      const ofPage = isOpenOf(cacheConfig);
      const isPageOpen = ofPage ?? rememberPage();
      const end = isWrite ? clock.begin() : undefined;
      const ask = () =>
        askGateway({
          operation,
          variables,
          locale,
          currency,
          account: account(),
          events,
          isQuiet: cacheConfig.metadata?.['quiet'] === true,
          isUnknownQuiet: cacheConfig.metadata?.['quietUnknown'] === true,
          isPageOpen,
          isOfPage: ofPage !== undefined,
          uploadables,
          onProgress: progressOf(cacheConfig),
          signal,
        });
      (isWrite ? ask().then((answer) => sink.next(answer)) : readInOrder(clock, ask, sink.next))
        .then(() => sink.complete())
        .catch((error: unknown) => {
          if (!controller.signal.aborted)
            sink.error(error instanceof Error ? error : new Error(String(error)));
        });
      // Called after the last answer as well, once it is in the store.
      return () => {
        controller.abort();
        end?.();
      };
    });
}

function isOpenOf({ metadata }: CacheConfig): (() => boolean) | undefined {
  const isOpen: unknown = metadata?.['isOpen'];
  return typeof isOpen === 'function' ? () => isOpen() === true : undefined;
}

function progressOf({ metadata }: CacheConfig): ((share: number) => void) | undefined {
  const onProgress: unknown = metadata?.['onProgress'];
  return typeof onProgress === 'function' ? (share) => void onProgress(share) : undefined;
}
