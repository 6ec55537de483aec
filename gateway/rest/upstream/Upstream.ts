import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Pool, type Dispatcher } from 'undici';
import { CallerShares } from './CallerShares.ts';
import { isUnavailable } from './Breaker.ts';
import { CallGuards, maxRunning, type CallGuard, type GuardFigures } from './CallGuard.ts';
import { LargeAnswers } from './LargeAnswers.ts';
import { toSent, type Progress } from './Progress.ts';
import { readAnswer, type UpstreamAnswer } from './readAnswer.ts';
import { ReferenceCache, type ReferenceScope } from './ReferenceCache.ts';
import { Reachability, whyUnreachable } from './Reachability.ts';
import { RestError } from '../RestError.ts';
import { retryAfterMs } from './retryAfterMs.ts';
import { Stop } from './Stop.ts';
import { TokenOwners } from './TokenOwners.ts';
import { isProtocolFault, isUnsent, toRestError } from './toRestError.ts';
import { isStream } from './UpstreamBody.ts';
import type { CallWatch } from '../WatchCall.ts';
import { Translator, type Wire, type WireCall } from '../Wire.ts';

/** Where /api/v3 is and how long to wait for it. */
export interface UpstreamOptions {
  /** Base of the back end, without /api/v3. */
  url: string;
  /** Milliseconds for one call, all its attempts together. */
  deadlineMs: number;
  /** Milliseconds that a connection may have been idle and still carry a write. */
  idleMs?: number;
  /** Told why the back end cannot be reached. */
  log?: Logger;
  /** Whom kept reference data is for; by default the session that it was given to. */
  referenceData?: ReferenceScope;
  /** How the back end differs from the contract. */
  wire?: Wire | undefined;
}

/** One call to send. */
export interface UpstreamRequest extends WireCall {
  /**
   * The caller: a user, or the address of a visitor; see callerOf. Each caller gets a share of the connections.
   */
  caller: string;
  requestId: string;
  /** Fires when the caller has gone. */
  signal?: AbortSignal | undefined;
  /** Its attempts are counted. */
  watch?: CallWatch | undefined;
}

/** Of an answer that is read whole, after decoding. */
const maxBodyBytes = 20 * 1024 * 1024;
/** Connections for calls, twice what CallGuard admits to one part of the back end: the others always have some left. */
const maxConnections = 512;
/** Connections for files, whose readers may be slow: they take none from the calls. */
const maxFileConnections = 256;
/** Connections for writes. */
const maxWriteConnections = 256;
/** The part of the connections that one caller may hold. */
const shareOfOne = 1 / 4;
const maxAttempts = 3;
const retriedStatuses = new Set([502, 503]);

/**
 * The process's pool of connections to the back end. It knows HTTP, deadlines, retries and when to hold calls back, and
 * nothing of sessions (docs/decisions/upstream.md).
 */
export class Upstream {
  /** Answers that are kept for later requests. */
  readonly references: ReferenceCache;
  /** Whose the tokens of callers are. */
  readonly owners = new TokenOwners();
  readonly #guards = new CallGuards();
  readonly #shares = new CallerShares(maxConnections * shareOfOne);
  /** Of the call that says whose a token is: it does not wait for the calls of unknown tokens. */
  readonly #sessionShares = new CallerShares(maxConnections / 16);
  readonly #uploadShares = new CallerShares(maxRunning.uploads * shareOfOne);
  readonly #fileShares = new CallerShares(maxFileConnections * shareOfOne);
  readonly #largeAnswers = new LargeAnswers();
  readonly #pool: Pool;
  readonly #filePool: Pool;
  /** A back end may close an idle connection just as a write is sent on it, and nothing tells whether that arrived. */
  readonly #writePool: Pool;
  readonly #basePath: string;
  readonly #deadlineMs: number;
  readonly #reachability: Reachability;
  readonly #translator: Translator | undefined;

