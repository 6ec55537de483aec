import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { SharedRedis } from '../redis/SharedRedis.ts';
import { keptMs, type Begun, type WriteId, type WriteMemory } from './WriteMemory.ts';

/** A gateway that has not renewed its write for this long counts as gone. */
const aliveMs = 10_000;
/** Attempts to store an answer that Redis did not accept, a second apart. */
const storeAttempts = 120;

const begin = `
local known = redis.call('HMGET', KEYS[1], 'fingerprint', 'answer')
if known[1] then return {known[1], known[2] or '', redis.call('EXISTS', KEYS[2])} end
redis.call('HSET', KEYS[1], 'fingerprint', ARGV[2], 'owner', ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[4])
return {}`;

const stayAlive = `
if redis.call('HGET', KEYS[1], 'owner') == ARGV[1] then redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[2]) end`;

/** A missing entry was lost with Redis's memory and is created again. */
const finish = `
local owner = redis.call('HGET', KEYS[1], 'owner')
if owner and owner ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'fingerprint', ARGV[2], 'owner', ARGV[1], 'answer', ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
redis.call('DEL', KEYS[2])
return 1`;

const release = `
if redis.call('HGET', KEYS[1], 'owner') == ARGV[1] then redis.call('DEL', KEYS[1], KEYS[2]) end`;

/**
 * The memory that several gateways share. A write belongs to the gateway that began it, which renews its claim every
 * few seconds. When that gateway vanishes, the write does not become free, because it may have been done: its state is
 * `lost` from then on (docs/decisions/safe-writes.md).
 */
export class SharedWrites implements WriteMemory {
  readonly #redis: SharedRedis;
  /** Answers that Redis has not stored yet. */
  readonly #unstored = new LRUCache<string, { fingerprint: string; answer: string }>({
    max: 1000,
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: ({ answer }) => answer.length + 200,
  });
  #isClosed = false;

  constructor(redis: SharedRedis) {
    this.#redis = redis;
  }

  async begin({ id, fingerprint }: WriteId): Promise<Begun> {
    const unstored = this.#unstored.get(id);
    if (unstored) return { state: 'done', ...unstored };
    const keys = [`parts:write:{${id}}`, `parts:write:{${id}}:alive`];
    const owner = randomUUID();
    const known = await this.#redis.run(begin, keys, [owner, fingerprint, `${keptMs}`, `${aliveMs}`]);
    const [first, answer, isAlive] = Array.isArray(known) ? known : [];
    if (typeof first === 'string') {
      if (typeof answer === 'string' && answer !== '') return { state: 'done', fingerprint: first, answer };
      return { state: isAlive === 1 ? 'running' : 'lost', fingerprint: first };
    }
    const heart = setInterval(() => {
      this.#redis.run(stayAlive, keys, [owner, `${aliveMs}`]).catch(() => undefined);
    }, aliveMs / 4);
    return {
      state: 'mine',
      finish: async (given, knownBy) => {
        clearInterval(heart);
        const store = () => this.#redis.run(finish, keys, [owner, knownBy, given, `${keptMs}`]);
        await store().catch(() => {
          // The write is done: its caller gets the answer now, Redis when it is back.
          this.#unstored.set(id, { fingerprint: knownBy, answer: given });
          void this.#storeLater(id, store);
        });
      },
      release: async () => {
        clearInterval(heart);
        await this.#redis.run(release, keys, [owner]).catch(() => undefined);
      },
    };
  }

  async #storeLater(id: string, store: () => Promise<unknown>): Promise<void> {
    for (let attempt = 1; attempt <= storeAttempts && !this.#isClosed && this.#unstored.has(id); attempt++) {
      await sleep(1000, undefined, { ref: false });
      const isStored = await store().then(
        () => true,
        () => false,
      );
      if (isStored) break;
    }
    this.#unstored.delete(id);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
  }
}
