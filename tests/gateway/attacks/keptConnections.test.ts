import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../support/explore.ts';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';

/*
 * A back end that keeps connections, and of which the test knows how many requests each has carried. It may cut a kept
 * connection as soon as the next request arrives on it: what happens when it closes one just as it is used. It may also close
 * those that are idle, without a word.
 */
const requestsOf = new Map<Socket, number>();
let received: string[] = [];
/** The keys of the writes that arrived. */
let keys: string[] = [];
let cutsReused = false;
let closesAfterMs: number | null = null;
let url: string;
let gateway: TestGateway;

const server = createServer((socket) => {
  requestsOf.set(socket, 0);
  socket.on('error', () => undefined);
  let idle: NodeJS.Timeout | undefined;
  socket.on('data', (piece: Buffer) => {
    // It has ended already: what comes now is not read.
    if (socket.writableEnded) return void socket.resetAndDestroy();
    clearTimeout(idle);
    const [, method = ''] = /^(\w+) \S+ HTTP/.exec(piece.toString()) ?? [];
    const [, sentKey] = /^idempotency-key: (.*)\r$/im.exec(piece.toString()) ?? [];
    if (sentKey !== undefined) keys.push(sentKey);
    const count = (requestsOf.get(socket) ?? 0) + 1;
    requestsOf.set(socket, count);
    if (cutsReused && count > 1) return void socket.resetAndDestroy();
    received.push(method);
    const body = method === 'GET' ? '{"isLoggedIn":false}' : '{"id":1,"qty":1}';
    socket.write(
      `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    if (closesAfterMs !== null) idle = setTimeout(() => socket.end(), closesAfterMs);
  });
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  for (const socket of requestsOf.keys()) socket.destroy();
  server.close();
});
afterEach(async () => {
  await gateway.close();
  received = [];
  keys = [];
  cutsReused = false;
  closesAfterMs = null;
});

let key = 0;
async function write(): Promise<string> {
  const { data } = await graphql<{ addToWishlist: { __typename: string } }>(gateway, {
    bearer: 'token',
    query: `mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { __typename } }`,
    variables: {
      input: { article: Buffer.from('Article:1').toString('base64'), idempotencyKey: `k${++key}` },
    },
  });
  return data.addToWishlist.__typename;
}

test('promise: writes once: a write takes no connection that has been idle for longer than the setting, so it is not lost with one', async () => {
  gateway = await startGateway({ upstreamUrl: url, upstreamIdleMs: 1 });
  cutsReused = true;
  for (let count = 0; count < 10; count++) {
    expect(await write()).toBe('WishlistPayload');
    await sleep(10);
  }
  expect(received.filter((method) => method === 'POST')).toHaveLength(10);
});

test('writes that follow each other at once keep their connection', async () => {
  gateway = await startGateway({ upstreamUrl: url, upstreamIdleMs: 5000 });
  const before = requestsOf.size;
  for (let count = 0; count < 10; count++) expect(await write()).toBe('WishlistPayload');
  expect(received.filter((method) => method === 'POST')).toHaveLength(10);
  // One for reads, one for writes.
  expect(requestsOf.size - before).toBe(2);
});

test(
  'promise: writes once: a back end that closes idle connections after 300 ms gets each write once, and no outcome is unknown',
  { timeout: 900_000 },
  async () => {
    gateway = await startGateway({ upstreamUrl: url });
    closesAfterMs = 300;
    const count = rounds(10, 1000);
    for (let written = 0; written < count; written++) {
      expect(await write()).toBe('WishlistPayload');
      // About as long as the back end waits.
      await sleep(290 + Math.random() * 15);
    }
    expect(new Set(keys).size).toBe(count);
    expect(keys).toHaveLength(count);
  },
);
