import { BulkheadRejectedError, TaskCancelledError } from 'cockatiel';
import type { Stop } from './Stop.ts';

/** Calls that wait: a hundred operations of twenty calls. */
const maxWaiting = 2048;

/**
 * Admits a number of calls at once; the others wait for their turn, in their order. Every call passes here twice: where there
 * is room it costs a counter, where cockatiel's bulkhead costs two promises.
 */
export class Turns {
  #running = 0;
  /** Admit the calls that wait. Null until one has to: a caller's turns last as long as one request. */
  #waiting: Set<() => void> | null = null;
  readonly #size: number;
  readonly #onIdle: () => void;

  /**
   * @param size calls at once
   * @param onIdle called when the last call has left
   */
  constructor(size: number, onIdle: () => void = () => undefined) {
    this.#size = size;
    this.#onIdle = onIdle;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting?.size ?? 0;
  }

  /**
   * Admits a call, which has to leave at its end: null when it may run now, or a promise of its turn. That rejects with an
   * error of cockatiel when too many wait, and at once when the call is stopped while it waits.
   */
  enter(stop: Stop): Promise<void> | null {
    if (this.#running === this.#size) return this.#wait(stop);
    this.#running++;
    return null;
  }

  /** Ends the turn of a call that was admitted. */
  leave(): void {
    this.#running--;
    const next = this.#waiting?.values().next().value;
    if (next) next();
    else if (this.#running === 0) this.#onIdle();
  }

  #wait(stop: Stop): Promise<void> {
    const waiting = (this.#waiting ??= new Set());
    if (waiting.size >= maxWaiting) return Promise.reject(new BulkheadRejectedError(this.#size, maxWaiting));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const admit = (): void => {
      waiting.delete(admit);
      this.#running++;
      resolve();
    };
    waiting.add(admit);
    stop.onStop = () => {
      waiting.delete(admit);
      reject(new TaskCancelledError());
    };
    return promise;
  }
}
