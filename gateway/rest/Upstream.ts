import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type Dispatcher, type FormData } from 'undici';
import { readAnswer, TooLarge } from './readAnswer.ts';
import { RestError, type RestErrorKind } from './RestError.ts';

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
  body?: string | FormData;
  /** Fires when the caller has gone. */
  signal?: AbortSignal | undefined;
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

/** The process's one pool of connections to the back end; knows HTTP, deadlines and retries, nothing of sessions. */
export class Upstream {
  readonly #pool: Pool;
  readonly #basePath: string;
  readonly #deadlineMs: number;

  constructor({ url, deadlineMs }: UpstreamOptions) {
    const base = new URL(url);
    this.#basePath = base.pathname.replace(/\/$/, '');
    this.#deadlineMs = deadlineMs;
    // Many connections without pipelining: a slow GET must not hold back the calls behind it.
    this.#pool = new Pool(base.origin, {
      connections: 256,
      pipelining: 1,
      allowH2: false,
      headersTimeout: 0,
      bodyTimeout: 0,
      connect: { timeout: deadlineMs },
    });
  }

  /**
   * Sends a call and reads its answer whole, 20 MB at most. A GET is attempted up to three times when the
   * connection fails or the answer is 502 or 503; a write is sent exactly once. Any status is an answer:
   * throws RestError of the other kinds only.
   */
  async send(request: UpstreamRequest): Promise<UpstreamAnswer> {
    const stop = new Stop(this.#deadlineMs, request.signal);
    try {
      for (let attempt = 1; ; attempt++) {
        const last = request.method !== 'GET' || attempt === maxAttempts;
        try {
          const answer = await this.#read(request, stop.signal);
          if (last || !retriedStatuses.has(answer.status)) return answer;
        } catch (cause) {
          const failure = toRestError(cause, request, stop);
          if (last || failure.kind !== 'network') throw failure;
        }
        await sleep(Math.random() * 50 * 2 ** attempt, undefined, { signal: stop.signal }).catch(
          (cause: unknown) => {
            throw toRestError(cause, request, stop);
          },
        );
      }
    } finally {
      stop.release();
    }
  }

  /**
   * Sends a call once and gives its answer while it is still arriving. The deadline counts until the headers,
   * then 30 s may pass between two pieces; the caller's abort ends it at any time.
   */
  async open(
    request: Omit<UpstreamRequest, 'body'> & { body?: Dispatcher.RequestOptions['body'] },
  ): Promise<Dispatcher.ResponseData> {
    const stop = new Stop(this.#deadlineMs, request.signal);
    try {
      const answer = await this.#pool.request({
        method: request.method,
        path: this.#basePath + request.path,
        headers: request.headers,
        body: request.body ?? null,
        signal: stop.signal,
        bodyTimeout: 30_000,
      });
      stop.endDeadline();
      answer.body.once('close', () => stop.release());
      return answer;
    } catch (cause) {
      stop.release();
      throw toRestError(cause, request, stop);
    }
  }

  /** Ends all connections, at once. */
  close(): Promise<void> {
    return this.#pool.destroy();
  }

  #read({ method, path, headers, body }: UpstreamRequest, signal: AbortSignal): Promise<UpstreamAnswer> {
    const request = { method, path: this.#basePath + path, headers, body: body ?? null, bodyTimeout: 0 };
    return readAnswer(this.#pool, request, { signal, maxBytes: maxBodyBytes });
  }
}

/** One abort for two reasons, the deadline and the caller, that remembers which it was. */
class Stop {
  readonly #controller = new AbortController();
  readonly #caller: AbortSignal | undefined;
  readonly #timer: NodeJS.Timeout;
  reason: 'timeout' | 'aborted' | null = null;

  constructor(deadlineMs: number, caller: AbortSignal | undefined) {
    this.#caller = caller;
    this.#timer = setTimeout(() => this.#stop('timeout'), deadlineMs);
    if (caller?.aborted) this.#stop('aborted');
    else caller?.addEventListener('abort', this.#onAbort, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  endDeadline(): void {
    clearTimeout(this.#timer);
  }

  release(): void {
    clearTimeout(this.#timer);
    this.#caller?.removeEventListener('abort', this.#onAbort);
  }

  readonly #onAbort = (): void => this.#stop('aborted');

  #stop(reason: 'timeout' | 'aborted'): void {
    this.reason ??= reason;
    this.#controller.abort();
  }
}

function toRestError(
  cause: unknown,
  { operationId, requestId }: { operationId: string; requestId: string },
  stop: Stop,
): RestError {
  if (cause instanceof RestError) return cause;
  const kind: RestErrorKind = stop.reason ?? (isProtocolFault(cause) ? 'protocol' : 'network');
  return new RestError(kind, { operationId, requestId, cause });
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
