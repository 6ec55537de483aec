/** Ends a call at its deadline or when its caller has gone, and remembers which it was. */
export class Stop {
  readonly #caller: AbortSignal | undefined;
  readonly #deadlineMs: number;
  #timer: NodeJS.Timeout | undefined;
  #controller: AbortController | undefined;
  #isOver = false;
  reason: 'timeout' | 'aborted' | null = null;
  /** Called when the call is stopped; set by the step that is running. */
  onStop: (() => void) | null = null;

  constructor(deadlineMs: number, caller: AbortSignal | undefined) {
    this.#caller = caller;
    this.#deadlineMs = deadlineMs;
    this.restartDeadline();
    if (caller?.aborted) this.handleEvent();
    else caller?.addEventListener('abort', this, { once: true });
  }

  /** An AbortSignal of the same. Created on demand: most calls need none, and it costs more than the rest of this class. */
  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.reason !== null) this.#controller.abort();
    return this.#controller.signal;
  }

  /** Ends the deadline for good; restarting it has no effect. */
  endDeadline(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  /** Suspends the deadline until it is restarted. */
  pauseDeadline(): void {
    clearTimeout(this.#timer);
  }

  /** Restarts the deadline from now. */
  restartDeadline(): void {
    clearTimeout(this.#timer);
    if (!this.#isOver) this.#timer = setTimeout(onDeadline, this.#deadlineMs, this);
  }

  release(): void {
    this.endDeadline();
    this.#caller?.removeEventListener('abort', this);
  }

  /** Called by the caller's signal: an object as listener costs less than a closure. */
  handleEvent(): void {
    this.stop('aborted');
  }

  stop(reason: 'timeout' | 'aborted'): void {
    this.reason ??= reason;
    this.#controller?.abort();
    this.onStop?.();
  }
}

const onDeadline = (stop: Stop): void => stop.stop('timeout');
