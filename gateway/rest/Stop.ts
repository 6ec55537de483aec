/** One end for two reasons, the deadline and the caller, that remembers which it was. */
export class Stop {
  readonly #caller: AbortSignal | undefined;
  readonly #deadlineMs: number;
  #timer: NodeJS.Timeout | undefined;
  #controller: AbortController | undefined;
  #isOver = false;
  reason: 'timeout' | 'aborted' | null = null;
  /** Called when it comes to that; whoever works for the call at the moment sets it. */
  onStop: (() => void) | null = null;

  constructor(deadlineMs: number, caller: AbortSignal | undefined) {
    this.#caller = caller;
    this.#deadlineMs = deadlineMs;
    this.restartDeadline();
    if (caller?.aborted) this.handleEvent();
    else caller?.addEventListener('abort', this, { once: true });
  }

  /** For who needs a signal. Made when it is asked for: most calls go without, and it costs more than all of the rest. */
  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.reason !== null) this.#controller.abort();
    return this.#controller.signal;
  }

  /** It counts no more, whoever restarts it. */
  endDeadline(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  /** Until it is restarted it does not count. */
  pauseDeadline(): void {
    clearTimeout(this.#timer);
  }

  /** Counts anew, from now. */
  restartDeadline(): void {
    clearTimeout(this.#timer);
    if (!this.#isOver) this.#timer = setTimeout(onDeadline, this.#deadlineMs, this);
  }

  release(): void {
    this.endDeadline();
    this.#caller?.removeEventListener('abort', this);
  }

  /** The caller's signal calls this: an object that listens costs less than a function made for it. */
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
