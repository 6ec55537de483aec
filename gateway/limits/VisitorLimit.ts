import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RestError } from '../rest/RestError.ts';
import type { SharedRedis } from '../redis/SharedRedis.ts';
import { accountKey, createCounter, networkOf, take, type Attempt } from './counters.ts';

/** Attempts allowed within a quarter of an hour: for one account from anywhere, and from one address. */
const perAccount = 5;
const perAddress = 20;

/**
 * Limits what needs no log-in and sends mails or can be guessed at. For an account only attempts that were done count;
 * for an address also those that the back end refused.
 */
export class VisitorLimit {
  readonly #accounts: RateLimiterAbstract;
  readonly #addresses: RateLimiterAbstract;

  /** @param name of the kind of attempts; each kind is counted alone */
  constructor(redis: SharedRedis | null, name: string) {
    this.#accounts = createCounter(redis, { name: `${name}:account`, points: perAccount });
    this.#addresses = createCounter(redis, { name: `${name}:address`, points: perAddress });
  }

  /** Makes an attempt. Returns the seconds to wait when there were too many; rejects as the attempt does. */
  async run<Done extends object>(
    { account, address }: Attempt,
    attempt: () => Promise<Done>,
  ): Promise<Done | number> {
    const network = networkOf(address);
    const key = account === null ? null : accountKey(account);
    const addressMs = await take(this.#addresses, network);
    if (addressMs > 0) return Math.ceil(addressMs / 1000);
    const accountMs = key === null ? 0 : await take(this.#accounts, key);
    if (accountMs > 0) {
      await this.#addresses.reward(network, 1);
      return Math.ceil(accountMs / 1000);
    }
    try {
      return await attempt();
    } catch (error) {
      const isRefused = error instanceof RestError && error.status !== null && error.status < 500;
      await Promise.allSettled([
        key === null ? null : this.#accounts.reward(key, 1),
        isRefused ? null : this.#addresses.reward(network, 1),
      ]);
      throw error;
    }
  }
}
