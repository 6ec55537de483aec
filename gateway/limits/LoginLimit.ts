import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { SharedRedis } from '../redis/SharedRedis.ts';

/** Failed log-ins allowed within a quarter of an hour: of one account from one address, and from one address. */
const perAccount = 10;
const perAddress = 100;
const withinS = 15 * 60;

/** One attempt to log in. */
export interface LoginAttempt {
  username: string;
  /** The caller's address. */
  address: string;
}

/**
 * Slows down password guessing. An account is counted together with the address, so that an attacker cannot lock its
 * owner out; an address alone is counted too, against attacks on many accounts (docs/decisions/safe-writes.md).
 */
export class LoginLimit {
  readonly #accounts: RateLimiterAbstract;
  readonly #addresses: RateLimiterAbstract;

  /** With Redis all gateways share the count; while its connection is lost each counts alone. */
  constructor(redis: SharedRedis | null) {
    this.#accounts = limiter(redis, 'parts:login:account', perAccount);
    this.#addresses = limiter(redis, 'parts:login:address', perAddress);
  }

  /** Counts an attempt before it is made. Returns the seconds to wait when there were too many, else null. */
  async take(attempt: LoginAttempt): Promise<number | null> {
    const waits = await Promise.all([
      take(this.#addresses, network(attempt.address)),
      take(this.#accounts, account(attempt)),
    ]);
    const waitMs = Math.max(...waits);
    return waitMs === 0 ? null : Math.ceil(waitMs / 1000);
  }

  /** The attempt succeeded: neither it nor the earlier ones for this account count any longer. */
  async forget(attempt: LoginAttempt): Promise<void> {
    await Promise.allSettled([
      this.#addresses.reward(network(attempt.address), 1),
      this.#accounts.delete(account(attempt)),
    ]);
  }

  /** The attempt was neither accepted nor rejected: it does not count. */
  async giveBack(attempt: LoginAttempt): Promise<void> {
    await Promise.allSettled([
      this.#addresses.reward(network(attempt.address), 1),
      this.#accounts.reward(account(attempt), 1),
    ]);
  }
}

function limiter(redis: SharedRedis | null, keyPrefix: string, points: number): RateLimiterAbstract {
  const options = { keyPrefix, points, duration: withinS };
  const memory = new RateLimiterMemory(options);
  if (redis === null) return memory;
  return new RateLimiterRedis({
    ...options,
    storeClient: redis.client,
    useRedisPackage: true,
    insuranceLimiter: memory,
  });
}

/** Takes one point. Returns the milliseconds to wait when none is left, else 0. */
async function take(limit: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limit.consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused.msBeforeNext;
    throw refused;
  }
}

/** A hash: user names are not stored in plain text. */
const account = ({ username, address }: LoginAttempt): string =>
  createHash('sha256')
    .update(`${username.trim().toLowerCase()}\n${network(address)}`)
    .digest('base64url');

/** An IPv6 subscriber controls a whole /64. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`;
}
