import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type Dispatcher } from 'undici';
import { UploadError } from '../uploads/UploadError.ts';
import { CallGuards, type CallGuard, type GuardFigures } from './CallGuard.ts';
import { readAnswer, TooLarge, type Sending } from './readAnswer.ts';
import { ReferenceCache } from './ReferenceCache.ts';
import { RestError, type RestErrorKind } from './RestError.ts';
import { retryAfterMs } from './retryAfterMs.ts';
import { Stop } from './Stop.ts';
import { isStream, passOn, type UpstreamBody } from './UpstreamBody.ts';
import type { CallWatch } from '../telemetry/WatchCall.ts';

/** Where /api/v3 is and how long to wait for it. */
export interface UpstreamOptions {
  /** Base of the back end, without /api/v3. */
  url: string;
  /** Milliseconds for one call, all its attempts together. */
  deadlineMs: number;
}

/** One call on its way out. */
export interface UpstreamRequest {
  operationId: string;
  requestId: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path and query, /api/v3 included. */
  path: string;
  headers: Record<string, string>;
  body?: UpstreamBody | undefined;
  /** Fires when the caller has gone. */
  signal?: AbortSignal | undefined;
  /** Is told of each attempt. */
  watch?: CallWatch | undefined;
}

/** A whole answer. */
export interface UpstreamAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const maxBodyBytes = 20 * 1024 * 1024;
const maxAttempts = 3;
const retriedStatuses = new Set([502, 503]);

/**
 * The process's one pool of connections to the back end; knows HTTP, deadlines, retries and when to spare the back
 * end, nothing of sessions (docs/decisions/upstream.md).
 */
export class Upstream {
  /** What is the same for all callers and is not read again each time. */
  readonly references = new ReferenceCache();
  readonly #guards = new CallGuards();
  readonly #pool: Pool;
  readonly #basePath: string;
  readonly #deadlineMs: number;

