import { operationTable } from '../../contract/operations.generated.ts';
import { callPath } from './callPath.ts';
import { MultipartBody } from './multipart.ts';
import { readBody } from './readBody.ts';
import { isReferenceCall } from './ReferenceCache.ts';
import { RestError } from './RestError.ts';
import { forwardedHeaders, type RestSession } from './RestSession.ts';
import type {
  AnswerOf,
  CallOptions,
  OperationId,
  OptionsArgument,
  ReadId,
  ReadOptions,
  WriteId,
  WriteOptions,
} from './restTypes.ts';
import type { Upstream, UpstreamAnswer } from './Upstream.ts';
import { BodyError, type UpstreamBody } from './UpstreamBody.ts';
import { followCall, type WatchCall } from './WatchCall.ts';

/** Names the calls of a write that may be repeated, and learns whether any of them may have been done. */
export interface WriteKey {
  /** The Idempotency-Key of the next call. */
  nextKey(): string;
  /** Called after each call: without an error it was done. */
  settle(error?: unknown): void;
}

export interface RestClientOptions {
  upstream: Pick<Upstream, 'send' | 'references'>;
  session: RestSession;
  requestId: string;
  /** The caller's W3C trace header, forwarded unchanged. */
  traceparent?: string | null;
  /** Fires when the caller has gone; aborts the calls. */
  signal?: AbortSignal | undefined;
  watchCall?: WatchCall | undefined;
  /** Called with every answer, whatever its status. */
  onAnswer?: (operationId: OperationId, answer: UpstreamAnswer) => void;
  /** Called after every write, done or failed: earlier reads may be out of date. */
  onWrite?: () => void;
  /** Makes writes safe to repeat; see withKey. */
  key?: WriteKey | undefined;
}

/**
 * The calls of one request to /api/v3, typed by the contract, and the only way to the back end. It sends the session's
 * bearer, Locale, CC, the request id, traceparent, a content type and the key of a keyed write, nothing else.
 * Equal reads are sent once; a write forgets all reads.
 */
export class RestClient {
  readonly #options: RestClientOptions;
  readonly #headers: Record<string, string>;
  /** Reads of the request by path and query. */
  readonly #reads: Map<string, Promise<unknown>>;

  constructor(options: RestClientOptions, reads = new Map<string, Promise<unknown>>()) {
    this.#options = options;
    this.#headers = forwardedHeaders(options.session, options.requestId, options.traceparent);
    this.#reads = reads;
  }

  /** The same client, whose writes carry a key. */
  withKey(key: WriteKey): RestClient {
    return new RestClient({ ...this.#options, key }, this.#reads);
  }

  /** Reads; equal reads of a request are one call, until a write. @throws RestError */
  get<O extends ReadId>(operationId: O, ...args: OptionsArgument<ReadOptions<O>>): Promise<AnswerOf<O>> {
    const path = callPath(operationId, toCallOptions(args));
    if (path === null) return Promise.reject(this.notFound(operationId));
    let read = this.#reads.get(path);
    if (!read) {
      read = isReferenceCall(operationId)
        ? this.#readReference(operationId, path)
        : this.#call(operationId, path);
      this.#reads.set(path, read);
    }
    // The path belongs to the operation, whose answer the contract describes.
    return read as Promise<AnswerOf<O>>;
  }

  /** Changes something and is sent exactly once, whatever happens. @throws RestError, or the error of the sent file */
  async write<O extends WriteId>(
    operationId: O,
    ...args: OptionsArgument<WriteOptions<O>>
  ): Promise<AnswerOf<O>> {
    const options = toCallOptions(args);
    const { key, onWrite } = this.#options;
    try {
      const path = callPath(operationId, options);
      if (path === null) throw this.notFound(operationId);
      const answer = await this.#call(operationId, path, options.body, key);
      key?.settle();
      return answer as AnswerOf<O>;
    } catch (error) {
      key?.settle(error);
      throw error instanceof RestError && error.cause instanceof BodyError ? error.cause.cause : error;
    } finally {
      this.#reads.clear();
      onWrite?.();
    }
  }

  /** The error of a read that finds nothing, for what no call reads by its id. */
  notFound(operationId: OperationId): RestError {
    return new RestError('status', { operationId, requestId: this.#options.requestId, status: 404 });
  }

  /** The error of an answer that contradicts what was asked. */
  wrongAnswer(operationId: OperationId): RestError {
    return new RestError('protocol', { operationId, requestId: this.#options.requestId });
  }

  /** Reads reference data, from the process's cache where this session may have it. */
  async #readReference(operationId: OperationId, path: string): Promise<unknown> {
    const { session, upstream } = this.#options;
    const { bearer, locale } = session;
    if (bearer === null) return this.#call(operationId, path);
    const read = { operationId, path, locale, bearer };
    const known = upstream.references.find(read);
    if (known) return known.body;
    const body = await this.#call(operationId, path);
    upstream.references.keep(read, body);
    return body;
  }

  async #call(operationId: OperationId, path: string, body?: unknown, key?: WriteKey): Promise<unknown> {
    const { upstream, requestId, signal, watchCall, onAnswer } = this.#options;
    const { method } = operationTable[operationId];
    const sent = toSent(body);
    const watch = watchCall?.({ operationId, method });
    const sending = upstream.send({
      operationId,
      requestId,
      method,
      path,
      headers: this.#headersWith({
        'content-type': sent?.contentType,
        'idempotency-key': key?.nextKey(),
        traceparent: watch?.traceparent,
      }),
      body: sent?.content,
      // A keyed write continues when its caller has gone: a repetition with the same key gets its answer.
      signal: key ? undefined : signal,
      watch,
    });
    const answer = await (watch ? followCall(sending, watch) : sending);
    onAnswer?.(operationId, answer);
    return readBody(answer, { operationId, requestId });
  }

  /** The headers of every call and those of this one. */
  #headersWith(own: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
    let headers = this.#headers;
    for (const name in own) {
      const value = own[name];
      if (value != null) headers = { ...headers, [name]: value };
    }
    return headers;
  }
}

/** A body as it is sent; null for none. */
function toSent(body: unknown): { contentType: string; content: UpstreamBody } | null {
  if (body === undefined) return null;
  if (body instanceof MultipartBody) return body;
  return { contentType: 'application/json', content: JSON.stringify(body) };
}

/** Every operation's options are CallOptions; stating that for all of them at once is too much for the compiler. */
const toCallOptions = ([options]: readonly unknown[]): CallOptions => (options ?? {}) as CallOptions;
