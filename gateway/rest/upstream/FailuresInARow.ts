import type { IBreaker } from 'cockatiel';

/** Failures after which calls are held back. */
export const failuresInARow = 5;
/** How many of them one caller can cause: what a caller sends may be the reason why the back end gives no answer. */
const mostOfOne = 2;

/** Counts the failures of a part of the back end since its last answer, those of one caller up to two. */
export class FailuresInARow implements IBreaker {
  state: unknown = null;
  readonly #byCaller = new Map<string, number>();
  #withoutConnection = 0;
  readonly #onSuccess: () => void;

  constructor(onSuccess: () => void) {
    this.#onSuccess = onSuccess;
  }

  /** Notes whose call is about to fail. */
  note(caller: string): void {
    this.#byCaller.set(caller, (this.#byCaller.get(caller) ?? 0) + 1);
  }

  /** Notes that there was no connection, which is not a caller's doing. */
  noteNoConnection(): void {
    this.#withoutConnection += 1;
  }

  success(): void {
    // Nearly every call ends here, and Map.clear makes a new table.
    if (this.#byCaller.size > 0) this.#byCaller.clear();
    this.#withoutConnection = 0;
    this.#onSuccess();
  }

  failure(): boolean {
    let sum = this.#withoutConnection;
    for (const count of this.#byCaller.values()) sum += Math.min(count, mostOfOne);
    return sum >= failuresInARow;
  }
}
