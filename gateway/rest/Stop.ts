/** One abort for two reasons, the deadline and the caller, that remembers which it was. */
export class Stop {
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
