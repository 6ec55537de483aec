import { LRUCache } from 'lru-cache';

/** The orders that writes of this process have made, by their ids at the back end, so that no other write names them. */
export class MadeOrders {
  readonly #named = new LRUCache<number, true>({ max: 10_000, ttl: 60 * 60 * 1000 });
  /** Whether an answer has named none of the orders that it made: others like it are to be expected. */
  isSilent = false;
  readonly #running = new Set<{ account: string | null; isAlone: boolean }>();

  /**
   * Runs a write, and tells it whether no other one of the same account has run at the same time so far.
   *
   * @param account the account that the orders are of; null where it is not known: then it may be any
   */
  async run<T>(account: string | null, write: (isAlone: () => boolean) => Promise<T>): Promise<T> {
    const own = { account, isAlone: true };
    for (const other of this.#running)
      if (account === null || other.account === null || other.account === account)
        own.isAlone = other.isAlone = false;
    this.#running.add(own);
    try {
      return await write(() => own.isAlone);
    } finally {
      this.#running.delete(own);
    }
  }

  /** Claims orders for a write. Returns false, having claimed none, where another write has named one of them. */
  claim(ids: readonly number[]): boolean {
    if (ids.some((id) => this.#named.has(id))) return false;
    for (const id of ids) this.#named.set(id, true);
    return true;
  }

  isNamed(id: number): boolean {
    return this.#named.has(id);
  }
}
