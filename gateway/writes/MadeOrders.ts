import { LRUCache } from 'lru-cache';
import type { OrderWrites } from './OrderWrites.ts';

/** The orders that writes of this process have made, by their ids at the back end, so that no other write names them. */
export class MadeOrders {
  readonly #named = new LRUCache<number, true>({ max: 10_000, ttl: 60 * 60 * 1000 });
  /** Whether an answer has named none of the orders that it made: others like it are to be expected. */
  isSilent = false;
  readonly #running = new Set<{ account: string | null; isAlone: boolean }>();
  /** The writes of all gateways; null where this one is alone. */
  readonly #shared: OrderWrites | null;

  constructor(shared: OrderWrites | null) {
    this.#shared = shared;
  }

  /**
   * Runs a write, and tells it whether no other one of the same account has run at the same time so far.
   *
   * @param account the account that the orders are of; null where it is not known: then it may be any
   */
  async run<T>(account: string | null, write: (isAlone: () => Promise<boolean>) => Promise<T>): Promise<T> {
    const own = { account, isAlone: true };
    for (const other of this.#running)
      if (account === null || other.account === null || other.account === account)
        own.isAlone = other.isAlone = false;
    this.#running.add(own);
    const announced = await this.#shared?.announce(account);
    try {
      return await write(async () => own.isAlone && (announced === undefined || (await announced.isAlone())));
    } finally {
      this.#running.delete(own);
      announced?.end();
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
