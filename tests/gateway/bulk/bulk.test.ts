import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { GatewayEnv } from '../../../gateway/settings/env.ts';
import { rounds } from '../../support/explore.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';
import { sendJson, startUpstream } from '../rest/startUpstream.ts';
import { linesOf, openBulk, readBulk, refusedBulk, type BulkLine } from './bulkRead.ts';
import { answerPage, rowOf, startOrders, type OrdersUpstream } from './startOrders.ts';

const query = '{ viewer { orders { edges { node { dbId items { articleName qty } } } } } }';
const heads = '{ viewer { orders { edges { node { dbId } } } } }';

let upstream: OrdersUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await startOrders(50);
  gateway = await startGateway({ upstreamUrl: upstream.url });
});
beforeEach(() => {
  Object.assign(upstream, { count: 50, instead: () => false, description: 'Pad', answerPage });
  upstream.received.length = 0;
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const limits = { callsPerSecond: 1000, concurrency: 10, runs: 8, patienceMs: 30_000 };

/** A gateway with other limits, for one test. */
async function startLimited(
  bulk: Partial<GatewayEnv['bulk']>,
  env: Partial<GatewayEnv> = {},
): Promise<TestGateway> {
  const limited = await startGateway({ upstreamUrl: upstream.url, bulk: { ...limits, ...bulk }, ...env });
  onTestFinished(() => limited.close());
  return limited;
}

const idsOf = (rows: BulkLine[]): unknown[] => rows.map(({ node }) => node?.['dbId']);
const allIds = Array.from({ length: 50 }, (_, at) => String(50 - at));
const unavailable = (res: ServerResponse): boolean => (sendJson(res, {}, 503), true);

test('a row a line with its details, over all pages, each page within the budget; the last line says that it is all', async () => {
  const answer = await openBulk(gateway.url, { query });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    version: '1002',
  });
  const lines = await Array.fromAsync(linesOf(answer));
  expect(lines[0]).toEqual({
    cursor: expect.any(String),
    node: { dbId: '50', items: [{ articleName: 'A-50', qty: 1 }] },
  });
  expect(idsOf(lines.slice(0, -1))).toEqual(allIds);
  // Three pages of 19 orders, and every order once.
  expect(lines.at(-1)).toEqual({ end: true, rows: 50, skipped: 0, cursor: lines.at(-2)?.cursor, calls: 53 });
  expect(upstream.received).toHaveLength(53);
});

test('rows that their list holds whole are read a hundred at a time', async () => {
  upstream.count = 250;
  const { rows, last } = await readBulk(gateway.url, { query: heads });
  // The first page is one call; each later one reads its cursor's row as well, which lies on the page before.
  expect([rows.length, last.calls]).toEqual([250, 5]);
});

test('an empty list is a last line alone', async () => {
  upstream.count = 0;
  expect(await readBulk(gateway.url, { query })).toEqual({
    rows: [],
    last: { end: true, rows: 0, skipped: 0, cursor: null, calls: 1 },
  });
});

test('aliases, variables, fragments and operationName work as at /graphql', async () => {
  const { rows } = await readBulk(gateway.url, {
    query: `query Other { viewer { isLoggedIn } }
      query Rows($type: OrderType!) { me: viewer { all: orders(type: $type) { edges { node { ...Head } } } } }
      fragment Head on Order { number: dbId }`,
    variables: { type: 'BACKORDER' },
    operationName: 'Rows',
  });
  expect(rows[0]?.node).toEqual({ number: '50' });
  expect(upstream.received[0]?.url).toContain('backorder');
});

test('a read that was cut continues after the cursor of any line: every row once', async () => {
  const cut = await openBulk(gateway.url, { query });
  const seen: BulkLine[] = [];
  for await (const line of linesOf(cut)) {
    seen.push(line);
    if (seen.length === 23) break;
  }
  cut.destroy();
  const { rows, last } = await readBulk(gateway.url, { query, after: seen.at(-1)?.cursor });
  expect(idsOf([...seen, ...rows])).toEqual(allIds);
  expect(last).toMatchObject({ end: true, rows: 27, cursor: rows.at(-1)?.cursor });
});

