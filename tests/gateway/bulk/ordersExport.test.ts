import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import type { ReceivedRequest } from '../../../sandbox/support/faults.ts';
import { logIn } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';
import { sendJson } from '../rest/startUpstream.ts';
import { readBulk } from './bulkRead.ts';
import { orderOf, startOrders } from './startOrders.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

const bearerOf = ({ bearer }: PortalCaller) => ({ authorization: `Bearer ${bearer}` });
const open = (path: string, headers: HeadersInit = bearerOf(client), { url }: { url: string } = portal) =>
  fetch(`${url}/exports/${path}`, { headers, redirect: 'manual' });

const readCsv = (text: string): string[][] => parse(text, { delimiter: ';', bom: true });
const csv = async (path: string, headers?: HeadersInit): Promise<string[][]> =>
  readCsv(await (await open(path, headers)).text());

/** The cells of a row as text, as csv has them. */
const asText = (row: unknown[]): string[] => row.map((cell) => (cell == null ? '' : String(cell)));

const headers = [
  'Order',
  'Type',
  'Status',
  'Created',
  'Own number',
  'Warehouse',
  'Ordered by',
  'Article',
  'Description',
  'Requested quantity',
  'Quantity',
  'Price',
  'Total price',
  'Currency',
];

interface Order {
  dbId: string;
  status: string;
  createdAt: string;
  warehouse: { name: string } | null;
  items: { articleName: string; qty: number; price: { value: number; currencyCode: string } }[];
}

/** All orders of a type with their lines, from the bulk read. */
async function readOrders(type: string): Promise<Order[]> {
  const query = `{ viewer { orders(type: ${type}) { edges { node {
    dbId status createdAt warehouse { name } items { articleName qty price { value currencyCode } }
  } } } } }`;
  const { rows } = await readBulk(portal.url, { query }, bearerOf(client));
  return rows.map(({ node }) => node as unknown as Order);
}

/** No test changes them, and reading all takes seconds. */
const readOnce = new Map<string, Promise<Order[]>>();
function ordersOf(type: string): Promise<Order[]> {
  const orders = readOnce.get(type) ?? readOrders(type);
  readOnce.set(type, orders);
  return orders;
}

let wholeCsv: string[][] | undefined;

test('orders.csv has a row for every line of every order, all types one after the other', async () => {
  const answer = await open('orders.csv');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="orders.csv"',
    'cache-control': 'private, no-store',
    version: '1002',
  });
  wholeCsv = readCsv(await answer.text());
  const [head, ...rows] = wholeCsv;
  expect(head).toEqual(headers);
  const types = ['REGULAR', 'RESERVATION', 'BACKORDER'];
  const expected: string[][] = [];
  for (const type of types) {
    for (const { items, dbId, status, createdAt, warehouse } of await ordersOf(type)) {
      const order = [dbId, type, status, createdAt, warehouse?.name];
      for (const { articleName, qty, price } of items)
        expected.push(asText([...order, articleName, qty, price.value, price.currencyCode]));
    }
  }
  expect(rows.map((row) => [0, 1, 2, 3, 5, 7, 10, 11, 13].map((at) => row[at]))).toEqual(expected);
  expect(new Set(rows.map(([, type]) => type))).toEqual(new Set(types));
});

test('orders.xlsx has the same cells, numbers as numbers', async () => {
  const answer = await open('orders.xlsx');
  expect(answer.headers.get('content-type')).toContain('spreadsheetml');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="orders.xlsx"');
  const book = read(new Uint8Array(await answer.arrayBuffer()));
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  const rows: unknown[][] = utils.sheet_to_json(sheet, { header: 1, defval: null });
  expect(rows.map(asText)).toEqual(wholeCsv ?? (await csv('orders.csv')));
  expect(typeof rows[1]?.[10]).toBe('number');
});

test('from, until and type choose the orders and name the file', async () => {
  const orders = await ordersOf('REGULAR');
  const days = orders.map(({ createdAt }) => createdAt.slice(0, 10));
  const [until = '', from = ''] = [days[10], days[20]];
  const answer = await open(`orders.csv?type=REGULAR&from=${from}&until=${until}`);
  expect(answer.headers.get('content-disposition')).toContain(`"orders-regular-${from}-${until}.csv"`);
  const [, ...rows] = readCsv(await answer.text());
  const wanted = orders.filter((_order, at) => (days[at] ?? '') >= from && (days[at] ?? '') <= until);
  expect(new Set(rows.map(([id]) => id))).toEqual(new Set(wanted.map(({ dbId }) => dbId)));
});

test('only reads the orders with these ids alone, of any type, with two calls each', async () => {
  const [first, , third] = await ordersOf('REGULAR');
  const [reservation] = await ordersOf('RESERVATION');
  const ids = [third, reservation, first].map((order) => order?.dbId ?? '');
  await fetch(`${portal.sandbox.url}/sandbox/requests`, { method: 'DELETE' });
  const [, ...rows] = await csv(`orders.csv?only=${[...ids, ids[0]].join(',')}`);
  expect([...new Set(rows.map(([id]) => id))]).toEqual(ids);
  expect(rows).toHaveLength(
    [first, third, reservation].reduce((sum, order) => sum + (order?.items.length ?? 0), 0),
  );
  const received: ReceivedRequest[] = await (await fetch(`${portal.sandbox.url}/sandbox/requests`)).json();
  // Whose the token is, is asked again when a minute has passed.
  expect(
    received.map(({ operationId }) => operationId).filter((operation) => operation !== 'getLoggedIn'),
  ).toEqual(ids.flatMap(() => ['listOrders', 'getOrder']));
});

