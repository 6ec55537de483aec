import { createClient } from '@redis/client';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SharedRedis } from '../../../gateway/redis/SharedRedis.ts';
import { hash } from '../../../gateway/rest/hash.ts';
import { LocalWrites } from '../../../gateway/writes/LocalWrites.ts';
import { SharedWrites } from '../../../gateway/writes/SharedWrites.ts';
import { share, type WriteMemory } from '../../../gateway/writes/WriteMemory.ts';
import { hasRedis, startRedis, type TestRedis } from '../../support/startRedis.ts';

/** Does a write and keeps its answer. */
async function keep(
  memory: WriteMemory,
  holder: string,
  key: string,
  answer: string | null,
): Promise<string> {
  const begun = await memory.begin({ id: `${holder}-${key}`, fingerprint: key, holder });
  if (begun.state === 'mine') await begun.finish(answer, key);
  return begun.state;
}

const stateOf = async (memory: WriteMemory, holder: string, key: string): Promise<string> => {
  const begun = await memory.begin({ id: `${holder}-${key}`, fingerprint: key, holder });
  if (begun.state === 'mine') await begun.release();
  return begun.state;
};

/** Writes that are kept at once: of many more a slow processor answers the last one after Redis has been given up. */
const atOnce = 20;

/** Keeps as many writes as a share holds, some at a time. */
async function fill(memory: WriteMemory, holder: string): Promise<void> {
  for (let index = 0; index < share.keys; index += atOnce) {
    const keys = Array.from({ length: atOnce }, (_, offset) => `key-${index + offset}`);
    await Promise.all(keys.map((key) => keep(memory, holder, key, '1')));
  }
}

let redis: TestRedis | null = null;
let client: SharedRedis | null = null;

