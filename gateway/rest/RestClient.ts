import { operationTable } from '../../contract/operations.generated.ts';
import type { ReadAnswer } from '../../contract/reader/createReader.ts';
import type { Read } from '../../contract/reader/Read.ts';
import { message, translate } from '../messages/message.ts';
import { callPath, type WrongValue } from './request/callPath.ts';
import { CallerOfRequest } from './CallerOfRequest.ts';
import { acceptedEncodings } from './upstream/decoding.ts';
import { MultipartBody } from './multipart.ts';
import { readBody, statusError } from './answers/readBody.ts';
import { readEntity } from './answers/readEntity.ts';
import { readSessionToken } from './answers/readSessionToken.ts';
import { isReferenceCall } from './upstream/ReferenceCache.ts';
import { RestError } from './RestError.ts';
import { forwardedHeaders, type RestSession } from './RestSession.ts';
import type {
  AnswerOf,
  CallOptions,
  FileId,
  OperationId,
  OptionsArgument,
  ReadId,
  ReadOptions,
  SearchId,
  WriteId,
  WriteOptions,
} from './restTypes.ts';
import type { UpstreamAnswer } from './upstream/readAnswer.ts';
import type { Upstream } from './upstream/Upstream.ts';
import { BodyError, type UpstreamBody } from './upstream/UpstreamBody.ts';
import { failureOf, type WatchCall } from './WatchCall.ts';
import { withSession } from './answers/withSession.ts';

/** Names the calls of a write that may be repeated, and learns whether any of them may have been done. */
export interface WriteKey {
  /** The Idempotency-Key of the next call. */
  nextKey(): string;
  /** Whether an earlier request with this key may have done the write. */
  readonly isAgain: boolean;
  /** Called after each call that changes something: without an error it was done. */
  settle(error?: unknown): void;
}

export interface RestClientOptions {
  upstream: Pick<Upstream, 'send' | 'references' | 'owners' | 'isCrowded'>;
  /** Reads answers; by default those of a back end whose times are in UTC. */
  readAnswer?: ReadAnswer | undefined;
  session: RestSession;
  /** The caller's address: it distinguishes visitors. */
  address?: string | undefined;
  requestId: string;
  /** The caller's W3C trace header, forwarded unchanged. */
  traceparent?: string | null;
  /** Fires when the caller has gone; aborts the calls. */
  signal?: AbortSignal | undefined;
  watchCall?: WatchCall | undefined;
  /** Called with every answer, whatever its status. */
  onAnswer?: (operationId: OperationId, answer: UpstreamAnswer) => void;
  /** Called with each property of an answer that could not be read, perhaps several times; see createReader. Both are names of the contract. */
  onUnreadable?: (operationId: OperationId, property: string) => void;
  /** Called after every write, done or failed: earlier reads may be out of date. */
  onWrite?: () => void;
  /** Makes writes safe to repeat; see withKey. */
  key?: WriteKey | undefined;
}

/**
 * The calls of one request to /api/v3, typed by the contract, and the only way to the back end. It sends the session's
 * bearer, Locale, CC, the request id, traceparent, what it accepts, a content type and the key of a keyed write,
 * nothing else.
 * Equal reads are sent once; a write forgets all reads.
 */
export class RestClient {
  /** The caller of the request. */
  readonly caller: CallerOfRequest;
  readonly #options: RestClientOptions;
  readonly #headers: Record<string, string>;
  /** Reads of the request by path and query. */
  readonly #reads: Map<string, Promise<unknown>>;
  /** The latest header `Date` of the back end and when it came. */
  #clock: { date: unknown; readAt: number } | null = null;

