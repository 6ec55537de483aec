/** Counts what runs in this process at once, and what of it belongs to one holder: a user, or an address. */
export class Places {
  readonly #all: number;
  readonly #each: number;
  readonly #held = new Map<string, number>();
  #count = 0;

  /**
   * @param sizes.all places of the process
   * @param sizes.each places of one holder
   */
  constructor({ all, each }: { all: number; each: number }) {
    this.#all = all;
    this.#each = each;
  }

  /**
   * Takes a place.
   *
   * @returns a function that gives it back, to be called once; null when no place is left
   */
  take(holder: string): (() => void) | null {
    const own = this.#held.get(holder) ?? 0;
    if (own >= this.#each || this.#count >= this.#all) return null;
    this.#held.set(holder, own + 1);
    this.#count += 1;
    return () => {
      this.#count -= 1;
      const left = (this.#held.get(holder) ?? 1) - 1;
      if (left === 0) this.#held.delete(holder);
      else this.#held.set(holder, left);
    };
  }
}
