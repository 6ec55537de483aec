/** How many bulk reads of one session may run at once: a job and one download. */
const perSession = 2;

/** Counts the bulk reads that are running in this process. */
export class BulkRuns {
  readonly #max: number;
  readonly #running = new Map<string, number>();
  #count = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /**
   * Takes a place for a read of a session.
   *
   * @returns a function that gives the place back, to be called once; null when too many are running
   */
  begin(session: string): (() => void) | null {
    const own = this.#running.get(session) ?? 0;
    if (own >= perSession || this.#count >= this.#max) return null;
    this.#running.set(session, own + 1);
    this.#count += 1;
    return () => {
      this.#count -= 1;
      const left = (this.#running.get(session) ?? 1) - 1;
      if (left === 0) this.#running.delete(session);
      else this.#running.set(session, left);
    };
  }
}