  constructor({ url, deadlineMs }: UpstreamOptions) {
    const base = new URL(url);
    this.#basePath = base.pathname.replace(/\/$/, '');
    this.#deadlineMs = deadlineMs;
    // Many connections without pipelining: a slow GET must not hold back the calls behind it. Twice what CallGuard lets
    // through to one part of the back end, so that there is always room for the others.
    this.#pool = new Pool(base.origin, {
      connections: 512,
      pipelining: 1,
      allowH2: false,
      headersTimeout: 0,
      bodyTimeout: 0,
      connect: { timeout: deadlineMs },
    });
  }

  /**
   * Sends a call and reads its answer whole, 20 MB at most. A GET is attempted up to three times when the connection
   * fails or the answer is 502 or 503, after what Retry-After says where that is short; a write is sent exactly once.
   * Of a body that arrives piece by piece the deadline counts for each piece, and then for the answer; a write whose
   * body broke off was not done. Any status is an answer: throws RestError of the other kinds only.
   */
  send(request: UpstreamRequest): Promise<UpstreamAnswer> {
    const guard = this.#guards.of(request.path, isStream(request.body));
    return this.#guarded(guard, request, (stop, progress) => this.#attempt(request, stop, progress));
  }

  /**
   * Sends a call once and gives its answer while it is still arriving. The deadline counts until the headers, of a
   * body as in `send`, then 30 s may pass between two pieces; the caller's abort ends it at any time.
   */
  async open(request: UpstreamRequest): Promise<Dispatcher.ResponseData> {
    const guard = this.#guards.of(request.path, isStream(request.body));
    const { answer } = await this.#guarded(guard, request, async (stop, progress) => {
      progress.isSent = true;
      const opened = await this.#pool.request({
        method: request.method,
        path: this.#basePath + request.path,
        headers: request.headers,
        body: toSent(request.body, stop, progress),
        signal: stop.signal,
        bodyTimeout: 30_000,
      });
      stop.endDeadline();
      opened.body.once('close', () => stop.release());
      return { answer: opened, status: opened.statusCode };
    });
    return answer;
  }

  /** How the parts of the back end do, for the metrics; see CallGuard. */
  guardFigures(): GuardFigures[] {
    return this.#guards.figures();
  }

  /** Ends all connections, at once. */
  close(): Promise<void> {
    return this.#pool.destroy();
  }

  /** Runs a call when its guard lets it through; rejects with a RestError. A call that is answered releases its Stop. */
  async #guarded<Answer extends { status: number }>(
    guard: CallGuard,
    request: Pick<UpstreamRequest, 'operationId' | 'requestId' | 'method' | 'signal'>,
    call: (stop: Stop, progress: Progress) => Promise<Answer>,
  ): Promise<Answer> {
    const stop = new Stop(this.#deadlineMs, request.signal);
    const progress: Progress = { isSent: false, isWhole: true };
    const run = async (): Promise<Answer> => {
      try {
        return await call(stop, progress);
      } catch (cause) {
        throw toRestError(cause, request, stop, progress);
      }
    };
    try {
      return await guard.run(run, stop);
    } catch (cause) {
      stop.release();
      throw cause instanceof RestError ? cause : toRestError(cause, request, stop, progress);
    }
  }

  /** The attempts of one call, one for a write. */
  async #attempt(request: UpstreamRequest, stop: Stop, progress: Progress): Promise<UpstreamAnswer> {
    for (let attempt = 1; ; attempt++) {
      if (request.watch) request.watch.attempts = attempt;
      const isLast = request.method !== 'GET' || attempt === maxAttempts;
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
        if (isLast || stop.reason !== null || isProtocolFault(cause)) throw cause;
      }
      await sleep(pauseMs, undefined, { signal: stop.signal });
    }
  }

  #read(
    { method, path, headers, body }: UpstreamRequest,
    stop: Stop,
    progress: Progress,
  ): Promise<UpstreamAnswer> {
    const request = {
      method,
      path: this.#basePath + path,
      headers,
      body: toSent(body, stop, progress),
      bodyTimeout: 0,
    };
    return readAnswer(this.#pool, request, { stop, progress, maxBytes: maxBodyBytes });
  }
}

/** The longest that a caller waits because the back end asks for it; who is asked for more gets the answer. */
const longestPauseMs = 2000;

/** How far a call has come. */
interface Progress extends Sending {
  /** Whether its body has an end: before, the back end can tell that it has not got all of it. */
  isWhole: boolean;
}

/** A body as undici takes it; notes when the pieces of one that arrives are through. */
function toSent(
  body: UpstreamBody | undefined,
  stop: Stop,
  progress: Progress,
): string | Buffer | Readable | null {
  if (!isStream(body)) return body ?? null;
  progress.isWhole = false;
  const onWhole = (): void => {
    progress.isWhole = true;
  };
  return Readable.from(passOn(body, stop, onWhole), { objectMode: false });
}

/** Why a call has no answer. */
function toRestError(
  cause: unknown,
  { operationId, requestId, method }: Pick<UpstreamRequest, 'operationId' | 'requestId' | 'method'>,
  stop: Stop,
  progress: Progress,
): RestError {
  const isOutcomeUnknown = progress.isSent && progress.isWhole && method !== 'GET';
  return new RestError(kindOf(cause, stop, progress), { operationId, requestId, cause, isOutcomeUnknown });
}

function kindOf(cause: unknown, stop: Stop, { isSent }: Progress): RestErrorKind {
  if (cause instanceof UploadError) return 'aborted';
  if (stop.reason !== null) return stop.reason;
  if (!isSent) return 'unavailable';
  return isProtocolFault(cause) ? 'protocol' : 'network';
}

function isProtocolFault(cause: unknown): boolean {
  if (cause instanceof TooLarge) return true;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return (
    code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH' ||
    code === 'UND_ERR_HEADERS_OVERFLOW' ||
    code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' ||
    (typeof code === 'string' && code.startsWith('HPE_'))
  );
}
