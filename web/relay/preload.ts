import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { DataRouter, LoaderFunctionArgs } from 'react-router-dom';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { currentEnvironment } from './currentEnvironment.ts';
import { sendPaused } from './pausedWrites.ts';
import { rememberPage } from '../ui/links/pendingLocation.ts';

/** The arguments from which a page makes its variables. */
export type PreloadArgs = { params: LoaderFunctionArgs['params']; url: URL };

/** How a page's query is started. */
export type PreloadOptions = {
  /**
   * `store-and-network` (default) shows stored data and refreshes it; `store-or-network` is for reference data.
   */
  fetchPolicy?: 'store-and-network' | 'store-or-network' | 'network-only';
  /** The page shows failures of its query itself; no notification appears. */
  quiet?: boolean;
};

type Releasable = { dispose: () => void };
/** Query references that are held now, and when each has its last answer, or is given up. */
const live = new Map<unknown, PromiseWithResolvers<void> & { reference: PreloadedQuery<OperationType> }>();

/** How many query references are held now; a leak shows as a number that does not go back. */
export function liveReferences(): number {
  return live.size;
}

/**
 * Makes a route loader that starts the page's query at once and does not await the data, so that the query and the page's code
 * load in parallel. Writes that wait for a pause in the user's changes are sent first.
 *
 * @param parameters the small `<Query>$parameters` artifact of a query with `@preloadable`: the page's own code stays
 *   out of the first chunk
 * @param variables made of the route's params and the URL
 *
 * @example
 * loader: preload(OrderPageQuery, ({ params }) => ({ dbId: params['dbId'] ?? '' })),
 */
export function preload<Q extends OperationType>(
  parameters: PreloadableConcreteRequest<Q>,
  variables: (args: PreloadArgs) => Q['variables'],
  { fetchPolicy = 'store-and-network', quiet = false }: PreloadOptions = {},
): (args: LoaderFunctionArgs) => PreloadedQuery<Q> {
  return ({ params, request }) => {
    sendPaused();
    const reference = loadQuery<Q>(
      currentEnvironment(),
      parameters,
      variables({ params, url: new URL(request.url) }),
      { fetchPolicy, networkCacheConfig: { metadata: { quiet, isOpen: rememberPage() } } },
    );
    const end = Promise.withResolvers<void>();
    live.set(reference, { ...end, reference });
    if (reference.source) reference.source.subscribe({ complete: end.resolve, error: () => end.resolve() });
    else end.resolve();
    return reference;
  };
}

/** Resolves when all queries that were started are answered for good. Failures are answers. */
export async function answered(): Promise<void> {
  await Promise.all([...live.values()].map(({ promise }) => promise));
}

/** The query references of the screen, and of the one before it. */
export const shownQueries = (): readonly PreloadedQuery<OperationType>[] =>
  [...live.values()].map(({ reference }) => reference);

/** Disposes of the references in a loader's data, which no screen will use. Other values are left alone. */
export function release(data: unknown): void {
  for (const reference of referencesIn(data)) {
    if (!isLive(reference)) continue;
    live.get(reference)?.resolve();
    live.delete(reference);
    reference.dispose();
  }
}

/** The result of a loader: one reference, or an object of several, for a page whose parts load separately. */
function referencesIn(data: unknown): readonly unknown[] {
  return typeof data === 'object' && data !== null && !isLive(data) ? Object.values(data) : [data];
}

function isLive(value: unknown): value is Releasable {
  return live.has(value);
}

/**
 * Releases references that neither the current nor the previous screen uses (the previous one may still be visible
 * while the next one waits for its data). It watches the router instead of living in effects: StrictMode's double
 * effects and interrupted navigations cannot leak or release twice. Returns how to stop.
 */
export function releaseUnused(router: DataRouter): () => void {
  let seen = router.state.loaderData;
  let current = new Set(Object.values(seen).flatMap(referencesIn));
  return router.subscribe(({ navigation, revalidation, loaderData }) => {
    if (navigation.state !== 'idle' || revalidation !== 'idle' || loaderData === seen) return;
    seen = loaderData;
    const previous = current;
    current = new Set(Object.values(loaderData).flatMap(referencesIn));
    for (const reference of live.keys()) {
      if (!current.has(reference) && !previous.has(reference)) release(reference);
    }
  });
}
