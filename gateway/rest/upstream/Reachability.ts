import type { Logger } from 'pino';

/** After so long without a failure an answer shows that the back end is back: one of several that fails now and then is logged once. */
const quietMs = 5000;

/** Logs why the back end cannot be reached, once at each change; the log has the reason, and neither host nor address. */
export class Reachability {
  readonly #log: Logger | undefined;
  #reason: string | null = null;
  #wasReached = false;
  #failedAt = 0;

  constructor(log: Logger | undefined) {
    this.#log = log;
  }

  /** Records a failed call. */
  fail(reason: string, code?: string): void {
    this.#failedAt = performance.now();
    if (this.#reason === reason) return;
    this.#reason = reason;
    this.#log?.error({ reason, code }, 'the back end cannot be reached');
  }

  /** `ok`, `unknown` before the first answer, or the reason. */
  get state(): string {
    return this.#reason ?? (this.#wasReached ? 'ok' : 'unknown');
  }

  /** Records an answer. */
  succeed(): void {
    this.#wasReached = true;
    if (this.#reason === null || performance.now() - this.#failedAt < quietMs) return;
    this.#log?.info({ was: this.#reason }, 'the back end answers again');
    this.#reason = null;
  }
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'reset',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  EHOSTUNREACH: 'network',
  ENETUNREACH: 'network',
};

/** Why a connection failed, in a word; of a certificate also the code, such as `CERT_HAS_EXPIRED`. Null where it is not said. */
export function whyUnreachable(cause: unknown): { reason: string; code?: string } | null {
  // Of a name with several addresses, the first one's.
  const error = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  if (reason !== undefined) return { reason };
  if (/CERT|SIGNATURE|SSL|TLS/.test(code)) return { reason: 'certificate', code };
  // The caller has left.
  if (code === '' || code === 'UND_ERR_ABORTED') return null;
  return { reason: 'connection', code };
}
