import { UploadError } from '../uploads/UploadError.ts';
import { encodeQuery } from './encodeQuery.ts';
import { MultipartBody } from './multipart.ts';
import { operationTable } from '../../contract/operations.generated.ts';
import { readErrorBody } from './readErrorBody.ts';
import { isWrite, noAnswer, RestAnswer } from './RestAnswer.ts';
import { RestError } from './RestError.ts';
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
import { followCall, type WatchCall } from '../telemetry/WatchCall.ts';
import type { KeyedWrite } from '../writes/KeyedWrite.ts';
import type { Upstream, UpstreamAnswer } from './Upstream.ts';
import type { UpstreamBody } from './UpstreamBody.ts';

/** Whose calls these are; fixed for one request. */
export interface RestSession {
  /** The session token; null for a visitor. */
  bearer: string | null;
  /** Language code, header Locale (API-02). */
  locale: string;
  /** Currency code, header CC (API-03); null sends none. */
  currency: string | null;
}

interface RestClientOptions {
  upstream: Pick<Upstream, 'send' | 'references'>;
  session: RestSession;
  requestId: string;
  /** The caller's W3C trace header, passed on as it came. */
  traceparent?: string | null;
  /** Fires when the caller has gone; reaches the upstream calls. */
  signal?: AbortSignal | undefined;
  /** Follows every call; see Exchange. */
  watchCall?: WatchCall | undefined;
  /** Hears of every answer, whatever its status. */
  onAnswer?: (operationId: OperationId, answer: UpstreamAnswer) => void;
  /** The mutation that the calls belong to, when it came with a key. */
  keyedWrite?: () => KeyedWrite | null;
  /** Hears of every write, done or failed: what was read before may no longer hold. */
  onWrite?: () => void;
}

/**
 * The calls of one request to /api/v3, typed by the contract. The only way to the back end: what goes out is
 * the session's bearer, Locale, CC, the request id, traceparent, a content type and a keyed write's key, nothing else.
 * Equal reads are sent once; a write forgets all reads.
 */
export class RestClient {
  readonly requestId: string;
  readonly #upstream: Pick<Upstream, 'send' | 'references'>;
  readonly #session: RestSession;
  readonly #headers: Record<string, string>;
  readonly #signal: AbortSignal | undefined;
  readonly #reads = new Map<string, Promise<RestAnswer<unknown>>>();
  readonly #watchCall: WatchCall | undefined;
  readonly #onAnswer: RestClientOptions['onAnswer'];
  readonly #keyedWrite: RestClientOptions['keyedWrite'];
  readonly #onWrite: RestClientOptions['onWrite'];

  constructor({
    upstream,
    session,
    requestId,
    traceparent,
    signal,
    watchCall,
    onAnswer,
    keyedWrite,
    onWrite,
  }: RestClientOptions) {
    this.requestId = requestId;
    this.#upstream = upstream;
    this.#session = session;
    this.#signal = signal;
    this.#headers = forwardedHeaders(session, requestId, traceparent);
    this.#watchCall = watchCall;
    this.#onAnswer = onAnswer;
    this.#keyedWrite = keyedWrite;
    this.#onWrite = onWrite;
  }

  /** Reads; the same URL is asked once a request, until a write. Throws RestError. */
  async get<O extends ReadId>(
    operationId: O,
    ...args: OptionsArgument<ReadOptions<O>>
  ): Promise<AnswerOf<O>> {
    const answer = await this.getAnswer(operationId, ...args);
    return answer.whole();
  }

  /** As `get`, but of an answer that is an object one field only: no more is read of it than is asked for. */
  async getField<O extends ReadId, K extends keyof AnswerOf<O> & string>(
    operationId: O,
    field: K,
    ...args: OptionsArgument<ReadOptions<O>>
  ): Promise<AnswerOf<O>[K]> {
    const answer = await this.getAnswer(operationId, ...args);
    return answer.field(field);
  }

  /** As `get`, for who reads the answer's fields one by one. Throws at once for a path that names nothing. */
  getAnswer<O extends ReadId>(
    operationId: O,
    ...args: OptionsArgument<ReadOptions<O>>
  ): Promise<RestAnswer<AnswerOf<O>>> {
    const path = this.#url(operationId, toCallOptions(args));
    // The path is the operation's.
    const known = this.#reads.get(path) as Promise<RestAnswer<AnswerOf<O>>> | undefined;
    if (known) return known;
    const read = this.#call<AnswerOf<O>>(operationId, path, undefined);
    this.#reads.set(path, read);
    return read;
  }

