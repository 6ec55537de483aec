import { isIPv6 } from 'node:net';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { RedisClient, SharedRedis } from '../redis/SharedRedis.ts';
import { hash } from '../rest/hash.ts';

/** The time in which attempts are counted, in seconds. */
export const withinS = 15 * 60;

/** The account and address of an attempt. */
export interface Attempt {
  /** The account that it is about: a user name or e-mail address; null for none. */
  account: string | null;
  /** The caller's address. */
  address: string;
}

/** Counts by key. With Redis all gateways share the counts; while it does not answer each counts alone. */
export function createCounter(
  redis: SharedRedis | null,
  { name, points, duration = withinS }: { name: string; points: number; duration?: number },
): RateLimiterAbstract {
  const options = { keyPrefix: redis?.name(name) ?? name, points, duration };
  const memory = new RateLimiterMemory(options);
  if (redis === null) return memory;
  return new RateLimiterRedis({
    ...options,
    storeClient: within(redis),
    useRedisPackage: true,
    insuranceLimiter: memory,
  });
}

/** The commands that the counters use, each answered within SharedRedis's time. */
const within = (redis: SharedRedis) => ({
  eval: (...args: Parameters<RedisClient['eval']>) => redis.ask((client) => client.eval(...args)),
  del: (key: string) => redis.ask((client) => client.del(key)),
  multi: () => redis.multi(),
});

/** Takes one point. Returns the milliseconds to wait when none is left, else 0. */
export async function take(counter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await counter.consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused.msBeforeNext;
    throw refused;
  }
}

/** The milliseconds to wait when no point is left, else 0; takes none. */
export async function waitOf(counter: RateLimiterAbstract, key: string): Promise<number> {
  const counted = await counter.get(key);
  return counted !== null && counted.consumedPoints >= counter.points ? counted.msBeforeNext : 0;
}

/** A hash of an account, perhaps with an address: user names are not stored in plain text. */
export const accountKey = (account: string, address = ''): string =>
  hash(`${account.trim().toLowerCase()}\n${address}`);

/** The network of an address. An IPv6 subscriber controls a whole /64. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  // An IPv4 address as a socket for both kinds has it.
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`;
}