test('when the caller goes away, the calls in flight are aborted and no others follow', async () => {
  const hanging: ServerResponse[] = [];
  upstream.instead = ({ id }, res) => id > 0 && id <= 31 && hanging.push(res) > 0;
  const answer = await openBulk(gateway.url, { query });
  await linesOf(answer).next();
  await vi.waitFor(() => expect(hanging).toHaveLength(10));
  const aborted = Promise.all(hanging.map((res) => once(res, 'close')));
  answer.destroy();
  await aborted;
  expect(hanging.every(({ writableFinished }) => !writableFinished)).toBe(true);
  // Two lists, the first page's rows, and the ten that were in flight.
  expect(upstream.received).toHaveLength(2 + 19 + 10);
});

test('a caller who does not read holds the calls back, however long the list is', async () => {
  Object.assign(upstream, { count: 5000, description: 'x'.repeat(20_000) });
  const long = '{ viewer { orders { edges { node { dbId items { description } } } } } }';
  const answer = await openBulk(gateway.url, { query: long });
  let before = -1;
  await vi.waitFor(
    () => {
      const isStill = upstream.received.length === before;
      before = upstream.received.length;
      expect(isStill).toBe(true);
    },
    { interval: 500, timeout: 30_000 },
  );
  expect(upstream.received.length).toBeLessThan(2500);
  answer.destroy();
});

test('while the back end is away for a moment the read waits, and loses nothing', async () => {
  let left = 12;
  upstream.instead = ({ id }, res) => id === 25 && left-- > 0 && unavailable(res);
  const { rows, last } = await readBulk(gateway.url, { query });
  expect([idsOf(rows), last.end]).toEqual([allIds, true]);
});

test('when it stays away the last line is the error, with the cursor from which to continue', async () => {
  const impatient = await startLimited({ patienceMs: 0 });
  upstream.instead = ({ id }, res) => id === 25 && unavailable(res);
  const first = await readBulk(impatient.url, { query });
  expect(first.last).toEqual({
    error: {
      message: 'The back end failed. Try again later.',
      path: ['viewer', 'orders', 'edges', 6, 'node', 'items'],
      extensions: expect.objectContaining({
        code: 'UPSTREAM_ERROR',
        status: 503,
        requestId: expect.any(String),
      }),
    },
    rows: 19,
    skipped: 0,
    cursor: first.rows.at(-1)?.cursor,
    calls: 40,
  });
  upstream.instead = () => false;
  const { rows } = await readBulk(impatient.url, { query, after: first.last.cursor });
  expect(idsOf([...first.rows, ...rows])).toEqual(allIds);
});

test('a row whose details fail has its errors in its line; the others follow', async () => {
  upstream.instead = ({ id }, res) =>
    (id === 40 && (sendJson(res, { messages: ['Gone.'] }, 404), true)) ||
    (id === 30 && (sendJson(res, {}, 500), true));
  const { rows, last } = await readBulk(gateway.url, { query });
  expect(idsOf(rows)).toEqual(allIds);
  expect(rows.filter(({ errors }) => errors)).toMatchObject([
    { node: { dbId: '40', items: null }, errors: [{ path: ['items'], extensions: { code: 'NOT_FOUND' } }] },
    {
      node: { dbId: '30', items: null },
      errors: [{ path: ['items'], extensions: { code: 'UPSTREAM_ERROR' } }],
    },
  ]);
  expect(last.end).toBe(true);
});

test('a session that ends on the way ends the read; one that has ended before is 401', async () => {
  upstream.instead = ({ id }, res) => id === 25 && (sendJson(res, {}, 401), true);
  const { rows, last } = await readBulk(gateway.url, { query });
  expect([rows.length, last.error?.extensions.code]).toEqual([19, 'UNAUTHENTICATED']);
  expect(last.cursor).toBe(rows.at(-1)?.cursor);
  upstream.instead = (_call, res) => (sendJson(res, {}, 401), true);
  const { status, errors } = await refusedBulk(gateway.url, { query });
  expect([status, errors[0]?.extensions['code']]).toEqual([401, 'UNAUTHENTICATED']);
});

