import { afterEach, expect, test } from 'vitest';
import { RestClient } from '../../../gateway/rest/RestClient.ts';
import { RestError } from '../../../gateway/rest/RestError.ts';
import { Upstream } from '../../../gateway/rest/upstream/Upstream.ts';
import { sendJson, startUpstream, type SmallUpstream } from './startUpstream.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

type Answer = Parameters<typeof startUpstream>[0];

async function start(
  answer: Answer,
  options: Partial<ConstructorParameters<typeof RestClient>[0]> & { deadlineMs?: number } = {},
): Promise<{ rest: RestClient; upstream: SmallUpstream }> {
  const server = await startUpstream(answer);
  const upstream = new Upstream({ url: server.url, deadlineMs: options.deadlineMs ?? 5000 });
  closers.push(
    () => upstream.close(),
    () => server.close(),
  );
  const session = { bearer: 'token-1', locale: 'de' as const, currency: 'EUR' };
  return {
    rest: new RestClient({ upstream, session, requestId: 'request-1', ...options }),
    upstream: server,
  };
}

async function failure(call: Promise<unknown>): Promise<RestError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RestError)) throw new Error(`not a RestError: ${String(error)}`);
  return error;
}

test('API-02 API-03 API-04 bearer, Locale, CC, the request id and the trace are sent upstream, and nothing else of the caller', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const { rest, upstream } = await start((_request, res) => sendJson(res, []), { traceparent });
  await rest.get('listCountries');
  const { host: _host, connection: _connection, ...headers } = upstream.received[0]?.headers ?? {};
  expect(headers).toEqual({
    authorization: 'Bearer token-1',
    locale: 'de',
    cc: 'EUR',
    'x-request-id': 'request-1',
    traceparent,
    accept: 'application/json',
    'accept-encoding': 'gzip, br, deflate',
  });
});

test('API-03 a visitor without a currency sends neither Authorization nor CC', async () => {
  const { rest, upstream } = await start((_request, res) => sendJson(res, []), {
    session: { bearer: null, locale: 'en', currency: null },
  });
  await rest.get('listCountries');
  expect(upstream.received[0]?.headers).not.toHaveProperty('authorization');
  expect(upstream.received[0]?.headers).not.toHaveProperty('cc');
});

test('GAP-35 nested filters, repeated values and booleans are written as the back end expects them', async () => {
  const { rest, upstream } = await start((_request, res) => sendJson(res, { items: [], meta: { total: 0 } }));
  await rest.get('listOrders', {
    query: {
      page: 2,
      limit: 10,
      filter: { type: 'regular', warehouses: ['1', '2'], grandTotal: { '=>': '5' } },
    },
  });
  expect(decodeURIComponent(upstream.received[0]?.url ?? '')).toBe(
    '/api/v3/orders?page=2&limit=10&filter[type]=regular&filter[warehouses][]=1&filter[warehouses][]=2&filter[grandTotal][=>]=5',
  );
});

test('equal reads of one request are one call, also while it is pending; a write makes the next read a new call', async () => {
  const { rest, upstream } = await start((request, res) => sendJson(res, request.method === 'GET' ? [] : {}));
  await Promise.all([rest.get('listAddresses'), rest.get('listAddresses'), rest.get('listCountries')]);
  await rest.get('listAddresses');
  expect(upstream.received.map(({ url }) => url).sort()).toEqual(['/api/v3/addresses', '/api/v3/countries']);
  await rest.write('setDefaultAddress', { path: { id: 7 } });
  await rest.get('listAddresses');
  expect(upstream.received.filter(({ url }) => url === '/api/v3/addresses')).toHaveLength(2);
});

test.each([502, 503])(
  'promise: retries: a GET that gets %i is sent three times, then fails with that status',
  async (status) => {
    const { rest, upstream } = await start((_request, res) => res.writeHead(status).end());
    const error = await failure(rest.get('listCountries'));
    expect(error).toMatchObject({ kind: 'status', status });
    expect(upstream.received).toHaveLength(3);
  },
);

test('promise: retries: a GET whose connection is reset twice succeeds at the third attempt', async () => {
  const { rest, upstream } = await start((_request, res, count) => {
    if (count < 3) res.socket?.resetAndDestroy();
    else sendJson(res, [{ id: 1, name: 'Estonia', originalName: null }]);
  });
  await expect(rest.get('listCountries')).resolves.toHaveLength(1);
  expect(upstream.received).toHaveLength(3);
});

test('promise: retries: a GET that gets 500 or 404 is not repeated', async () => {
  const { rest, upstream } = await start((_request, res, count) =>
    res.writeHead(count === 1 ? 500 : 404).end(),
  );
  await failure(rest.get('listCountries'));
  await failure(rest.get('listLocales'));
  expect(upstream.received).toHaveLength(2);
});

