import { RestClient } from '../rest/RestClient.ts';
import { RestError } from '../rest/RestError.ts';
import type { Upstream } from '../rest/upstream/Upstream.ts';

const freshMs = 2000;

/**
 * Whether the back end has been reached since the start, tested at most every two seconds until then. A misconfigured
 * gateway thus gets no traffic and stops a roll-out. Later, all gateways lose the back end at the same time, and taking
 * them all out of service would only hide the page that reports it (docs/operation.md).
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

/** A refusal also shows that the back end is there; no answer, a failure or a 404 does not. */
async function probe(upstream: Upstream): Promise<boolean> {
  const rest = new RestClient({
    upstream,
    session: { bearer: null, locale: 'en', currency: null },
    requestId: 'readiness',
    signal: AbortSignal.timeout(freshMs),
  });
  try {
    // This call needs no session.
    await rest.get('listLocales');
    return true;
  } catch (error) {
    return error instanceof RestError && (error.status === 401 || error.status === 403);
  }
}