test('a single order that is not found is counted as one that could not be read', async () => {
  const [first] = await ordersOf('REGULAR');
  const text = await (await open(`orders.csv?only=99999999,${first?.dbId}`)).text();
  expect(text.trimEnd().split('\r\n').at(-1)).toBe('"Orders that could not be read: 1"');
});

test('types that the user may not see are left out, unless they are asked for', async () => {
  const buyer = bearerOf(await portal.as('buyer'));
  const [, ...rows] = await csv('orders.csv', buyer);
  expect(new Set(rows.map(([, type]) => type))).toEqual(new Set(['REGULAR']));
  const refused = await open('orders.csv?type=BACKORDER', buyer);
  expect([refused.status, await refused.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'FORBIDDEN', requestId: expect.any(String) }),
  ]);
});

test('a browser session may export, in production too; a page of another site may not start it', async () => {
  const production = await startGateway({
    upstreamUrl: portal.sandbox.url,
    graphiql: false,
    introspection: false,
  });
  const { cookie } = await logIn(portal, 'client@demo.test', 'demo-client');
  const answer = await open('orders.csv?type=RESERVATION', { cookie }, production);
  expect([answer.status, readCsv(await answer.text())]).toEqual([
    200,
    await csv('orders.csv?type=RESERVATION'),
  ]);
  const foreign = await open('orders.csv', { cookie, 'sec-fetch-site': 'cross-site' }, production);
  expect(foreign.status).toBe(403);
  await production.close();
});

test('GAP-01 an export that a browser opens without a session leads to the log-in page; for a program it is 401', async () => {
  const page = await open('orders.csv?type=REGULAR', { accept: 'text/html' });
  expect([page.status, page.headers.get('location')]).toEqual([
    302,
    '/login?return=%2Fexports%2Forders.csv%3Ftype%3DREGULAR',
  ]);
  const program = await open('orders.csv', { authorization: 'Bearer expired' });
  expect([program.status, await program.json()]).toEqual([
    401,
    expect.objectContaining({ code: 'UNAUTHENTICATED' }),
  ]);
});

test.each([
  'from=yesterday',
  'from=0000-01-01',
  'until=2026-02-30',
  'type=REGULARS',
  'form=2026-01-01',
  'only=1,x',
])('%s is refused with 400', async (search) => {
  const answer = await open(`orders.csv?${search}`);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'BAD_REQUEST' }),
  ]);
});

test('other methods than GET are refused', async () => {
  const answer = await fetch(`${portal.url}/exports/orders.csv`, {
    method: 'POST',
    headers: bearerOf(client),
  });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
});

let upstreamGateway: TestGateway;
const upstream = await startOrders(50);
beforeAll(async () => {
  upstreamGateway = await startGateway({
    upstreamUrl: upstream.url,
    bulk: { callsPerSecond: 1000, concurrency: 10, runs: 8, patienceMs: 0 },
  });
});
afterAll(async () => {
  await upstreamGateway.close();
  await upstream.close();
});
const openRegular = () => open('orders.csv?type=REGULAR', { authorization: 'Bearer x' }, upstreamGateway);

test('a text that a spreadsheet would run as a formula gets an apostrophe in front', async () => {
  upstream.description = '=HYPERLINK("http://evil.test")';
  const [, first] = readCsv(await (await openRegular()).text());
  expect(first?.[8]).toBe(`'=HYPERLINK("http://evil.test")`);
  upstream.description = 'Pad';
});

test('promise: SIGTERM: an export that is running when the gateway begins to stop is complete', async () => {
  const stopping = await startGateway({ upstreamUrl: upstream.url });
  const held: (() => void)[] = [];
  upstream.instead = ({ id }, res) => id === 31 && held.push(() => sendJson(res, orderOf(id, 'Pad'))) > 0;
  const answer = await open('orders.csv?type=REGULAR', { authorization: 'Bearer x' }, stopping);
  await expect.poll(() => held.length).toBe(1);
  stopping.gateway.drain();
  for (const send of held) send();
  expect(readCsv(await answer.text())).toHaveLength(51);
  upstream.instead = () => false;
  await stopping.close();
});

test('the last row says how many orders could not be read', async () => {
  upstream.instead = ({ id }, res) => (id === 40 || id === 3) && (sendJson(res, {}, 404), true);
  const text = await (await openRegular()).text();
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 48 + 1);
  expect(lines.at(-1)).toBe('"Orders that could not be read: 2"');
  upstream.instead = () => false;
});

test('an export that fails on the way is cut off, so that no caller takes it for whole', async () => {
  upstream.instead = ({ id }, res) => id === 25 && (sendJson(res, {}, 503), true);
  const answer = await openRegular();
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow('terminated');
  upstream.instead = () => false;
});
