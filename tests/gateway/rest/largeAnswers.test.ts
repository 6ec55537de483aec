import { setImmediate as nextTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RestClient } from '../../../gateway/rest/RestClient.ts';
import { Upstream } from '../../../gateway/rest/upstream/Upstream.ts';
import { startUpstream, type SmallUpstream } from './startUpstream.ts';

/*
 * A large answer of the back end takes memory, and a good part of a second to parse. Each caller gets one at a time, and a few
 * are read at once; small answers wait for none of them.
 */

const rows = Array.from({ length: 30_000 }, (_, id) => ({ id, name: `Country ${'x'.repeat(60)}` }));
const large = JSON.stringify(rows);
let server: SmallUpstream;
let upstream: Upstream;
/** Large answers of which the end is held back, by their token. */
let held: Map<string, ServerResponse>;
let isCoded = false;

beforeEach(async () => {
  held = new Map();
  isCoded = false;
  server = await startUpstream(({ url, headers }, res) => {
    const token = headers.authorization ?? '';
    if (url.endsWith('/locales')) return res.writeHead(200).end('[]');
    if (isCoded) return res.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(large));
    res.writeHead(200, { 'content-type': 'application/json' });
    if (token.includes('held')) {
      res.write(large.slice(0, -1));
      held.set(token, res);
    } else res.end(large);
  });
  upstream = new Upstream({ url: server.url, deadlineMs: 60_000 });
});
afterEach(async () => {
  await upstream.close();
  await server.close();
});

/** A request of a user; `as` is their token, whose first word is who they are. */
function client(as: string, signal?: AbortSignal): RestClient {
  upstream.owners.keep(as, { user: as.split(' ', 1)[0] ?? '', actor: null });
  return new RestClient({
    upstream,
    session: { bearer: as, locale: 'en', currency: null },
    requestId: 'request-1',
    ...(signal && { signal }),
  });
}
const read = (as: string, signal?: AbortSignal): Promise<number> =>
  client(as, signal)
    .get('listCountries')
    .then((countries) => countries.length);
const isOver = async (reading: Promise<unknown>): Promise<boolean> => {
  let over = false;
  void reading.then(() => (over = true));
  await nextTurn();
  return over;
};

/** What was sent before arrives meanwhile. */
const passTime = async (): Promise<void> => {
  for (let call = 0; call < 40; call++) await client('probe').get('listLocales');
};

test('promise: one for all: of one caller one large answer is read at a time, those of others and small ones do not wait', async () => {
  const first = read('one held').catch(String);
  await expect.poll(() => held.size).toBe(1);
  // While a later answer is read whole, the held one has arrived up to its end.
  expect(await read('other')).toBe(30_000);
  await passTime();
  const second = read('one');
  expect(await read('other')).toBe(30_000);
  await client('one').get('listLocales');
  expect(await isOver(second)).toBe(false);
  held.get('Bearer one held')?.end(']');
  expect(await Promise.all([first, second])).toEqual([30_000, 30_000]);
});

test('promise: one for all: two large answers are read at once; who has gone gives the turn to the next', async () => {
  const leaving = new AbortController();
  const reading = ['a held', 'b held'].map((as) =>
    read(as, as.startsWith('a') ? leaving.signal : undefined).catch(() => 'gone'),
  );
  await expect.poll(() => held.size).toBe(2);
  await passTime();
  const third = read('d');
  await passTime();
  expect(await isOver(third)).toBe(false);
  leaving.abort();
  expect(await third).toBe(30_000);
  for (const res of held.values()) res.end(']');
  expect(await Promise.all(reading)).toEqual(['gone', 30_000]);
});

test('while a large answer waits for its turn its deadline does not run, and one whose caller goes ends', async () => {
  await upstream.close();
  upstream = new Upstream({ url: server.url, deadlineMs: 3000 });
  const leaving = new AbortController();
  const first = read('one held').catch(() => 'late');
  await expect.poll(() => held.size).toBe(1);
  await passTime();
  const gone = read('one', leaving.signal).catch(() => 'gone');
  const second = read('one');
  await client('one').get('listLocales');
  leaving.abort();
  expect(await gone).toBe('gone');
  // The first one's own deadline ends it.
  expect(await first).toBe('late');
  expect(await second).toBe(30_000);
});

test('large answers in a coding are read one after the other, too', async () => {
  isCoded = true;
  expect(await Promise.all([read('one'), read('one'), read('two')])).toEqual([30_000, 30_000, 30_000]);
});