  /** Reads what is the same for everybody, from what the process keeps of it where the session may (ReferenceCache). */
  async getReference<O extends ReadId>(
    operationId: O,
    ...args: OptionsArgument<ReadOptions<O>>
  ): Promise<AnswerOf<O>> {
    const { bearer, locale } = this.#session;
    if (bearer === null) return this.get(operationId, ...args);
    const read = { operationId, path: this.#url(operationId, toCallOptions(args)), locale, bearer };
    const known = this.#upstream.references.find(read);
    // The URL is the operation's, as in `get`.
    if (known) return known.body as AnswerOf<O>;
    const body = await this.get(operationId, ...args);
    this.#upstream.references.keep(read, body);
    return body;
  }

  /** Changes something, exactly once: never repeated, whatever happens. Throws RestError. */
  async write<O extends WriteId>(
    operationId: O,
    ...args: OptionsArgument<WriteOptions<O>>
  ): Promise<AnswerOf<O>> {
    const options = toCallOptions(args);
    const keyed = this.#keyedWrite?.() ?? null;
    try {
      const path = this.#url(operationId, options);
      const answer = (await this.#call<AnswerOf<O>>(operationId, path, options.body, keyed)).whole();
      keyed?.settle();
      return answer;
    } catch (error) {
      keyed?.settle(error);
      // What is wrong with the caller's file is said to the caller.
      throw error instanceof RestError && error.cause instanceof UploadError ? error.cause : error;
    } finally {
      this.#reads.clear();
      this.#onWrite?.();
    }
  }

  #url(operationId: OperationId, { path, query, force }: CallOptions): string {
    let filled = '';
    let isPlaceholder = true;
    for (const part of partsOf(operationId)) {
      // Text and names of placeholders take turns.
      isPlaceholder = !isPlaceholder;
      if (!isPlaceholder) {
        filled += part;
        continue;
      }
      const value = String((path && Reflect.get(path, part)) ?? '');
      // An empty or dotted segment would ask for another resource than the one meant.
      if (/^\.{0,2}$/.test(value))
        throw new RestError('status', { operationId, requestId: this.requestId, status: 404 });
      filled += encodeURIComponent(value);
    }
    return filled + encodeQuery(force ? { ...query, force: 1 } : query);
  }

  #call<Body>(
    operationId: OperationId,
    path: string,
    body: unknown,
    keyed: KeyedWrite | null = null,
  ): Promise<RestAnswer<Body>> {
    const sent = toSent(body);
    const { method } = operationTable[operationId];
    const watch = this.#watchCall?.({ operationId, method });
    const answer = this.#upstream.send({
      operationId,
      requestId: this.requestId,
      method,
      path,
      headers: this.#headersOf({
        'content-type': sent?.contentType,
        'idempotency-key': keyed?.nextKey(),
        traceparent: watch?.traceparent,
      }),
      body: sent?.content,
      // A keyed write goes on when its caller has gone: who comes back with the key gets its answer.
      signal: keyed ? undefined : this.#signal,
      watch,
    });
    return followCall(answer, watch).then((got) => this.#toAnswer<Body>(operationId, got));
  }

  /** What every call says, and what this one says beside it. */
  #headersOf(own: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
    let headers = this.#headers;
    for (const name in own) {
      const value = own[name];
      if (value != null) headers = { ...headers, [name]: value };
    }
    return headers;
  }

  /** An answer that says what was asked. Throws a RestError for another. */
  #toAnswer<Body>(operationId: OperationId, answer: UpstreamAnswer): RestAnswer<Body> {
    this.#onAnswer?.(operationId, answer);
    const { status, headers, body } = answer;
    if (status >= 400) {
      throw new RestError('status', {
        operationId,
        requestId: this.requestId,
        status,
        ...readErrorBody(status, body.toString(), operationId),
        // 502 and 504 are a proxy's word: it has lost the answer, not the write.
        isOutcomeUnknown: isWrite(operationId) && (status === 502 || status === 504),
      });
    }
    if (status === 204) return new RestAnswer(null, operationId, this.requestId);
    const type = String(headers['content-type'] ?? '');
    if (status >= 300 || !/^application\/(\w+\+)?json\b/i.test(type))
      throw noAnswer(operationId, this.requestId);
    return new RestAnswer(body, operationId, this.requestId);
  }
}

const parts = new Map<OperationId, readonly string[]>();

/** An operation's path, cut at its placeholders. */
function partsOf(operationId: OperationId): readonly string[] {
  const known = parts.get(operationId);
  if (known) return known;
  const cut = operationTable[operationId].path.split(/[{}]/);
  parts.set(operationId, cut);
  return cut;
}

/** A body as it is sent; null for none. */
function toSent(body: unknown): { contentType: string; content: UpstreamBody } | null {
  if (body === undefined) return null;
  if (body instanceof MultipartBody) return body;
  return { contentType: 'application/json', content: JSON.stringify(body) };
}

/** Every operation's options are CallOptions; saying so for all of them at once is too much for the compiler. */
const toCallOptions = ([options]: readonly unknown[]): CallOptions => (options ?? {}) as CallOptions;

/** Exactly what /api/v3 is told about a caller. */
export function forwardedHeaders(
  { bearer, locale, currency }: RestSession,
  requestId: string,
  traceparent: string | null | undefined,
): Record<string, string> {
  return {
    Locale: locale,
    'X-Request-Id': requestId,
    ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
    ...(currency === null ? {} : { CC: currency }),
    ...(traceparent ? { traceparent } : {}),
  };
}
