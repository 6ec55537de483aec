import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { graphql } from '../../support/graphql.ts';
import { freePort, runGateway, type GatewayProcess } from '../../support/runGateway.ts';
import { startAlteredUpstream, type AlteredUpstream } from '../../support/startAlteredUpstream.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

let sandbox: TestSandbox;
let backEnd: AlteredUpstream;
let gateway: TestGateway;
let production: GatewayProcess;
let metricsUrl: string;
let bearer: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  backEnd = await startAlteredUpstream(sandbox.url);
  gateway = await startGateway({ upstreamUrl: backEnd.url });
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  production = await runGateway({ UPSTREAM_URL: backEnd.url, METRICS_PORT: String(port) });
  bearer = (await sandbox.as('client')).token ?? '';
});
beforeEach(() => backEnd.reset());
afterAll(async () => {
  await gateway.close();
  await production.stop();
  await backEnd.close();
  await sandbox.close();
});

const orders = '{ viewer { orders(first: 20) { edges { node { dbId createdAt paid } } } } }';
const unreadableOrders = [
  { call: 'listOrders', property: 'OrderListItem.paid' },
  { call: 'listOrders', property: 'OrderListItem.createdAt' },
];
/** In each of the rows. */
const alterOrders = () =>
  backEnd.alter('listOrders', (key, value) =>
    key === 'createdAt' ? 'yesterday' : key === 'paid' ? 'perhaps' : value,
  );

test('outside production an operation lists what could not be read, each call and property once', async () => {
  alterOrders();
  const first = await graphql(gateway, { query: orders, bearer });
  expect(first.errors).toEqual([]);
  expect(first.extensions['unreadable']).toEqual(unreadableOrders);
  // A known query takes the fast path.
  const again = await graphql(gateway, { query: orders, bearer });
  expect(again.extensions['unreadable']).toEqual(unreadableOrders);
  backEnd.reset();
  const whole = await graphql(gateway, { query: orders, bearer });
  expect(whole.extensions).not.toHaveProperty('unreadable');
});

test('so does a mutation, next to what it says of its key', async () => {
  backEnd.alter('getArticle', (key, value) => (key === 'inWishList' ? 'perhaps' : value));
  const { data, extensions } = await graphql(gateway, {
    query: `mutation {
      addToWishlist(input: { article: "QXJ0aWNsZTox", idempotencyKey: "unreadable-1" }) {
        ... on WishlistPayload { article { inWishList } }
      }
    }`,
    bearer,
  });
  expect(data).toEqual({ addToWishlist: { article: { inWishList: null } } });
  expect(extensions).toMatchObject({
    idempotency: { addToWishlist: 'written' },
    unreadable: [{ call: 'getArticle', property: 'Article.inWishList' }],
  });
});

/** The series of the counter, without the scope's labels. */
async function counted(): Promise<string[]> {
  const text = await (await fetch(metricsUrl)).text();
  return text
    .split('\n')
    .filter((line) => line.startsWith('gateway_upstream_unreadable_total{'))
    .map((line) => {
      const [, call, property, value] =
        /operation_id="([^"]*)",property="([^"]*)".*\} (\d+)/.exec(line) ?? [];
      return `${call} ${property} ${value}`;
    })
    .toSorted();
}

test('in production the log and a counter have each call and property once a request, and the answer none', async () => {
  alterOrders();
  const answer = await graphql(production, {
    query: orders,
    bearer,
    headers: { 'x-request-id': 'unreadable-orders' },
  });
  expect(answer.errors).toEqual([]);
  expect(answer.extensions).not.toHaveProperty('unreadable');
  expect(await counted()).toEqual([
    'listOrders OrderListItem.createdAt 1',
    'listOrders OrderListItem.paid 1',
  ]);
  await expect
    .poll(() =>
      production.log
        .map((line): unknown => JSON.parse(line))
        .filter((line) => JSON.stringify(line).includes('unreadable value')),
    )
    .toEqual(
      unreadableOrders.map((unreadable) =>
        expect.objectContaining({ level: 'warn', requestId: 'unreadable-orders', ...unreadable }),
      ),
    );
  expect(production.log.join('\n')).not.toMatch(/yesterday|perhaps/);
});

test('keys that the back end invents are part of no label', async () => {
  backEnd.alter('getAttentions', (key, value) => (key === '' ? { 'made up': 12, ...Object(value) } : value));
  await graphql(production, { query: '{ viewer { attentions { key } } }', bearer });
  await expect.poll(counted).toContain('getAttentions Attentions[] 1');
  expect((await counted()).join('\n')).not.toContain('made up');
});
