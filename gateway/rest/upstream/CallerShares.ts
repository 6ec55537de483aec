import { Turns } from './Turns.ts';

/**
 * Gives each caller a share of the connections. The calls of a caller beyond it wait for that caller's other calls; the
 * calls of other callers do not.
 */
export class CallerShares {
  /** Of callers who have a call running. */
  readonly #shares = new Map<string, Turns>();
  readonly #size: number;

  /** @param size calls of one caller at once */
  constructor(size: number) {
    this.#size = size;
  }

  /** Whether half of a caller's share or more is running. */
  isHalfFull(caller: string): boolean {
    return (this.#shares.get(caller)?.running ?? 0) >= this.#size / 2;
  }

  /** The share of a caller. */
  of(caller: string): Turns {
    let share = this.#shares.get(caller);
    if (!share) {
      share = new Turns(this.#size, () => this.#shares.delete(caller));
      this.#shares.set(caller, share);
    }
    return share;
  }
}
