import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { forwardedHeaders, type RestSession } from './RestClient.ts';
import { followCall, type WatchCall } from '../telemetry/WatchCall.ts';
import type { Upstream } from './Upstream.ts';

/** A call whose answer is passed on as it arrives. */
export interface StreamRequest {
  upstream: Upstream;
  session: RestSession;
  operationId: string;
  requestId: string;
  method: 'GET' | 'POST';
  /** Path and query at the back end. */
  path: string;
  traceparent: string | null;
  /** Follows the call; see Exchange. */
  watchCall?: WatchCall | undefined;
  /** What a POST sends, with its content type and, where known, its length. */
  body?: { stream: Readable; contentType: string; contentLength: string | undefined };
  /** Fires when the caller has gone. */
  signal: AbortSignal;
}

/**
 * Sends a call once and gives its answer while it is arriving: nothing is held whole. Redirects are answers,
 * not followed. Throws RestError when there is no answer at all.
 */
export function openStream({
  upstream,
  session,
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
    requestId,
    headers: {
      ...forwardedHeaders(session, requestId, watch?.traceparent ?? traceparent),
      ...(body ? { 'content-type': body.contentType } : {}),
      ...(body?.contentLength ? { 'content-length': body.contentLength } : {}),
    },
    ...(body ? { body: body.stream } : {}),
  });
  return followCall(answer, watch);
}
