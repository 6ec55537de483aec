import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { acceptedEncodings } from './upstream/decoding.ts';
import { RestClient, type RestClientOptions } from './RestClient.ts';
import { forwardedHeaders, type RestSession } from './RestSession.ts';
import { callerOf } from './upstream/TokenOwners.ts';
import type { Upstream } from './upstream/Upstream.ts';
import { failureOf, type WatchCall } from './WatchCall.ts';

/** The body of a POST, with its content type and, where it is known, the length of one that is still arriving. */
export interface SentBody {
  content: Buffer | Readable;
  contentType: string;
  contentLength: string | undefined;
}

/** A call whose answer is streamed. */
export interface StreamRequest {
  upstream: Upstream;
  session: RestSession;
  /** The caller's address. */
  address: string;
  operationId: string;
  requestId: string;
  method: 'GET' | 'POST';
  /** Path and query at the back end. */
  path: string;
  traceparent: string | null;
  watchCall?: WatchCall | undefined;
  body?: SentBody;
  /** Fires when the caller has gone. */
  signal: AbortSignal;
}

/**
 * Sends a call once and returns its answer while it is arriving; nothing is buffered whole, and its
 * body is as it was sent (see decodeStream). Redirects are answers and
 * are not followed.
 * @throws RestError when there is no answer at all
 */
export async function openStream({
  upstream,
  session,
  address,
  traceparent,
  body,
  requestId,
  watchCall,
  ...call
}: StreamRequest): Promise<Dispatcher.ResponseData> {
  await identifyInCrowd({ upstream, session, address, requestId, watchCall, signal: call.signal }, call.path);
  const watch = watchCall?.(call);
  if (watch) watch.attempts = 1;
  try {
    const answer = await upstream.open({
      ...call,
      caller: callerOf(session.bearer, address, upstream.owners),
      requestId,
      headers: {
        ...forwardedHeaders(session, requestId, watch?.traceparent ?? traceparent),
        accept: '*/*',
        'accept-encoding': acceptedEncodings,
        ...(body ? { 'content-type': body.contentType } : {}),
        ...(body?.contentLength ? { 'content-length': body.contentLength } : {}),
      },
      ...(body ? { body: body.content } : {}),
    });
    watch?.end(answer.statusCode);
    return answer;
  } catch (error) {
    watch?.end(failureOf(error));
    throw error;
  }
}

/** While an address has many files running, or is held back, finds out whose this one is. */
async function identifyInCrowd(
  options: RestClientOptions & { upstream: Upstream },
  path: string,
): Promise<void> {
  const { upstream, session, address } = options;
  const { bearer } = session;
  if (bearer === null || upstream.owners.find(bearer) !== null) return;
  if (!upstream.isCrowded(callerOf(bearer, address, upstream.owners), path, 'files')) return;
  // The call itself says what is wrong.
  await new RestClient(options).caller.identify().catch(() => undefined);
}