  constructor({ url, deadlineMs, idleMs = 200, log, referenceData = 'perUser', wire }: UpstreamOptions) {
    this.references = new ReferenceCache(referenceData);
    const base = new URL(url);
    this.#basePath = base.pathname.replace(/\/$/, '');
    this.#deadlineMs = deadlineMs;
    this.#reachability = new Reachability(log);
    if (wire) this.#translator = new Translator(wire, log);
    const connect = (connections: number, options: Pool.Options = {}): Pool =>
      new Pool(base.origin, {
        ...options,
        // Many connections without pipelining: a slow GET must not hold back the calls behind it.
        connections,
        pipelining: 1,
        allowH2: false,
        headersTimeout: 0,
        bodyTimeout: 0,
        connect: { timeout: deadlineMs },
      });
    this.#pool = connect(maxConnections);
    this.#filePool = connect(maxFileConnections);
    this.#writePool = connect(maxWriteConnections, {
      keepAliveTimeout: idleMs,
      keepAliveMaxTimeout: idleMs,
    });
  }

  /**
   * Sends a call and reads its whole answer, 20 MB at most. A GET is attempted up to three times when the connection
   * fails or the answer is 502 or 503, after the time that a short Retry-After names; a write is sent exactly once.
   * For a body that arrives in pieces the deadline counts for each piece, and then for the answer; a write whose body
   * broke off was not done. Any status is an answer: throws a RestError of the other kinds only.
   */
  send(request: UpstreamRequest): Promise<UpstreamAnswer> {
    const route = isStream(request.body)
      ? { guard: this.#guards.of(request.path, 'uploads'), shares: this.#uploadShares }
      : {
          guard: this.#guards.of(request.path, 'calls'),
          shares: request.operationId === 'getLoggedIn' ? this.#sessionShares : this.#shares,
        };
    return this.#guarded(route, request, (stop, progress) => this.#attempt(request, stop, progress));
  }

  /**
   * Sends a call once and returns its answer while it is still arriving. The deadline counts until the headers arrive
   * (for a body as in `send`); then 30 s may pass between two pieces. The caller's abort ends it at any time. The call
   * holds its place until the answer's body has ended.
   */
  open(request: UpstreamRequest): Promise<Dispatcher.ResponseData> {
    const route = { guard: this.#guards.of(request.path, 'files'), shares: this.#fileShares };
    const { promise, resolve, reject } = Promise.withResolvers<Dispatcher.ResponseData>();
    const open = async (stop: Stop, progress: Progress): Promise<Opened> => {
      try {
        const { method, path, headers, body } = this.#translator?.call(request) ?? request;
        progress.isSent = true;
        const answer = await (request.method === 'GET' ? this.#filePool : this.#writePool).request({
          method,
          path: this.#basePath + path,
          headers,
          body: toSent(body, stop, progress),
          signal: stop.signal,
          bodyTimeout: 30_000,
        });
        stop.endDeadline();
        const closed = once(answer.body, 'close').then(() => stop.release());
        return { answer, status: answer.statusCode, closed };
      } catch (cause) {
        throw toRestError(cause, request, stop, progress);
      }
    };
    this.#guarded(route, request, open, ({ answer, closed }) => {
      resolve(answer);
      return closed;
    }).catch(reject);
    return promise;
  }

  /** Whether it matters for whom a call counts: the caller has half of its share running, or is held back. */
  isCrowded(caller: string, path: string, kind: 'calls' | 'files' = 'calls'): boolean {
    const shares = kind === 'files' ? this.#fileShares : this.#shares;
    return shares.isHalfFull(caller) || this.#guards.of(path, kind).holdsBack(caller);
  }

  /** The state of each part of the back end, for the metrics; see CallGuard. */
  guardFigures(): GuardFigures[] {
    return this.#guards.figures();
  }

  /** `ok`, `unknown` before the first answer, or why it cannot be reached. */
  get health(): string {
    return this.#reachability.state;
  }

  /** Closes all connections immediately. */
  async close(): Promise<void> {
    await Promise.all([this.#pool, this.#filePool, this.#writePool].map((pool) => pool.destroy()));
  }

  /**
   * Runs a call when its caller's share and its guard admit it; rejects with a RestError. The call itself releases its
   * Stop when answered, and rejects with RestErrors: the guard counts them.
   *
   * @param hold ends when the answered call may give up its place
   */
  async #guarded<Answer extends { status: number }>(
    { guard, shares }: Route,
    request: Omit<UpstreamRequest, 'path' | 'headers' | 'body'>,
    call: (stop: Stop, progress: Progress) => Promise<Answer>,
    hold?: (answer: Answer) => Promise<void>,
  ): Promise<Answer> {
    const { caller } = request;
    const stop = new Stop(this.#deadlineMs, request.signal);
    const progress: Progress = { isSent: false, isWhole: true };
    const share = shares.of(caller);
    let isShared = false;
    let isRunning = false;
    let isClosed = false;
    try {
      const ownTurn = share.enter(stop);
      if (ownTurn) await ownTurn;
      isShared = true;
      const turn = guard.turns.enter(stop);
      if (turn) await turn;
      isRunning = true;
      isClosed = guard.isClosed(caller);
      const answer = isClosed
        ? await call(stop, progress)
        : await guard.run(() => call(stop, progress), stop, caller);
      if (isUnavailable(answer)) this.#reachability.fail(`status ${answer.status}`);
      else this.#reachability.succeed();
      if (isClosed) guard.countAnswer(answer, caller);
      if (hold) await hold(answer);
      return answer;
    } catch (cause) {
      if (isClosed) guard.countError(cause, caller);
      stop.release();
      const error = cause instanceof RestError ? cause : toRestError(cause, request, stop, progress);
      this.#noteFailure(error);
      throw error;
    } finally {
      if (isRunning) guard.turns.leave();
      if (isShared) share.leave();
    }
  }

  /** What was held back says nothing of the back end, nor does a caller who has gone. */
  #noteFailure({ kind, cause }: RestError): void {
    if (kind === 'timeout') return this.#reachability.fail('timeout');
    const why = kind === 'unavailable' || kind === 'network' ? whyUnreachable(cause) : null;
    if (why) this.#reachability.fail(why.reason, why.code);
  }

  /** Attempts a call. A write is repeated only if the back end certainly received nothing of it. */
  async #attempt(request: UpstreamRequest, stop: Stop, progress: Progress): Promise<UpstreamAnswer> {
    for (let attempt = 1; ; attempt++) {
      if (request.watch) request.watch.attempts = attempt;
      const isRead = request.method === 'GET';
      const isLast = !isRead || attempt === maxAttempts;
      let pauseMs = Math.random() * 50 * 2 ** attempt;
      try {
        const answer = await this.#read(request, stop, progress);
        const askedMs = retriedStatuses.has(answer.status)
          ? retryAfterMs(answer.headers['retry-after'])
          : null;
        const isTooLong = askedMs !== null && askedMs > longestPauseMs;
        if (isLast || isTooLong || !retriedStatuses.has(answer.status)) {
          stop.release();
          return answer;
        }
        pauseMs = askedMs ?? pauseMs;
      } catch (cause) {
        const wasRefused = isUnsent(cause);
        if (wasRefused) progress.isSent = false;
        const mayRepeat = isRead || (wasRefused && !isStream(request.body));
        if (!mayRepeat || attempt === maxAttempts || stop.reason !== null || isProtocolFault(cause))
          throw toRestError(cause, request, stop, progress);
      }
      try {
        await sleep(pauseMs, undefined, { signal: stop.signal });
      } catch (cause) {
        throw toRestError(cause, request, stop, progress);
      }
    }
  }

  #read(request: UpstreamRequest, stop: Stop, progress: Progress): Promise<UpstreamAnswer> {
    const translator = this.#translator;
    const { method, path, headers, body } = translator?.call(request) ?? request;
    const pool = request.method === 'GET' ? this.#pool : this.#writePool;
    const sent = {
      method,
      path: this.#basePath + path,
      headers,
      body: toSent(body, stop, progress),
      bodyTimeout: 0,
    };
    const answer = readAnswer(pool, sent, {
      stop,
      progress,
      maxBytes: maxBodyBytes,
      enterLarge: () => this.#largeAnswers.enter(request.caller, stop),
    });
    return translator ? answer.then((read) => translator.answer(read, request)) : answer;
  }
}

/** The queue that admits a call. */
interface Route {
  guard: CallGuard;
  shares: CallerShares;
}

/** An answer that is arriving. */
interface Opened {
  answer: Dispatcher.ResponseData;
  status: number;
  /** Settles when its body has ended or was given up. */
  closed: Promise<void>;
}

/** The longest pause that Retry-After may ask for; beyond it the answer is passed on at once. */
const longestPauseMs = 2000;
