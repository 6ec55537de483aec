import { createServer } from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { RestClient } from '../../../gateway/rest/RestClient.ts';
import { RestError } from '../../../gateway/rest/RestError.ts';
import { Upstream } from '../../../gateway/rest/upstream/Upstream.ts';
import { sendJson, startUpstream, type SmallUpstream } from './startUpstream.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function connect(url: string, deadlineMs = 5000): RestClient {
  const upstream = new Upstream({ url, deadlineMs });
  closers.push(() => upstream.close());
  return client(upstream);
}

/** The client of a new request: its reads are not cached from another. Each token is that of a known user. */
function client(upstream: Upstream, bearer = 'token-1'): RestClient {
  upstream.owners.keep(bearer, { user: bearer, actor: null });
  return new RestClient({
    upstream,
    session: { bearer, locale: 'en', currency: null },
    requestId: 'request-1',
  });
}

async function serve(
  answer: Parameters<typeof startUpstream>[0],
  deadlineMs = 5000,
): Promise<{ server: SmallUpstream; upstream: Upstream }> {
  const server = await startUpstream(answer);
  const upstream = new Upstream({ url: server.url, deadlineMs });
  closers.push(
    () => upstream.close(),
    () => server.close(),
  );
  return { server, upstream };
}

async function failure(call: Promise<unknown>): Promise<RestError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RestError)) throw new Error(`not a RestError: ${String(error)}`);
  return error;
}

/** A port without a listener. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

test('a write that reaches no server was certainly not done', async () => {
  const rest = connect(`http://127.0.0.1:${await freePort()}`);
  const error = await failure(rest.write('cancelOrder', { path: { id: 1 } }));
  expect(error).toMatchObject({ kind: 'unavailable', isOutcomeUnknown: false });
});

test.each<[string, Parameters<typeof startUpstream>[0]]>([
  ['no answer', () => undefined],
  ['a reset connection', (_request, res) => void res.socket?.resetAndDestroy()],
  [
    'half an answer',
    (_request, res) => {
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      res.write('{"id":', () => res.socket?.destroy());
    },
  ],
  ['502 of a proxy', (_request, res) => res.writeHead(502).end()],
  ['504 of a proxy', (_request, res) => res.writeHead(504).end()],
])(
  'promise: upstream answers: after %s the outcome of a write is unknown; it is sent once',
  async (_name, answer) => {
    const { server, upstream } = await serve(answer, 300);
    const error = await failure(client(upstream).write('cancelOrder', { path: { id: 1 } }));
    expect(error.isOutcomeUnknown).toBe(true);
    expect(server.received).toHaveLength(1);
  },
);

test.each([500, 501, 502, 504])('after %i the outcome of a write is unknown', async (status) => {
  const { upstream } = await serve((_request, res) => sendJson(res, {}, status));
  const error = await failure(client(upstream).write('cancelOrder', { path: { id: 1 } }));
  expect(error).toMatchObject({ status, isOutcomeUnknown: true });
});

test.each([400, 402, 403, 404, 503])('%i tells whether a write was done', async (status) => {
  const { upstream } = await serve((_request, res) => sendJson(res, {}, status));
  const error = await failure(client(upstream).write('cancelOrder', { path: { id: 1 } }));
  expect(error).toMatchObject({ status, isOutcomeUnknown: false });
});

test('a read that failed leaves nothing unknown', async () => {
  const { upstream } = await serve((_request, res) => void res.socket?.resetAndDestroy());
  expect((await failure(client(upstream).get('listCountries'))).isOutcomeUnknown).toBe(false);
});

test('promise: dead upstream: calls to a part of the back end that always fails are held back, others continue; once it recovers they resume', async () => {
  let isWell = false;
  const { server, upstream } = await serve((request, res) => {
    if (isWell || request.url.startsWith('/api/v3/countries')) sendJson(res, []);
    else res.writeHead(503).end();
  });
  for (let call = 0; call < 5; call++) await failure(client(upstream).get('listAddresses'));
  const asked = server.received.length;
  const heldBack = await failure(client(upstream).get('listAddresses'));
  expect(heldBack.kind).toBe('unavailable');
  expect(server.received).toHaveLength(asked);
  await expect(client(upstream).get('listCountries')).resolves.toEqual([]);

  isWell = true;
  await expect
    .poll(
      () =>
        client(upstream)
          .get('listAddresses')
          .catch(() => null),
      { timeout: 15_000 },
    )
    .toEqual([]);
});

/** How a read ends: `answered`, or the kind of its error. */
const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof RestError ? error.kind : 'other'),
  );

test('promise: dead upstream: while one call tries a silent back end, the others wait for it for two seconds, and later ones not at all', async () => {
  const { server, upstream } = await serve(() => undefined, 3000);
  const read = (bearer: string) => outcomeOf(client(upstream, bearer).get('listAddresses'));
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map(read));
  await sleep(2100);
  const trial = read('f');
  const others = await Promise.all(['g', 'h', 'i'].map(read));
  expect(others).toEqual(['unavailable', 'unavailable', 'unavailable']);
  const begun = server.received.length;
  await expect(Promise.race([trial, read('j')])).resolves.toBe('unavailable');
  expect(await trial).toBe('timeout');
  expect(begun).toBe(6);
});

