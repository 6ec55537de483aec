import { createServer } from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { RestClient } from '../../../gateway/rest/RestClient.ts';
import { RestError } from '../../../gateway/rest/RestError.ts';
import { Upstream } from '../../../gateway/rest/Upstream.ts';
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

/** The client of a new request: its reads are not cached from another. */
const client = (upstream: Upstream): RestClient =>
  new RestClient({
    upstream,
    session: { bearer: 'token-1', locale: 'en', currency: null },
    requestId: 'request-1',
  });

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
  ['HTML', (_request, res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
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

test.each([400, 402, 403, 404, 500, 503])('%i tells whether a write was done', async (status) => {
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

test('promise: dead upstream: while one call tries a silent back end, the others fail at once', async () => {
  const { server, upstream } = await serve(() => undefined, 500);
  await Promise.all(Array.from({ length: 5 }, () => failure(client(upstream).get('listAddresses'))));
  await sleep(2100);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => failure(client(upstream).get('listAddresses'))),
  );
  expect(answers.map(({ kind }) => kind).sort()).toEqual([
    'timeout',
    ...Array.from({ length: 4 }, () => 'unavailable'),
  ]);
  expect(server.received).toHaveLength(6);
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

test('calls beyond the queue limit are refused at once, the waiting ones are answered', async () => {
  const release = Promise.withResolvers<void>();
  const { upstream } = await serve((_request, res) => void release.promise.then(() => sendJson(res, [])));
  // 256 in flight, 2,048 waiting, and 60 more.
  const calls = Array.from({ length: 2364 }, () =>
    client(upstream)
      .get('listCountries')
      .then(
        () => 'answered',
        (error: unknown) => (error instanceof RestError ? error.kind : 'other'),
      ),
  );
  await expect(Promise.race(calls)).resolves.toBe('unavailable');
  release.resolve();
  const kinds = await Promise.all(calls);
  expect(kinds.filter((kind) => kind === 'unavailable')).toHaveLength(60);
  expect(kinds.filter((kind) => kind === 'answered')).toHaveLength(2304);
});

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
