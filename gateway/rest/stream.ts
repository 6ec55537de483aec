import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { acceptedEncodings } from './decoding.ts';
import { callerOf, forwardedHeaders, type RestSession } from './RestSession.ts';
import type { Upstream } from './Upstream.ts';
import { followCall, type WatchCall } from './WatchCall.ts';

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
  /** The body of a POST, with its content type and, where known, its length. */
  body?: { stream: Readable; contentType: string; contentLength: string | undefined };
  /** Fires when the caller has gone. */
  signal: AbortSignal;
}

/**
 * Sends a call once and returns its answer while it is arriving; nothing is buffered whole, and its
 * body is as it was sent (see decodeStream). Redirects are answers and
 * are not followed.
 * @throws RestError when there is no answer at all
 */
export function openStream({
  upstream,
  session,
  address,
  traceparent,
  body,
  requestId,
  watchCall,
  ...call
}: StreamRequest): Promise<Dispatcher.ResponseData> {
  const watch = watchCall?.(call);
  if (watch) watch.attempts = 1;
  const answer = upstream.open({
    ...call,
    caller: callerOf(session, address),
    requestId,
    headers: {
      ...forwardedHeaders(session, requestId, watch?.traceparent ?? traceparent),
      accept: '*/*',
      'accept-encoding': acceptedEncodings,
      ...(body ? { 'content-type': body.contentType } : {}),
      ...(body?.contentLength ? { 'content-length': body.contentLength } : {}),
    },
    ...(body ? { body: body.stream } : {}),
  });
  return watch ? followCall(answer, watch) : answer;
}