test.each(['reset', 503])('promise: retries: a write that gets %s is sent exactly once', async (fault) => {
  const { rest, upstream } = await start((_request, res) => {
    if (fault === 'reset') res.socket?.resetAndDestroy();
    else res.writeHead(503).end();
  });
  const error = await failure(rest.write('cancelOrder', { path: { id: 1 } }));
  expect(error.kind).toBe(fault === 'reset' ? 'network' : 'status');
  expect(upstream.received).toHaveLength(1);
});

test('GAP-160 promise: 402: force: true is sent as force=1, in addition to the rest of the query', async () => {
  const { rest, upstream } = await start((_request, res) => sendJson(res, {}));
  await rest.write('cancelOrder', { path: { id: 1 }, query: { move: 1 }, force: true });
  await rest.write('cancelOrder', { path: { id: 1 }, force: false });
  expect(upstream.received.map(({ url }) => url)).toEqual([
    '/api/v3/orders/1/cancel?move=1&force=1',
    '/api/v3/orders/1/cancel',
  ]);
});

test('promise: upstream deadline: no response within it, over all attempts together, is a timeout', async () => {
  const { rest } = await start(
    (_request, res, count) => (count === 1 ? res.writeHead(503).end() : undefined),
    {
      deadlineMs: 300,
    },
  );
  expect((await failure(rest.get('listCountries'))).kind).toBe('timeout');
});

test("promise: upstream deadline: the caller's abort reaches the back end", async () => {
  const gone = new AbortController();
  const closed = Promise.withResolvers<void>();
  const { rest } = await start(
    (_request, res) => {
      res.once('close', () => closed.resolve());
      gone.abort();
    },
    { signal: gone.signal },
  );
  expect((await failure(rest.get('listCountries'))).kind).toBe('aborted');
  await closed.promise;
});

test.each<[string, Answer]>([
  [
    'HTML with status 200',
    (_request, res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>'),
  ],
  ['nothing', (_request, res) => res.writeHead(200, { 'content-type': 'application/json' }).end()],
  [
    'wrong JSON',
    (_request, res) => res.writeHead(200, { 'content-type': 'application/json' }).end('{"items": ['),
  ],
  ['a redirect', (_request, res) => res.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  [
    'more than 20 MB',
    (_request, res) => {
      res.writeHead(200, { 'content-type': 'application/json' });
      const chunk = Buffer.alloc(1024 * 1024, 32);
      for (let sent = 0; sent < 25; sent++) res.write(chunk);
      res.end('{}');
    },
  ],
])('promise: upstream answers: %s is a protocol error', async (_name, answer) => {
  const { rest } = await start(answer);
  expect((await failure(rest.get('listCountries'))).kind).toBe('protocol');
});

test('promise: upstream answers: a truncated body fails like a broken connection, after three attempts', async () => {
  const { rest, upstream } = await start((_request, res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
    res.write('[{"id":', () => res.socket?.destroy());
  });
  expect((await failure(rest.get('listCountries'))).kind).toBe('network');
  expect(upstream.received).toHaveLength(3);
});

test('GAP-158 messages and fields of a refusal are kept; those of a 500, the host and the body are not', async () => {
  const { rest, upstream } = await start((_request, res, count) =>
    count === 1
      ? sendJson(
          res,
          { fields: [{ field: 'billingAddress.city', message: 'missing', secret: 1 }], trace: 'x' },
          400,
        )
      : sendJson(res, { message: 'SELECT failed on db-1' }, 500),
  );
  const refused = await failure(rest.get('listCountries'));
  expect(refused.fields).toEqual([{ field: 'billingAddress.city', message: 'missing' }]);
  const failed = await failure(rest.get('listLocales'));
  expect(failed.messages).toEqual([]);
  expect(`${failed.message}${JSON.stringify(failed)}`).not.toContain('db-1');
  expect(failed.message).not.toContain(upstream.url);
});

test('a path value that would name another resource is not found, and not sent', async () => {
  const { rest, upstream } = await start((_request, res) => sendJson(res, { id: 1 }));
  for (const id of ['..', '.', '', 'a/../b', '..\\b']) {
    // An unchecked id, as a careless caller might pass it.
    const error = await failure(rest.get('getArticle', { path: { id: id as never } }));
    expect(error.status).toBe(404);
  }
  await rest.get('getArticle', { path: { id: 'a/b c' as never } });
  expect(upstream.received.map(({ url }) => url)).toEqual(['/api/v3/articles/a%2Fb%20c']);
});
