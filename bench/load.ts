import { Pool } from 'undici';

/** A request to repeat. */
export interface BenchRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** How to send it. */
export interface Pace {
  /** Requests in flight at any moment. */
  inFlight: number;
  seconds: number;
}

/** Measurements of a load. */
export interface Seen {
  requests: number;
  seconds: number;
  /** Median time to the whole answer, in milliseconds. */
  medianMs: number;
}

/** Sends the request once and returns the answer's text; throws when it failed or contains errors. */
export async function ask({ url, headers, body }: BenchRequest): Promise<string> {
  const response = await fetch(url, { method: 'POST', headers, body });
  const text = await response.text();
  if (!response.ok || text.startsWith('{"errors"') || text.includes(',"errors":[')) {
    throw new Error(`${url} answered ${response.status}: ${text.slice(0, 500)}`);
  }
  return text;
}

/**
 * Keeps a number of requests in flight for some time, each of another session: one session alone may use only its share of
 * the connections to the back end. Every answer must have the length of the right one: a fast
 * failure is not a fast answer.
 */
export async function load(
  request: BenchRequest,
  length: number,
  { inFlight, seconds }: Pace,
): Promise<Seen> {
  const { origin, pathname: path } = new URL(request.url);
  const pool = new Pool(origin, { connections: inFlight, pipelining: 1 });
  const { headers, body } = request;
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;

  const keepAsking = async (_: unknown, session: number): Promise<void> => {
    const ownHeaders = { ...headers, authorization: `${headers['authorization']}.${session}` };
    for (let sent = performance.now(); sent < end;) {
      const answer = await pool.request({ method: 'POST', path, headers: ownHeaders, body });
      const { byteLength } = await answer.body.arrayBuffer();
      if (answer.statusCode !== 200 || byteLength !== length) {
        throw new Error(
          `${request.url} answered ${answer.statusCode} with ${byteLength} bytes, not ${length}.`,
        );
      }
      const now = performance.now();
      times.push(now - sent);
      sent = now;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, keepAsking));
  const took = (performance.now() - begun) / 1000;
  await pool.close();
  times.sort((a, b) => a - b);
  return { requests: times.length, seconds: took, medianMs: times[times.length >> 1] ?? 0 };
}
