import { FormData } from 'undici';
import { encodeQuery } from './encodeQuery.ts';
import { operationTable } from './operations.generated.ts';
import { readErrorBody } from './readErrorBody.ts';
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
import type { Upstream, UpstreamAnswer } from './Upstream.ts';

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
  upstream: Upstream;
  session: RestSession;
  requestId: string;
  /** The caller's W3C trace header, passed on as it came. */
  traceparent?: string | null;
  /** Fires when the caller has gone; reaches the upstream calls. */
  signal?: AbortSignal | undefined;
  /** Hears of every answer, whatever its status. */
  onAnswer?: (operationId: OperationId, answer: UpstreamAnswer) => void;
  /** Hears of every write, done or failed: what was read before may no longer hold. */
  onWrite?: () => void;
}

/**
 * The calls of one request to /api/v3, typed by the contract. The only way to the back end: what goes out is
 * the session's bearer, Locale, CC, the request id, traceparent and a content type, nothing else.
 * Equal reads are sent once; a write forgets all reads.
 */
export class RestClient {
  readonly requestId: string;
  readonly #upstream: Upstream;
  readonly #headers: Record<string, string>;
  readonly #signal: AbortSignal | undefined;
  readonly #reads = new Map<string, Promise<unknown>>();
  readonly #onAnswer: RestClientOptions['onAnswer'];
  readonly #onWrite: RestClientOptions['onWrite'];

  constructor({ upstream, session, requestId, traceparent, signal, onAnswer, onWrite }: RestClientOptions) {
    this.requestId = requestId;
    this.#upstream = upstream;
    this.#signal = signal;
    this.#headers = forwardedHeaders(session, requestId, traceparent);
    this.#onAnswer = onAnswer;
    this.#onWrite = onWrite;
  }

  /** Reads; the same URL is asked once a request, until a write. Throws RestError. */
  async get<O extends ReadId>(
    operationId: O,
    ...args: OptionsArgument<ReadOptions<O>>
  ): Promise<AnswerOf<O>> {
    const path = this.#url(operationId, toCallOptions(args));
    const read = this.#reads.get(path) ?? this.#call(operationId, path, undefined);
    this.#reads.set(path, read);
    // The URL is the operation's, and the contract says what the operation answers.
    return (await read) as AnswerOf<O>;
  }

  /** Changes something, exactly once: never repeated, whatever happens. Throws RestError. */
  async write<O extends WriteId>(
    operationId: O,
    ...args: OptionsArgument<WriteOptions<O>>
  ): Promise<AnswerOf<O>> {
    const options = toCallOptions(args);
    try {
      return (await this.#call(operationId, this.#url(operationId, options), options.body)) as AnswerOf<O>;
    } finally {
      this.#reads.clear();
      this.#onWrite?.();
    }
  }

  #url(operationId: OperationId, { path, query, force }: CallOptions): string {
    const values = new Map(Object.entries(path ?? {}));
    const filled = operationTable[operationId].path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = String(values.get(name) ?? '');
      // An empty or dotted segment would ask for another resource than the one meant.
      if (/^\.{0,2}$/.test(value))
        throw new RestError('status', { operationId, requestId: this.requestId, status: 404 });
      return encodeURIComponent(value);
    });
    return filled + encodeQuery(force ? { ...query, force: 1 } : query);
  }

  async #call(operationId: OperationId, path: string, body: unknown): Promise<unknown> {
    const isForm = body instanceof FormData;
    const answer = await this.#upstream.send({
      operationId,
      requestId: this.requestId,
      method: operationTable[operationId].method,
      path,
      headers:
        body === undefined || isForm
          ? this.#headers
          : { ...this.#headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: this.#signal,
    });
    this.#onAnswer?.(operationId, answer);
    return this.#read(operationId, answer);
  }

  #read(operationId: OperationId, { status, headers, body }: UpstreamAnswer): unknown {
    const about = { operationId, requestId: this.requestId };
    if (status >= 400) {
      throw new RestError('status', { ...about, status, ...readErrorBody(status, body.toString()) });
    }
    if (status === 204) return undefined;
    const type = String(headers['content-type'] ?? '');
    if (status >= 300 || !/^application\/(\w+\+)?json\b/i.test(type)) throw new RestError('protocol', about);
    try {
      return JSON.parse(body.toString());
    } catch (cause) {
      throw new RestError('protocol', { ...about, cause });
    }
  }
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