  constructor(options: RestClientOptions, reads = new Map<string, Promise<unknown>>()) {
    const { upstream, session, address } = options;
    const readSession = (): Promise<unknown> => this.get('getLoggedIn');
    this.caller = new CallerOfRequest({ upstream, session, address, readSession });
    this.#options = options;
    this.#headers = {
      ...forwardedHeaders(session, options.requestId, options.traceparent),
      accept: 'application/json',
      'accept-encoding': acceptedEncodings,
    };
    this.#reads = reads;
  }

  /** The same client, whose writes carry a key. */
  withKey(key: WriteKey): RestClient {
    return new RestClient({ ...this.#options, key }, this.#reads);
  }

  /** Whether this write may have been done already: the back end then answers as it did. */
  get isAgain(): boolean {
    return this.#options.key?.isAgain ?? false;
  }

  /**
   * Reads; equal reads of a request are one call, until a write.
   * @throws RestError, also where the answer as a whole is not what the contract says
   */
  get<O extends ReadId>(
    operationId: O,
    ...args: OptionsArgument<ReadOptions<O>>
  ): Promise<Read<AnswerOf<O>>> {
    const path = callPath(operationId, toCallOptions(args));
    if (typeof path !== 'string') return Promise.reject(this.#notSent(operationId, path));
    let read = this.#reads.get(path);
    if (!read) {
      read = this.#read(operationId, path);
      this.#reads.set(path, read);
    }
    // The path belongs to the operation, whose answer the contract describes.
    return read as Promise<Read<AnswerOf<O>>>;
  }

  /**
   * Reads by a file. Within a keyed write it has a key too, so that a repeat computes the same from its answer, but it
   * does not use the write's key up: it changes nothing.
   * @throws RestError, also where the answer is not the list that it must be
   */
  async search<O extends SearchId>(operationId: O, { body }: WriteOptions<O>): Promise<Read<AnswerOf<O>>> {
    const call = { operationId, requestId: this.#options.requestId };
    const sent = await this.#send(operationId, operationTable[operationId].path, body, this.#options.key);
    const answer = this.#toEntity(operationId, readBody(sent, call));
    if (answer === null) throw this.wrongAnswer(operationId);
    return answer as Read<AnswerOf<O>>;
  }

  /**
   * Changes something and is sent exactly once, whatever happens. Null where the answer is not what the contract says:
   * the write was done nevertheless.
   * @throws RestError, or the error of the sent file
   */
  async write<O extends WriteId>(
    operationId: O,
    ...args: OptionsArgument<WriteOptions<O>>
  ): Promise<Read<AnswerOf<O>> | null> {
    return (await this.writeDated(operationId, ...args)).answer;
  }

  /** As write, with the latest moment at which it was certainly not done yet; null where the back end has no clock. */
  async writeDated<O extends WriteId>(
    operationId: O,
    ...args: OptionsArgument<WriteOptions<O>>
  ): Promise<{ answer: Read<AnswerOf<O>> | null; since: Date | null }> {
    const options = toCallOptions(args);
    const sentAt = Date.now();
    const { key, onWrite } = this.#options;
    try {
      const path = callPath(operationId, options);
      if (typeof path !== 'string') throw this.#notSent(operationId, path);
      const sent = await this.#send(operationId, path, options.body, key);
      const body = readBody(sent, { operationId, requestId: this.#options.requestId });
      key?.settle();
      const answer = this.#toEntity(operationId, body) as Read<AnswerOf<O>> | null;
      return { answer, since: this.toUpstreamTime(sentAt) };
    } catch (error) {
      key?.settle(error);
      throw error instanceof RestError && error.cause instanceof BodyError ? error.cause.cause : error;
    } finally {
      this.#reads.clear();
      onWrite?.();
    }
  }

  /**
   * Reads a file whole, 20 MB at most; the export of documents is a POST that changes nothing.
   * @throws RestError
   */
  async file<O extends FileId>(
    operationId: O,
    options: WriteOptions<O>,
  ): Promise<{ content: Buffer; contentType: string }> {
    const call = { operationId, requestId: this.#options.requestId };
    const path = callPath(operationId, options);
    if (typeof path !== 'string') throw this.#notSent(operationId, path);
    const { status, headers, body } = await this.#send(operationId, path, options.body, undefined, '*/*');
    if (status >= 400) throw statusError(status, body, call);
    if (status !== 200) throw this.wrongAnswer(operationId);
    return { content: body, contentType: String(headers['content-type'] ?? '') };
  }

  /**
   * The latest moment by the back end's clock that is certainly not after one by the gateway's, in milliseconds; null
   * before the first answer, and where the back end tells no time. It tells whole seconds.
   */
  toUpstreamTime(moment: number): Date | null {
    if (this.#clock === null) return null;
    const { date, readAt } = this.#clock;
    const time = Math.floor((Date.parse(String(date)) - (readAt - moment)) / 1000) * 1000;
    return Number.isNaN(time) ? null : new Date(time);
  }

  /**
   * Logs in and returns the session's token, from the answer's body or cookie (AUTH-15); null when it has neither.
   * @throws RestError
   */
  async logIn(credentials: { username: string; password: string }): Promise<string | null> {
    const answer = await this.#send('loginCheck', operationTable.loginCheck.path, credentials);
    return readSessionToken(
      readBody(answer, { operationId: 'loginCheck', requestId: this.#options.requestId }),
      answer.headers['set-cookie'],
    );
  }

  /** The error of a read that finds nothing, for what no call reads by its id. */
  notFound(operationId: OperationId): RestError {
    return new RestError('status', { operationId, requestId: this.#options.requestId, status: 404 });
  }

  /** The error of a write that is not sent because of a value that no back end can use: as it would answer it. */
  refusal(operationId: OperationId, wrong: WrongValue): RestError {
    return this.#notSent(operationId, wrong);
  }

  /** The error of a call that was not sent because of a value: as the back end would answer it. */
  #notSent(operationId: OperationId, wrong: WrongValue | null): RestError {
    if (wrong === null) return this.notFound(operationId);
    const { requestId, session } = this.#options;
    const fields = [{ field: wrong.field, message: translate(wrong.reason, session.locale) }];
    return new RestError('status', { operationId, requestId, status: 400, fields });
  }

  /** The error for an answer that is not about what was asked for. */
  wrongAnswer(operationId: OperationId): RestError {
    return new RestError('protocol', { operationId, requestId: this.#options.requestId });
  }

  async #read(operationId: OperationId, path: string): Promise<unknown> {
    const body = isReferenceCall(operationId)
      ? await this.#readReference(operationId, path)
      : this.#toBody(operationId, await this.#send(operationId, path));
    const isOfToken = operationId === 'getLoggedIn' && this.#options.session.bearer !== null;
    const read = isOfToken ? withSession(body) : body;
    if (read !== body) this.#options.onUnreadable?.(operationId, 'CurrentUser.user');
    const answer = this.#toEntity(operationId, read);
    if (answer === null) throw this.wrongAnswer(operationId);
    if (operationId === 'getLoggedIn') this.caller.read(answer as Read<AnswerOf<'getLoggedIn'>>);
    return answer;
  }

  /**
   * For answers that give the currency of the request without a call in it.
   * @throws RestError for a currency that the account of a program does not have
   */
  async requireCurrency(): Promise<void> {
    this.#checkCurrency('getLoggedIn', await this.caller.currencies());
  }

  /** @throws RestError for a currency that the account of a program does not have */
  #checkCurrency(operationId: OperationId, currencies: readonly string[]): void {
    const { currency } = this.#options.session;
    if (currencies.length === 0 || currencies.some((code) => code.toUpperCase() === currency)) return;
    const reason = message('REQUEST.OTHER_CURRENCY', { currencies: currencies.join(', ') });
    throw this.#notSent(operationId, { field: 'CC', reason });
  }

  #toEntity(operationId: OperationId, body: unknown): unknown {
    const { readAnswer = readEntity } = this.#options;
    return readAnswer(operationId, body, (property) => this.#options.onUnreadable?.(operationId, property));
  }

  /** Reads reference data, from the process's cache where this session may have it. */
  async #readReference(operationId: OperationId, path: string): Promise<unknown> {
    const { session, upstream } = this.#options;
    const { bearer, locale } = session;
    if (bearer === null) return this.#toBody(operationId, await this.#send(operationId, path));
    const read = { operationId, path, locale, bearer };
    const known = upstream.references.find(read);
    if (known) return known.body;
    const keep = upstream.references.prepare(read);
    const answer = await this.#send(operationId, path);
    const body = this.#toBody(operationId, answer);
    keep(body, answer.body.length);
    return body;
  }

  #toBody(operationId: OperationId, answer: UpstreamAnswer): unknown {
    return readBody(answer, { operationId, requestId: this.#options.requestId });
  }

  async #send(
    operationId: OperationId,
    path: string,
    body?: unknown,
    key?: WriteKey,
    accept?: string,
  ): Promise<UpstreamAnswer> {
    const { upstream, session, requestId, signal, watchCall, onAnswer } = this.#options;
    const { method } = operationTable[operationId];
    const sent = toSent(body);
    const watch = watchCall?.({ operationId, method, path });
    const isOwnersCall = operationId === 'getLoggedIn';
    // Hardly a call has to ask, and a promise that is not needed costs time.
    const currencies = isOwnersCall ? [] : this.caller.currencies();
    this.#checkCurrency(operationId, 'then' in currencies ? await currencies : currencies);
    // Last: while it waits, others may come.
    const caller = isOwnersCall ? this.caller.known : this.caller.inCrowd(path);
    let answer: UpstreamAnswer;
    try {
      answer = await upstream.send({
        caller: typeof caller === 'string' ? caller : await caller,
        operationId,
        requestId,
        method,
        path,
        headers: this.#headersWith({
          accept,
          'content-type': sent?.contentType,
          'idempotency-key': key?.nextKey(),
          traceparent: watch?.traceparent,
        }),
        body: sent?.content,
        // A keyed write continues when its caller has gone: a repetition with the same key gets its answer.
        signal: key ? undefined : signal,
        watch,
      });
    } catch (error) {
      watch?.end(failureOf(error));
      throw error;
    }
    watch?.end(answer.status);
    this.#clock = { date: answer.headers['date'], readAt: Date.now() };
    if (session.bearer !== null) upstream.references.notice(operationId, answer.status, session.bearer);
    if (answer.status === 401) this.caller.forget();
    onAnswer?.(operationId, answer);
    return answer;
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

/** The body to send; null for none. */
function toSent(body: unknown): { contentType: string; content: UpstreamBody } | null {
  if (body === undefined) return null;
  if (body instanceof MultipartBody) return body;
  return { contentType: 'application/json', content: JSON.stringify(body) };
}

/** Every operation's options are CallOptions; stating that for all of them at once is too much for the compiler. */
const toCallOptions = ([options]: readonly unknown[]): CallOptions => (options ?? {}) as CallOptions;
