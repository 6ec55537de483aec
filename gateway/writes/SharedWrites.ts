import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { SharedRedis } from '../redis/SharedRedis.ts';
import {
  callerMs,
  keptMs,
  share,
  toBegun,
  type Begun,
  type EndedWrite,
  type WriteId,
  type WriteMemory,
} from './WriteMemory.ts';

/** A gateway that has not renewed its write for this long counts as gone. */
const aliveMs = 10_000;
/**
 * An answer of up to so many bytes takes no part of its holder's share of answers: that of keys bounds it, and an index of
 * them would be longer than they are.
 */
const shortChars = 512;
/** Repeats what Redis did not accept, a second apart. */
const mostAttempts = 120;

/*
 * Keys of a write: [1] its entry, [2] alive while its gateway is. Of its holder: [3] the number of keys by the hour in which
 * they were begun, [4] the entries with a long answer in their order, [5] the length of each of these answers and of all,
 * `total`.
 */
const countKeys = `
local hourMs = 3600000
local function count(began, change)
  redis.call('HINCRBY', KEYS[3], math.floor(began / hourMs), change)
end
local function countAll(now, keptMs)
  local hours, sum = redis.call('HGETALL', KEYS[3]), 0
  for index = 1, #hours, 2 do
    if (hours[index] + 1) * hourMs + keptMs > tonumber(now) then sum = sum + hours[index + 1]
    else redis.call('HDEL', KEYS[3], hours[index]) end
  end
  return sum
end`;

const begin = `${countKeys}
local owner, fingerprint, keptMs, aliveMs, now, mostKeys, again = unpack(ARGV)
local known = redis.call('HMGET', KEYS[1], 'fingerprint', 'answer', 'began')
if known[1] then
  local state = 'unknown'
  if known[2] then state = 'done' elseif redis.call('EXISTS', KEYS[2]) == 1 then state = 'running' end
  if state ~= 'unknown' or again ~= '1' then return {state, known[1], known[2] or '', known[3]} end
else
  if countAll(now, keptMs) >= tonumber(mostKeys) then return {'full'} end
  count(now, 1)
  redis.call('PEXPIRE', KEYS[3], keptMs + hourMs)
end
redis.call('HSET', KEYS[1], 'fingerprint', fingerprint, 'owner', owner)
redis.call('HSETNX', KEYS[1], 'began', now)
redis.call('PEXPIRE', KEYS[1], keptMs)
redis.call('SET', KEYS[2], owner, 'PX', aliveMs)
return {'mine'}`;

const stayAlive = `
if redis.call('HGET', KEYS[1], 'owner') == ARGV[1] then redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[2]) end`;

/**
 * A missing entry was lost with Redis's memory and is created again. One with an answer is done. Of a write with a short
 * answer, which is never dropped, nothing else will be asked.
 */
const finish = `${countKeys}
local owner, fingerprint, answer, keptMs, now, mostChars, began, shortChars = unpack(ARGV)
local known = redis.call('HMGET', KEYS[1], 'owner', 'answer')
if known[2] or (known[1] and known[1] ~= owner) then return 0 end
if not known[1] then
  count(began, 1)
  redis.call('PEXPIRE', KEYS[3], keptMs + hourMs)
end
redis.call('HSET', KEYS[1], 'fingerprint', fingerprint, 'owner', owner)
redis.call('HSETNX', KEYS[1], 'began', began)
redis.call('PEXPIRE', KEYS[1], keptMs)
redis.call('DEL', KEYS[2])
if answer == '' then return 1 end
if #answer <= tonumber(shortChars) then redis.call('HDEL', KEYS[1], 'owner', 'began') end
redis.call('HSET', KEYS[1], 'answer', answer)
if #answer <= tonumber(shortChars) then return 1 end
local function forget(id)
  local total = redis.call('HINCRBY', KEYS[5], 'total', -(redis.call('HGET', KEYS[5], id) or 0))
  redis.call('HDEL', KEYS[5], id)
  return total
end
for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[4], '-inf', now - keptMs)) do
  forget(id)
  redis.call('ZREM', KEYS[4], id)
end
redis.call('ZADD', KEYS[4], now, KEYS[1])
redis.call('HSET', KEYS[5], KEYS[1], #answer)
local total = redis.call('HINCRBY', KEYS[5], 'total', #answer)
while total > tonumber(mostChars) do
  local oldest = redis.call('ZPOPMIN', KEYS[4])[1]
  if not oldest then break end
  total = forget(oldest)
  redis.call('HDEL', oldest, 'answer')
end
for key = 4, 5 do redis.call('PEXPIRE', KEYS[key], keptMs) end
return 1`;

const release = `${countKeys}
local known = redis.call('HMGET', KEYS[1], 'owner', 'began')
if known[1] ~= ARGV[1] then return end
redis.call('DEL', KEYS[1], KEYS[2])
count(known[2], -1)`;

