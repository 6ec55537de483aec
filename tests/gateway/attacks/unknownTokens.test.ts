import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

let upstream: SmallUpstream;
let gateway: TestGateway;
const held: (() => void)[] = [];
/** Users by their tokens; any other token is refused. */
const users: Readonly<Record<string, number>> = { one: 1, other: 2, 'two-a': 3, 'two-b': 3, 'two-c': 3 };
const page = { items: [{ id: 1 }], meta: { page: 1, limit: 100, total: 1 } };

beforeAll(async () => {
  upstream = await startUpstream(({ url, headers }, res) => {
    const token = headers.authorization?.slice('Bearer '.length) ?? '';
    const id = users[token];
    if (url.endsWith('/loggedin') && token === 'unnamed') return sendJson(res, {}, 404);
    if (url.endsWith('/loggedin'))
      return id ? sendJson(res, { isLoggedIn: true, user: { id } }) : sendJson(res, {}, 401);
    if (url.endsWith('/orders/7') || (url.endsWith('/orders/1') && token.startsWith('two')))
      held.push(() => sendJson(res, { id: 7 }, id ? 200 : 401));
    else if (url.endsWith('/orders/1')) sendJson(res, { id: 1 });
    else sendJson(res, url.endsWith('/locales') ? [] : page, id ? 200 : 401);
  });
});
afterAll(() => upstream.close());
const answerHeld = (): void => {
  for (const answer of held.splice(0)) answer();
};
afterEach(async () => {
  answerHeld();
  await gateway.close();
});

const order = { query: '{ viewer { order(dbId: "7") { id } } }' };
const calls = (end: string): number => upstream.received.filter(({ url }) => url.endsWith(end)).length;

test('promise: one for all: made-up tokens have one share of the calls together, and a user whom the back end knows has their own', async () => {
  gateway = await startGateway({ upstreamUrl: upstream.url });
  const end = new AbortController();
  const strangers = Array.from({ length: 200 }, (_, index) =>
    graphql(gateway, { ...order, bearer: `made-up-${index}`, signal: end.signal }).catch(() => null),
  );
  await expect.poll(() => held.length, { timeout: 10_000 }).toBe(128);
  const mine = graphql(gateway, { ...order, bearer: 'one' });
  const isMineHeld = () =>
    upstream.received.some(
      ({ url, headers }) => url.endsWith('/orders/7') && headers.authorization === 'Bearer one',
    );
  await expect.poll(isMineHeld, { timeout: 5_000 }).toBe(true);
  expect(held).toHaveLength(129);
  end.abort();
  answerHeld();
  await mine;
  await Promise.all(strangers);
});

test('promise: one for all: places for bulk reads are given to users, not to tokens, and to none that the back end refuses', async () => {
  gateway = await startGateway({
    upstreamUrl: upstream.url,
    bulk: { callsPerSecond: 1000, concurrency: 10, runs: 3, patienceMs: 100 },
  });
  const exportOf = (token: string) =>
    fetch(`${gateway.url}/exports/orders.csv`, { headers: { authorization: `Bearer ${token}` } });
  const ofStrangers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => exportOf(`made-up-${index}`)),
  );
  expect(new Set(ofStrangers.map(({ status }) => status))).toEqual(new Set([401]));
  // Two readers who do not read have both places of their user, whatever their token.
  const bulk = (token: string) => {
    const body = JSON.stringify({ query: '{ viewer { orders { edges { node { items { id } } } } } }' });
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /bulk HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    return socket;
  };
  const sockets = [bulk('two-a'), bulk('two-b')];
  const running = () =>
    upstream.received.filter(
      ({ url, headers }) => url.endsWith('/orders/1') && headers.authorization?.startsWith('Bearer two'),
    ).length;
  await expect.poll(running).toBe(2);
  expect((await exportOf('two-c')).status).toBe(429);
  expect((await exportOf('one')).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test('promise: one for all: one loggedin tells whose a token is, for a minute and until the back end refuses it', async () => {
  gateway = await startGateway({ upstreamUrl: upstream.url });
  const before = calls('/loggedin');
  for (let count = 0; count < 3; count++) {
    const file = await fetch(`${gateway.url}/exports/orders.csv`, {
      headers: { authorization: 'Bearer other' },
    });
    expect(file.status).toBe(200);
    await file.text();
  }
  expect(calls('/loggedin') - before).toBe(1);
});

test('a back end that does not know /loggedin is asked for it once, not with each request', async () => {
  gateway = await startGateway({ upstreamUrl: upstream.url });
  const before = calls('/loggedin');
  for (let request = 0; request < 3; request++) {
    const { data } = await graphql(gateway, {
      query: '{ viewer { order(dbId: "1") { dbId } } }',
      bearer: 'unnamed',
      headers: { cc: 'EUR' },
    });
    expect(data).toEqual({ viewer: { order: { dbId: '1' } } });
  }
  expect(calls('/loggedin') - before).toBe(1);
});
