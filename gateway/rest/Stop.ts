/** One abort for two reasons, the deadline and the caller, that remembers which it was. */
export class Stop {
  readonly #controller = new AbortController();
  readonly #caller: AbortSignal | undefined;
  readonly #deadlineMs: number;
  #timer: NodeJS.Timeout | undefined;
  #isReleased = false;
  reason: 'timeout' | 'aborted' | null = null;

  constructor(deadlineMs: number, caller: AbortSignal | undefined) {
    this.#caller = caller;
    this.#deadlineMs = deadlineMs;
    this.restartDeadline();
    if (caller?.aborted) this.#stop('aborted');
    else caller?.addEventListener('abort', this.#onAbort, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Until it is restarted it does not count. */
  pauseDeadline(): void {
    clearTimeout(this.#timer);
  }

  /** Counts anew, from now. */
  restartDeadline(): void {
    clearTimeout(this.#timer);
    if (!this.#isReleased) this.#timer = setTimeout(() => this.#stop('timeout'), this.#deadlineMs);
  }

  release(): void {
    this.#isReleased = true;
    clearTimeout(this.#timer);
    this.#caller?.removeEventListener('abort', this.#onAbort);
  }

  readonly #onAbort = (): void => this.#stop('aborted');

  #stop(reason: 'timeout' | 'aborted'): void {
    this.reason ??= reason;
    this.#controller.abort();
  }
}