const findCaller = `return redis.call('GET', KEYS[1])`;
const keepCaller = `redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])`;
const forgetCaller = `redis.call('DEL', KEYS[1])`;

/**
 * The memory that several gateways share. A write belongs to the gateway that began it, which renews its claim every
 * few seconds. When that gateway vanishes, the write does not become free, because it may have been done: its state is
 * `unknown` from then on (docs/decisions/safe-writes.md).
 */
export class SharedWrites implements WriteMemory {
  readonly #redis: SharedRedis;
  /** Answers that Redis has not stored yet. */
  readonly #unstored = new LRUCache<string, EndedWrite>({
    max: 1000,
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: ({ answer }) => (answer?.length ?? 0) + 200,
  });
  #isClosed = false;

  constructor(redis: SharedRedis) {
    this.#redis = redis;
  }

  async begin({ id, fingerprint, holder }: WriteId, again = false): Promise<Begun> {
    const unstored = this.#unstored.get(id);
    if (unstored) return toBegun(unstored);
    // One holder's keys have one tag, so that a cluster of Redis keeps them together.
    const keys = [
      `write:{${holder}}:${id}`,
      `write:{${holder}}:${id}:alive`,
      ...['hours', 'answers', 'sizes'].map((name) => `writes:{${holder}}:${name}`),
    ].map((name) => this.#redis.name(name));
    const owner = randomBytes(8).toString('base64url');
    const beganAt = Date.now();
    const drop = () => this.#redis.run(release, keys, [owner]);
    // Until it is dropped, a repeat would find a write that may have been done.
    const dropSoon = () => drop().catch(() => void this.#repeat(drop));
    const known = await this.#redis
      .run(begin, keys, [
        owner,
        fingerprint,
        `${keptMs}`,
        `${aliveMs}`,
        `${beganAt}`,
        `${share.keys}`,
        again ? '1' : '0',
      ])
      .catch((cause: unknown) => {
        // A Redis that is late, or whose answer was lost, has begun it all the same.
        void dropSoon();
        throw cause;
      });
    const found = readBegun(known);
    if (found) return found;
    const heart = setInterval(() => {
      this.#redis.run(stayAlive, keys, [owner, `${aliveMs}`]).catch(() => undefined);
    }, aliveMs / 4);
    return {
      state: 'mine',
      finish: async (given, knownBy) => {
        clearInterval(heart);
        const store = () =>
          this.#redis.run(finish, keys, [
            owner,
            knownBy,
            given ?? '',
            `${keptMs}`,
            `${Date.now()}`,
            `${share.answerChars}`,
            `${beganAt}`,
            `${shortChars}`,
          ]);
        await store().catch(() => {
          // The write is done: its caller gets the answer now, Redis when it is back.
          this.#unstored.set(id, { fingerprint: knownBy, answer: given, beganAt });
          void this.#storeLater(id, store);
        });
      },
      release: async () => {
        clearInterval(heart);
        await dropSoon();
      },
    };
  }

  async #storeLater(id: string, store: () => Promise<unknown>): Promise<void> {
    await this.#repeat(store, () => this.#unstored.has(id));
    this.#unstored.delete(id);
  }

  /** Tries something each second until Redis has accepted it. */
  async #repeat(run: () => Promise<unknown>, isWanted = () => true): Promise<void> {
    for (let attempt = 1; attempt <= mostAttempts && !this.#isClosed && isWanted(); attempt++) {
      await sleep(1000, undefined, { ref: false });
      const isAccepted = await run().then(
        () => true,
        () => false,
      );
      if (isAccepted) return;
    }
  }

  async findCaller(token: string): Promise<string | null> {
    const caller = await this.#redis.run(findCaller, [this.#callerName(token)], []);
    return typeof caller === 'string' ? caller : null;
  }

  async keepCaller(token: string, caller: string): Promise<void> {
    await this.#redis.run(keepCaller, [this.#callerName(token)], [caller, `${callerMs}`]);
  }

  async forgetCaller(token: string): Promise<void> {
    await this.#redis.run(forgetCaller, [this.#callerName(token)], []);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
  }

  #callerName(token: string): string {
    return this.#redis.name(`caller:${token}`);
  }
}

/** The state that the script `begin` returned; null when the write belongs to the caller now. */
function readBegun(known: unknown): Exclude<Begun, { state: 'mine' }> | null {
  const [state, fingerprint = '', answer = '', began] = Array.isArray(known) ? known.map(String) : [];
  switch (state) {
    case 'running':
    case 'unknown':
      return { state, fingerprint, beganAt: Number(began) };
    case 'done':
      return { state, fingerprint, answer };
    case 'full':
      return { state };
    default:
      return null;
  }
}