test('a stopping gateway ends the read after a page, with the cursor from which to continue', async () => {
  const stopping = await startGateway({ upstreamUrl: upstream.url });
  const held: (() => void)[] = [];
  upstream.instead = ({ id }, res) => id === 31 && held.push(() => sendJson(res, { id, items: [] })) > 0;
  const lines = linesOf(await openBulk(stopping.url, { query }));
  const first = await lines.next();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  stopping.gateway.drain();
  for (const answer of held) answer();
  const rest = await Array.fromAsync(lines);
  const last = rest.pop();
  expect([last?.error?.extensions.code, last?.rows]).toEqual(['GATEWAY_STOPPING', 38]);
  upstream.instead = () => false;
  const { rows } = await readBulk(gateway.url, { query, after: last?.cursor });
  expect(idsOf([first.value, ...rest, ...rows])).toEqual(allIds);
  await stopping.close();
});

test('browser sessions are refused, before anything is sent', async () => {
  const browser = { cookie: 'BEARER=x', origin: gateway.url, 'x-requested-with': 'parts-portal' };
  const { status, errors } = await refusedBulk(gateway.url, { query }, browser);
  expect([status, errors[0]?.extensions['code']]).toEqual([403, 'FORBIDDEN']);
  expect(upstream.received).toEqual([]);
});

test.each([
  ['a mutation', 'mutation { clearCart(input: {}) { __typename } }', 'BAD_REQUEST', /Only a query/],
  ['no connection', '{ viewer { isLoggedIn } }', 'BAD_REQUEST', /takes one connection/],
  ['a list that is not a connection', '{ countries { name } }', 'BAD_REQUEST', /takes one connection/],
  [
    'two connections',
    '{ viewer { orders { edges { node { id } } } invoices { edges { node { id } } } } }',
    'BAD_REQUEST',
    /takes one connection/,
  ],
  [
    'a connection in a fragment',
    '{ viewer { ...F } } fragment F on Viewer { orders { edges { node { id } } } }',
    'BAD_REQUEST',
    /takes one connection/,
  ],
  [
    'a connection that is left out',
    '{ viewer { orders @skip(if: true) { edges { node { id } } } } }',
    'BAD_REQUEST',
    /takes one connection/,
  ],
  ['a window', '{ viewer { orders(first: 5) { edges { node { id } } } } }', 'BAD_REQUEST', /Leave out first/],
  ['a total', '{ viewer { orders { totalCount edges { node { id } } } } }', 'BAD_REQUEST', /nothing else/],
  ['no rows', '{ viewer { orders { totalCount } } }', 'BAD_REQUEST', /nothing else/],
  ['invalid GraphQL', '{ viewer {', 'GRAPHQL_PARSE_FAILED', /Syntax Error/],
  ['an unknown field', '{ viewer { nothing } }', 'GRAPHQL_VALIDATION_FAILED', /Cannot query field/],
  ['no operation', 'fragment F on Order { id }', 'GRAPHQL_VALIDATION_FAILED', /never used/],
  ['21 levels', `{ ${'a { '.repeat(20)} b ${'}'.repeat(20)} }`, 'BAD_REQUEST', /fields deep/],
])('%s is refused with 400 and a reason, before anything is sent', async (_what, refused, code, reason) => {
  const { status, errors } = await refusedBulk(gateway.url, { query: refused });
  expect([status, errors[0]?.extensions['code'], errors[0]?.extensions['requestId']]).toEqual([
    400,
    code,
    expect.any(String),
  ]);
  expect(errors[0]?.message).toMatch(reason);
  expect(upstream.received).toEqual([]);
});

