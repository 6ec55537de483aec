import { RestClient } from '../rest/RestClient.ts';
import type { Upstream } from '../rest/Upstream.ts';

const freshMs = 2000;

/**
 * Whether the back end can be reached, asked at most every two seconds: any answer of it will do, the list of
 * languages needs no session.
 */
export function createReadiness(upstream: Upstream): () => Promise<boolean> {
  let last: { at: number; ready: Promise<boolean> } | undefined;
  return () => {
    const now = Date.now();
    if (last === undefined || now - last.at > freshMs) last = { at: now, ready: probe(upstream) };
    return last.ready;
  };
}

async function probe(upstream: Upstream): Promise<boolean> {
  const rest = new RestClient({
    upstream,
    session: { bearer: null, locale: 'en', currency: null },
    requestId: 'readiness',
    signal: AbortSignal.timeout(freshMs),
  });
  try {
    await rest.get('listLocales');
    return true;
  } catch {
    return false;
  }
}
