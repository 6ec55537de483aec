import { RestClient } from '../rest/RestClient.ts';
import { RestError } from '../rest/RestError.ts';
import type { Upstream } from '../rest/Upstream.ts';

const freshMs = 2000;

/**
 * Whether the back end has been reached since the start, asked at most every two seconds until it was. So a gateway
 * that is set up wrongly gets no callers and stops a roll-out; later every gateway misses the back end together, and
 * taking all of them away would only hide the page that says so (docs/operation.md).
 */
export function createReadiness(upstream: Upstream): () => Promise<boolean> {
  let wasReached = false;
  let last: { at: number; ready: Promise<boolean> } | undefined;
  return async () => {
    if (wasReached) return true;
    const now = Date.now();
    if (last === undefined || now - last.at > freshMs) last = { at: now, ready: probe(upstream) };
    if (await last.ready) wasReached = true;
    return wasReached;
  };
}

/** A refusal will do too; nothing, a failure, or an address that has no such list will not. */
async function probe(upstream: Upstream): Promise<boolean> {
  const rest = new RestClient({
    upstream,
    session: { bearer: null, locale: 'en', currency: null },
    requestId: 'readiness',
    signal: AbortSignal.timeout(freshMs),
  });
  try {
    // It needs no session.
    await rest.get('listLocales');
    return true;
  } catch (error) {
    return error instanceof RestError && (error.status === 401 || error.status === 403);
  }
}