test.each([
  [{ query, cursor: '3' }, /Unknown key "cursor"/],
  [{}, /Send a "query"/],
  [{ query, variables: [] }, /"variables"/],
  [{ query, after: 3 }, /"after"/],
  [{ query, operationName: 'Other' }, /Name one of the operations/],
  [[], /not a JSON object/],
  [{ query, after: 'no cursor' }, /not a cursor of this list/],
  [
    { query: 'query ($t: OrderType!) { viewer { orders(type: $t) { edges { node { id } } } } }' },
    /Variable "\$t" has invalid value/,
  ],
])('the body %j is refused with 400 and a reason', async (body, reason) => {
  const { status, errors } = await refusedBulk(gateway.url, body);
  expect([status, errors[0]?.message]).toEqual([400, expect.stringMatching(reason)]);
});

test('promise: values: a list of more than 10,000 entries is refused as at /graphql, before anything is planned or sent', async () => {
  const warehouses = Array.from({ length: 100_000 }, () => '1');
  const { status, errors } = await refusedBulk(gateway.url, {
    query: 'query ($w: [ID!]) { viewer { orders(filter: { warehouses: $w }) { edges { node { id } } } } }',
    variables: { w: warehouses },
  });
  expect([status, errors[0]?.message]).toEqual([400, 'A list has 100000 entries; 10000 are allowed.']);
  expect(upstream.received).toEqual([]);
});

test('other methods and bodies are refused as at /graphql', async () => {
  const headers = { authorization: 'Bearer x' };
  const get = await fetch(`${gateway.url}/bulk`, { headers });
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  const text = { ...headers, 'content-type': 'text/plain' };
  expect((await fetch(`${gateway.url}/bulk`, { method: 'POST', headers: text, body: 'x' })).status).toBe(415);
  const upload = await fetch(`${gateway.url}/bulk`, { method: 'POST', headers, body: new FormData() });
  expect(upload.status).toBe(415);
});

test('a query of which one row is above the budget is refused with its estimate', async () => {
  const poor = await startLimited({}, { operationBudget: 2 });
  const { status, errors } = await refusedBulk(poor.url, {
    query: '{ viewer { orders { edges { node { items { qty } shipments { dbId } } } } } }',
  });
  expect(status).toBe(400);
  expect(errors[0]?.extensions).toMatchObject({ code: 'OPERATION_TOO_EXPENSIVE', estimate: 3, budget: 2 });
  expect(upstream.received).toEqual([]);
});

test('rows that need more calls than estimated come in smaller pages', async () => {
  const long = await startUpstream(({ url }, res) => {
    const { pathname, searchParams } = new URL(url, 'http://back.end');
    const id = Number(/\/orders\/(\d+)$/.exec(pathname)?.[1] ?? 0);
    if (id > 0) return sendJson(res, { id, status: 'shipped' });
    const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
    // Five orders a row are expected.
    const items = Array.from({ length: 4 }, (_row, at) => ({
      sku: `A-${at}`,
      orders: Array.from({ length: 12 }, (_order, number) => at * 100 + number + 1),
    }));
    sendJson(res, { items: items.slice((page - 1) * limit, page * limit), meta: { page, limit, total: 4 } });
  });
  const portalOfLong = await startGateway({ upstreamUrl: long.url });
  const { rows, last } = await readBulk(portalOfLong.url, {
    query: '{ viewer { backorderItems { edges { node { articleName orders { status } } } } } }',
  });
  expect(rows.map(({ node }) => node?.['articleName'])).toEqual(['A-0', 'A-1', 'A-2', 'A-3']);
  expect(last.end).toBe(true);
  await portalOfLong.close();
  await long.close();
});

test('a session may have two reads at once, a process as many as the setting says; then 429', async () => {
  const small = await startLimited({ runs: 3 });
  Object.assign(upstream, { count: 5000, description: 'x'.repeat(20_000) });
  const long = { query: '{ viewer { orders { edges { node { items { description } } } } } }' };
  const begin = (bearer: string) => openBulk(small.url, long, { authorization: `Bearer ${bearer}` });
  const running = [await begin('a'), await begin('a')];
  expect((await begin('a')).statusCode).toBe(429);
  running.push(await begin('b'));
  const { status, errors } = await refusedBulk(small.url, long, { authorization: 'Bearer c' });
  expect([status, errors[0]?.extensions['code']]).toEqual([429, 'TOO_MANY_REQUESTS']);
  const file = await fetch(`${small.url}/exports/orders.csv`, { headers: { authorization: 'Bearer c' } });
  for (const { headers } of [await begin('c'), { headers: Object.fromEntries(file.headers) }])
    expect(headers['retry-after']).toBe('10');
  for (const answer of running) answer.destroy();
  await vi.waitFor(async () => {
    const answer = await begin('c');
    answer.destroy();
    expect(answer.statusCode).toBe(200);
  });
});