test.each([
  ['several callers', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']],
  ['one caller', Array.from({ length: 10 }, () => 'a')],
])(
  'promise: dead upstream: after an outage ten calls at once of %s are all answered, however late they come',
  async (_name, callers) => {
    let isWell = false;
    const { upstream } = await serve((_request, res) => {
      if (isWell) setTimeout(() => sendJson(res, []), 100);
      else res.writeHead(504).end();
    });
    const read = (bearer: string) => outcomeOf(client(upstream, bearer).get('listAddresses'));
    await Promise.all(callers.map(read));
    isWell = true;
    await sleep(3100);
    expect(new Set(await Promise.all(callers.map(read)))).toEqual(new Set(['answered']));
  },
);

test.each(['reset', 504])(
  'promise: one for all: a caller whose calls all get %s is held back alone; no other is refused',
  async (fault) => {
    const { server, upstream } = await serve(({ headers }, res) => {
      if (headers.authorization !== 'Bearer bad') sendJson(res, []);
      else if (fault === 504) res.writeHead(504).end();
      else res.socket?.resetAndDestroy();
    });
    const read = (bearer: string) => outcomeOf(client(upstream, bearer).get('listAddresses'));
    for (let time = 0; time < 2; time++) {
      const bad = await Promise.all(Array.from({ length: 12 }, () => read('bad')));
      expect(bad).not.toContain('answered');
      if (time === 0) continue;
      const sent = server.received.length;
      expect(await read('bad')).toBe('unavailable');
      expect(server.received).toHaveLength(sent);
    }
    for (let time = 0; time < 30; time++) {
      const [good, second] = await Promise.all([read('good'), read('better'), read('bad'), read('bad')]);
      expect([good, second]).toEqual(['answered', 'answered']);
    }
  },
);

test('promise: one for all: a caller has a quarter of the connections; the calls of others wait for none of its calls', async () => {
  const held: (() => void)[] = [];
  const { server, upstream } = await serve(({ headers }, res) => {
    if (headers.authorization === 'Bearer greedy') held.push(() => sendJson(res, []));
    else sendJson(res, []);
  }, 60_000);
  const read = (bearer: string) => outcomeOf(client(upstream, bearer).get('listCountries'));
  const greedy = Array.from({ length: 700 }, () => read('greedy'));
  await expect.poll(() => held.length, { timeout: 20_000 }).toBe(128);
  expect(await Promise.all(Array.from({ length: 20 }, (_, index) => read(`other ${index}`)))).toEqual(
    Array.from({ length: 20 }, () => 'answered'),
  );
  expect(server.received).toHaveLength(148);
  const release = setInterval(() => held.splice(0).forEach((answer) => answer()), 5);
  expect(new Set(await Promise.all(greedy))).toEqual(new Set(['answered']));
  clearInterval(release);
});

test('a caller who disconnects is not counted as a fault of the back end', async () => {
  const { server, upstream } = await serve(() => undefined);
  for (let call = 0; call < 8; call++) {
    const gone = new AbortController();
    const rest = new RestClient({
      upstream,
      session: { bearer: null, locale: 'en', currency: null },
      requestId: 'request-1',
      signal: gone.signal,
    });
    const read = failure(rest.get('listCountries'));
    await expect.poll(() => server.received.length).toBe(call + 1);
    gone.abort();
    expect((await read).kind).toBe('aborted');
  }
});

test.each([
  // Of one caller 128 are in flight and 2,048 wait; of all callers 256 and 2,048.
  ['one caller', 1, 2176],
  ['all callers', 30, 2304],
])(
  'calls of %s beyond the queue limit are refused at once, the waiting ones are answered',
  async (_name, callers, most) => {
    const release = Promise.withResolvers<void>();
    const { upstream } = await serve(
      (_request, res) => void release.promise.then(() => sendJson(res, [])),
      60_000,
    );
    const calls = Array.from({ length: most + 60 }, (_, index) =>
      outcomeOf(client(upstream, `token-${index % callers}`).get('listCountries')),
    );
    await expect(Promise.race(calls)).resolves.toBe('unavailable');
    release.resolve();
    const kinds = await Promise.all(calls);
    expect(kinds.filter((kind) => kind === 'unavailable')).toHaveLength(60);
    expect(kinds.filter((kind) => kind === 'answered')).toHaveLength(most);
  },
);

test('promise: retries: a GET waits for a short Retry-After, and is not repeated for a long one', async () => {
  const { server, upstream } = await serve((_request, res, count) => {
    if (count === 1) res.writeHead(503, { 'retry-after': '1' }).end();
    else if (count === 2) sendJson(res, []);
    else res.writeHead(503, { 'retry-after': '60' }).end();
  });
  await expect(client(upstream).get('listCountries')).resolves.toEqual([]);
  expect((await failure(client(upstream).get('listCountries'))).status).toBe(503);
  expect(server.received).toHaveLength(3);
});
