import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { SharedRedis } from '../redis/SharedRedis.ts';
import { accountKey, createCounter, networkOf, take, waitOf } from './counters.ts';

/** Failed log-ins allowed within a quarter of an hour: of one account from one address, and from one address. */
const perAccount = 10;
const perAddress = 100;
/** How long an account that has logged in from an address is known there, in seconds. */
const knownForS = 14 * 24 * 60 * 60;

/** One attempt to log in. */
export interface LoginAttempt {
  username: string;
  /** The caller's address. */
  address: string;
}

/** An attempt that may be made, and what its result means for the counts. */
export interface CountedLogin {
  /** The attempt succeeded: neither it nor the earlier ones for this account count any longer. */
  succeeded(): Promise<void>;
  /** The attempt was neither accepted nor rejected: it does not count. */
  undecided(): Promise<void>;
}

/**
 * Slows down password guessing. An account is counted together with the address, so that an attacker cannot lock its
 * owner out; an address alone is counted too, against attacks on many accounts. That count does not hold back an account that
 * has logged in from there before, and an attempt that is refused adds nothing to it (docs/decisions/safe-writes.md).
 */
export class LoginLimit {
  readonly #accounts: RateLimiterAbstract;
  readonly #addresses: RateLimiterAbstract;
  readonly #known: RateLimiterAbstract;

  constructor(redis: SharedRedis | null) {
    this.#accounts = createCounter(redis, { name: 'login:account', points: perAccount });
    this.#addresses = createCounter(redis, { name: 'login:address', points: perAddress });
    this.#known = createCounter(redis, { name: 'login:known', points: 1, duration: knownForS });
  }

  /** Counts an attempt before it is made. Returns the seconds to wait when there were too many. */
  async begin({ username, address }: LoginAttempt): Promise<CountedLogin | number> {
    const network = networkOf(address);
    const key = accountKey(username, network);
    const isKnown = (await this.#known.get(key)) !== null;
    const waitMs =
      // A refused name leaves nothing behind, however many are made up.
      (isKnown ? 0 : await waitOf(this.#addresses, network)) ||
      (await take(this.#accounts, key)) ||
      (isKnown ? 0 : await take(this.#addresses, network));
    if (waitMs > 0) return Math.ceil(waitMs / 1000);
    const returnToAddress = (): unknown => (isKnown ? null : this.#addresses.reward(network, 1));
    return {
      succeeded: async () => {
        await Promise.allSettled([
          returnToAddress(),
          this.#accounts.delete(key),
          this.#known.set(key, 1, knownForS),
        ]);
      },
      undecided: async () => {
        await Promise.allSettled([returnToAddress(), this.#accounts.reward(key, 1)]);
      },
    };
  }
}