test('calls in flight and calls started in a second stay within the settings, all reads together', async () => {
  const slow = await startLimited({ concurrency: 3, callsPerSecond: 40 });
  let inFlight = 0;
  let most = 0;
  const times: number[] = [];
  upstream.instead = (_call, res) => {
    most = Math.max(most, ++inFlight);
    times.push(performance.now());
    res.once('close', () => inFlight--);
    return false;
  };
  await Promise.all([readBulk(slow.url, { query }), readBulk(slow.url, { query })]);
  expect(most).toBeLessThanOrEqual(3);
  expect(times).toHaveLength(106);
  // The seconds are counted from the first call of each, so two of them can meet: 80 calls, and the next one waits.
  const shortest = Math.min(...times.slice(81).map((time, at) => time - (times[at] ?? 0)));
  expect(shortest).toBeGreaterThan(900);
});

test('promise: cross-site requests: an origin in the setting may read in bulk', async () => {
  const friend = 'https://tools.example';
  const open = await startLimited({}, { corsOrigins: [friend] });
  const answer = await openBulk(open.url, { query }, { authorization: 'Bearer x', origin: friend });
  expect(answer.headers['access-control-allow-origin']).toBe(friend);
  answer.destroy();
});

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

test.each(['orders', 'invoices', 'mergedInvoices', 'missingItems', 'wishlist'])(
  "the demo customer's %s are the same as page by page",
  async (list) => {
    const rows: unknown[] = [];
    interface List {
      edges: { node: unknown }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    }
    for (let after: string | null = null; ;) {
      const { viewer }: { viewer: Record<string, List> } = await client.run(
        `query ($after: String) { viewer { ${list}(first: 100, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor } } } }`,
        { after },
      );
      const page: List | undefined = viewer[list];
      rows.push(...(page?.edges ?? []).map(({ node }) => node));
      if (!page?.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    const bulk = await readBulk(
      portal.url,
      { query: `{ viewer { ${list} { edges { node { id } } } } }` },
      { authorization: `Bearer ${client.bearer}` },
    );
    expect(bulk.rows.map(({ node }) => node)).toEqual(rows);
    expect(rows.length).toBeGreaterThan(0);
  },
);

const pageOf = (ids: readonly number[], page: number, limit: number) =>
  ids.slice((page - 1) * limit, page * limit).map(rowOf);

/** Ways of paging, and whether all rows can be read nevertheless. */
const conventions: Record<string, { answer: OrdersUpstream['answerPage']; isWhole: boolean }> = {
  'at most 10 rows': {
    answer: (ids, page) => ({ items: pageOf(ids, page, 10), meta: { page, limit: 10, total: ids.length } }),
    isWhole: true,
  },
  'at most 25 rows': {
    answer: (ids, page, limit) => ({
      items: pageOf(ids, page, Math.min(25, limit)),
      meta: { page, limit, total: ids.length },
    }),
    isWhole: true,
  },
  'always 50 rows': {
    answer: (ids, page) => ({ items: pageOf(ids, page, 50), meta: { page, total: ids.length } }),
    isWhole: true,
  },
  'the rows of a page as total': {
    answer: (ids, page, limit) => {
      const items = pageOf(ids, page, limit);
      return { items, meta: { page, limit, total: items.length } };
    },
    isWhole: true,
  },
  'the first page alone': {
    answer: (ids, _page, limit) => ({
      items: pageOf(ids, 1, limit),
      meta: { page: 1, limit, total: ids.length },
    }),
    isWhole: false,
  },
  'the first page alone, with a number': {
    answer: (ids, page, limit) => ({
      items: pageOf(ids, 1, limit),
      meta: { page, limit, total: ids.length },
    }),
    isWhole: false,
  },
  'pages from 0': {
    answer: (ids, page, limit) => ({
      items: pageOf(ids, page + 1, limit),
      meta: { page, limit, total: ids.length },
    }),
    isWhole: false,
  },
  'rows that all have one id': {
    answer: (ids, page, limit) => ({
      items: pageOf(ids, page, limit).map((row) => ({ ...row, id: 7, clientOrderId: String(row.id) })),
      meta: { page, limit, total: ids.length },
    }),
    isWhole: false,
  },
};

/** Lengths of lists at the edges of pages, and others. */
const lengths = [429, 0, 1, 10, 11, 25, 26, 50, 51, 99, 100, 101, 150, 199, 200, 201, 250, 303];
const lengthsOf = (count: number): number[] =>
  Array.from({ length: count }, (_, at) => lengths[at] ?? (at * 37) % 430);

test.each(Object.entries(conventions))(
  'where a back end gives %s, a read has every row once, or its last line is an error',
  async (_name, { answer, isWhole }) => {
    for (const count of lengthsOf(rounds(4, 25))) {
      Object.assign(upstream, { count, answerPage: answer });
      const { rows, last } = await readBulk(gateway.url, { query: heads });
      const ids = idsOf(rows);
      expect(new Set(ids).size).toBe(ids.length);
      expect(last.calls).toBeLessThan(100 + count);
      if (isWhole || last.end) {
        expect([count, last.end, rows.length + (last.skipped ?? 0)]).toEqual([count, true, count]);
        if (isWhole) expect(last.skipped).toBe(0);
        continue;
      }
      expect(last.error?.extensions.code).toMatch(/^(UPSTREAM_ERROR|OPERATION_TOO_EXPENSIVE)$/);
      // How many are missing is not always known.
      const [, said] = /Missing: (\d+)\./.exec(last.error?.message ?? '') ?? [];
      if (said !== undefined) expect(rows.length + (last.skipped ?? 0) + Number(said)).toBe(count);
    }
  },
);

test.each(Object.entries(conventions))(
  'where a back end gives %s, orders.csv has every order once, or is cut off or counts those that it lacks',
  async (_name, { answer, isWhole }) => {
    for (const count of lengthsOf(rounds(3, 25)).map((length) => Math.ceil(length / 4))) {
      Object.assign(upstream, { count, answerPage: answer });
      const sent = await fetch(`${gateway.url}/exports/orders.csv?type=REGULAR`, {
        headers: { authorization: 'Bearer x' },
      });
      const text = await sent.text().catch(() => null);
      if (text === null || sent.status !== 200) {
        expect([count, isWhole, sent.status, text]).toEqual([count, false, expect.anything(), text]);
        continue;
      }
      const [, ...lines] = text.trimEnd().split('\r\n');
      const said = Number(/^"Orders that could not be read: (\d+)"$/.exec(lines.at(-1) ?? '')?.[1] ?? 0);
      const names = lines.slice(0, said > 0 ? -1 : undefined).map((line) => /"?A-(\d+)"?/.exec(line)?.[1]);
      expect(new Set(names).size).toBe(names.length);
      expect([count, names.length + said]).toEqual([count, count]);
      if (isWhole) expect(said).toBe(0);
    }
  },
);

test('while orders come and leave before every call, none that stays is missing or comes twice', async () => {
  upstream.count = 300;
  let top = 300;
  const left = new Set<number>();
  upstream.answerPage = (_ids, page, limit) => {
    top += 1;
    if (top % 3 === 0) left.add(top - 150);
    const ids = Array.from({ length: top }, (_, at) => top - at).filter((id) => !left.has(id));
    return answerPage(ids, page, limit);
  };
  const { rows, last } = await readBulk(gateway.url, { query: heads });
  const ids = idsOf(rows).map(Number);
  expect(new Set(ids).size).toBe(ids.length);
  const stayed = Array.from({ length: 300 }, (_, at) => 300 - at).filter((id) => !left.has(id));
  expect(stayed.filter((id) => !ids.includes(id))).toEqual([]);
  expect(last.end).toBe(true);
});