beforeAll(async () => {
  if (!hasRedis) return;
  redis = await startRedis();
  client = new SharedRedis({
    url: redis.url,
    upstreamUrl: 'http://erp.example',
    log: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  client?.close();
  await redis?.kill();
});

describe.each([
  ['of one gateway', () => new LocalWrites()],
  ...(hasRedis
    ? [['in Redis', () => new SharedWrites(client as SharedRedis)] as [string, () => WriteMemory]]
    : []),
])('the memory of writes %s', (_where, create) => {
  test('a holder whose share of keys is used up gets no more, their keys stay, and another is not concerned', async () => {
    const memory = create();
    await keep(memory, 'victim', 'own', '"mine"');
    await fill(memory, 'filler');
    expect(await stateOf(memory, 'filler', 'one-more')).toBe('full');
    expect(await stateOf(memory, 'filler', 'key-0')).toBe('done');
    expect(await stateOf(memory, 'victim', 'own')).toBe('done');
    expect(await stateOf(memory, 'victim', 'another')).toBe('mine');
    await memory.close();
  });

  test('long answers of a holder push out their own oldest ones, whose writes are unknown from then on', async () => {
    const memory = create();
    await keep(memory, 'other', 'own', '"mine"');
    const answer = 'x'.repeat(share.answerChars / 4);
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) await keep(memory, 'long', key, answer);
    const states = await Promise.all(['a', 'b', 'c', 'f'].map((key) => stateOf(memory, 'long', key)));
    expect(states).toEqual(['unknown', 'unknown', 'done', 'done']);
    expect(await stateOf(memory, 'other', 'own')).toBe('done');
    await memory.close();
  });

  test('an unknown write begins again when asked to, and only then; it began when it was first sent', async () => {
    const memory = create();
    const before = Date.now();
    await keep(memory, 'again', 'own', null);
    const write = { id: 'again-own', fingerprint: 'own', holder: 'again' };
    const unknown = await memory.begin(write);
    expect(unknown).toEqual({ state: 'unknown', fingerprint: 'own', beganAt: expect.any(Number) });
    const beganAt = unknown.state === 'unknown' ? unknown.beganAt : 0;
    expect(beganAt).toBeGreaterThanOrEqual(before);
    expect(beganAt).toBeLessThanOrEqual(Date.now());
    const begun = await memory.begin(write, true);
    expect(begun.state).toBe('mine');
    expect(await memory.begin(write, true)).toEqual({ state: 'running', fingerprint: 'own', beganAt });
    if (begun.state === 'mine') await begun.finish(null, 'own');
    expect(await memory.begin(write)).toEqual(unknown);
    const last = await memory.begin(write, true);
    if (last.state === 'mine') await last.finish('1', 'own');
    expect(await memory.begin(write, true)).toEqual({ state: 'done', fingerprint: 'own', answer: '1' });
    await memory.close();
  });
});

const hashed = (key: string) => ({ id: hash(key), fingerprint: hash(`input ${key}`), holder: hash('bytes') });

/** Writes under hashes, as the gateway does. */
async function writeHashed(memory: WriteMemory, key: string, answer: string): Promise<void> {
  const begun = await memory.begin(hashed(key));
  if (begun.state === 'mine') await begun.finish(answer, hashed(key).fingerprint);
}

const connectReader = () => createClient({ url: redis?.url ?? '' }).connect();

async function withReader<T>(
  read: (reader: Awaited<ReturnType<typeof connectReader>>) => Promise<T>,
): Promise<T> {
  const reader = await connectReader();
  try {
    return await read(reader);
  } finally {
    reader.destroy();
  }
}

describe.skipIf(!hasRedis)('what Redis holds of writes', () => {
  test('a write that needs only "done" takes 400 bytes at most, with its name and its part of what counts it', async () => {
    const memory = new SharedWrites(client as SharedRedis);
    const count = 200;
    const answer = '{"__typename":"MarkAnnouncementViewedPayload","viewer":{}}';
    for (let index = 0; index < count; index++) await writeHashed(memory, `done-${index}`, answer);
    const bytes = await withReader(async (reader) => {
      const names = await reader.keys(`*{${hash('bytes')}}*`);
      const sizes = await Promise.all(names.map((name) => reader.memoryUsage(name)));
      return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
    });
    expect(bytes / count).toBeLessThanOrEqual(400);
    expect(await memory.begin(hashed('done-7'))).toMatchObject({ state: 'done', answer });
  });

  test('during an update gateways read what the version before has kept, and keep what it reads', async () => {
    const memory = new SharedWrites(client as SharedRedis);
    await writeHashed(memory, 'now', '"now"');
    const [name, ...others] = await withReader(async (reader) => {
      const found = (await reader.keys(`*${hashed('now').id}*`))[0] ?? '';
      expect(await reader.hGetAll(found)).toMatchObject({
        fingerprint: hashed('now').fingerprint,
        answer: '"now"',
      });
      const before = (key: string) => found.replace(hashed('now').id, hashed(key).id);
      const kept = { owner: 'another', began: '1000' };
      await reader.hSet(before('done'), {
        ...kept,
        fingerprint: hashed('done').fingerprint,
        answer: '"before"',
      });
      await reader.hSet(before('unknown'), { ...kept, fingerprint: hashed('unknown').fingerprint });
      return [found, ...(await reader.keys(`*${hashed('now').id}:*`))];
    });
    expect(name).toMatch(/^parts:[\w-]{8}:write:\{[\w-]{43}\}:[\w-]{43}$/);
    expect(others).toEqual([]);
    expect(await memory.begin(hashed('done'))).toMatchObject({ state: 'done', answer: '"before"' });
    expect(await memory.begin(hashed('unknown'))).toMatchObject({ state: 'unknown', beganAt: 1000 });
  });

  test('a key that was given back leaves room for another', async () => {
    const memory = new SharedWrites(client as SharedRedis);
    const holder = 'given-back';
    for (let index = 0; index < 3; index++) {
      const begun = await memory.begin({ id: `${holder}-${index}`, fingerprint: 'x', holder });
      if (begun.state === 'mine' && index > 0) await begun.release();
    }
    const counted = await withReader(async (reader) => {
      const [name = ''] = await reader.keys(`*:writes:{${holder}}:*`);
      return Object.values(await reader.hGetAll(name)).reduce((sum, value) => sum + Number(value), 0);
    });
    expect(counted).toBe(1);
  });
});
