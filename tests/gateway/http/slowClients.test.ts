import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultPatience, listen, type Listening } from '../../../gateway/start/listen.ts';
import { graphql } from '../../support/graphql.ts';
import { openSocket, readToEnd, sendRaw } from '../../support/rawHttp.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

let upstream: SmallUpstream;
let gateway: TestGateway;
/** Like the gateway, with short timeouts, so that a test need not wait for 20 s. */
let hasty: Listening;
/** Like the gateway, with a short timeout for readers alone. */
let hastyToReaders: Listening;

beforeAll(async () => {
  upstream = await startUpstream(({ url, headers }, res) => {
    if (url.endsWith('/loggedin'))
      sendJson(res, { isLoggedIn: true, user: { id: headers.authorization === 'Bearer other' ? 2 : 1 } });
    else if (!url.startsWith('/api/v3/files/') && !url.startsWith('/api/v3/documents/')) sendJson(res, []);
    else if (headers.authorization === 'Bearer other') res.writeHead(200, pdf).end('%PDF');
    else {
      streaming.add(res);
      res.once('close', () => streaming.delete(res));
      Readable.from(endless(), { objectMode: false }).pipe(res.writeHead(200, pdf));
    }
  });
  // Files fill the buffers of a hundred sockets first, which takes seconds on a crowded machine.
  gateway = await startGateway({ upstreamUrl: upstream.url, upstreamTimeoutMs: 60_000 });
  hasty = await listen(gateway.gateway, {
    port: 0,
    host: '127.0.0.1',
    patience: { headersMs: 300, requestMs: 600, readMs: 500 },
  });
  hastyToReaders = await listen(gateway.gateway, {
    port: 0,
    host: '127.0.0.1',
    patience: { ...defaultPatience, readMs: 500 },
  });
});
afterAll(async () => {
  await hasty.close(0);
  await hastyToReaders.close(0);
  await gateway.close();
  await upstream.close();
});

/** Endless files that are being sent. */
const streaming = new Set<ServerResponse>();
const pdf = { 'content-type': 'application/pdf' };
const piece = Buffer.alloc(64 * 1024);
function* endless(): Generator<Buffer> {
  for (;;) yield piece;
}

/** Asks for an endless file and reads nothing of it. */
async function askForFile(one: { url: string }, path = '/documents/1'): Promise<Socket> {
  const socket = await openSocket(one);
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer greedy\r\n\r\n`);
  return socket;
}

const head =
  'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAuthorization: Bearer x\r\n';

test('promise: slow or oversized clients: headers have 20 s, a whole request 30 s, headers 16 KB, keep-alive connections 65 s', async () => {
  const listening = await listen(gateway.gateway, { port: 0, host: '127.0.0.1' });
  const { headersTimeout, keepAliveTimeout } = listening.server;
  expect({ headersTimeout, keepAliveTimeout }).toEqual({ headersTimeout: 20_000, keepAliveTimeout: 65_000 });
  expect(defaultPatience.requestMs).toBe(30_000);
  listening.server.close();
});

test('promise: slow or oversized clients: headers that trickle in get 408 and the connection ends', async () => {
  const socket = await openSocket(hasty);
  const answer = readToEnd(socket);
  socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\n');
  while (!socket.destroyed) {
    socket.write('X-More: 1\r\n');
    await sleep(50);
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('promise: slow or oversized clients: a silent connection is closed', async () => {
  expect(await readToEnd(await openSocket(hasty))).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

test('promise: slow or oversized clients: a body that trickles in is cut off with its connection, and runs nothing', async () => {
  const before = upstream.received.length;
  const socket = await openSocket(hasty);
  const answer = readToEnd(socket);
  socket.write(`${head}Content-Length: 100000\r\n\r\n{"query":"`);
  while (!socket.destroyed) {
    socket.write('x');
    await sleep(50);
  }
  expect(await answer).not.toContain('200 OK');
  expect(upstream.received.length).toBe(before);
});

test('promise: slow or oversized clients: 100 of them keep no other caller waiting', async () => {
  const sockets = await Promise.all(Array.from({ length: 100 }, () => openSocket(gateway)));
  for (const socket of sockets) socket.write(`${head}Content-Length: 100000\r\n\r\n{`);
  expect((await fetch(`${gateway.url}/health/live`)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test('promise: slow or oversized clients: readers who do not read have three eighths of the connections for files, and none for calls', async () => {
  const before = upstream.received.length;
  const sockets = await Promise.all(
    Array.from({ length: 140 }, (_, index) =>
      askForFile(gateway, index % 2 === 0 ? '/documents/1' : '/api/v3/files/price'),
    ),
  );
  const files = () => upstream.received.slice(before).filter(({ url }) => !url.endsWith('/loggedin')).length;
  // Half a share of their address, until it is known whose they are, then the share of their user: 32 and 64 of 256.
  await expect.poll(files, { timeout: 60_000 }).toBe(96);
  for (const path of ['/documents/1', '/api/v3/files/price']) {
    const file = await fetch(`${gateway.url}${path}`, { headers: { authorization: 'Bearer other' } });
    expect(await file.text()).toBe('%PDF');
  }
  const { data } = await graphql(gateway, { bearer: 'greedy', query: '{ locales { code } }' });
  expect(data).toEqual({ locales: [] });
  for (const socket of sockets) socket.destroy();
});

test('promise: slow or oversized clients: a reader who takes nothing of an answer is cut off, and the back end with it', async () => {
  const sockets = await Promise.all(Array.from({ length: 140 }, () => askForFile(hastyToReaders)));
  // It waits until the others have lost their places.
  const file = await fetch(`${hastyToReaders.url}/documents/1`, {
    headers: { authorization: 'Bearer greedy' },
  });
  expect(file.status).toBe(200);
  await file.body?.cancel();
  for (const socket of sockets) socket.destroy();
});

test('promise: slow or oversized clients: a reader who takes a little now and then is cut off, too', async () => {
  await expect.poll(() => streaming.size).toBe(0);
  const socket = await askForFile(hastyToReaders);
  await expect.poll(() => streaming.size).toBe(1);
  // Less than the time in which something has to be taken.
  const reading = setInterval(() => socket.read(100), 100);
  await expect.poll(() => streaming.size, { timeout: 20_000 }).toBe(0);
  clearInterval(reading);
  socket.destroy();
});

test('promise: slow or oversized clients: a header block above 16 KB is 431', async () => {
  const large = `GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(17_000)}\r\n\r\n`;
  expect(await sendRaw(gateway, large)).toMatch(/^HTTP\/1\.1 431 /);
});

test.each([
  ['in chunks, without a length', 'Transfer-Encoding: chunked\r\n\r\n3\r\n{}}\r\n0\r\n\r\n', 411],
  ['with two lengths', 'Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}', 400],
  ['with a length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
  ['with a negative length', 'Content-Length: -1\r\n\r\n{}', 400],
  ['with a length above 1 MB', 'Content-Length: 1048577\r\n\r\n{', 413],
])('promise: body sizes: a body %s is refused', async (_name, rest, status) => {
  expect(await sendRaw(gateway, head.replace('\r\n', '\r\nConnection: close\r\n') + rest)).toMatch(
    new RegExp(`^HTTP/1\\.1 ${status} `),
  );
});

test('promise: body sizes: 1 MB is read, an upload of more than 26 MB is refused by its length', async () => {
  const query = '{ locales { code } }';
  const exact = JSON.stringify({ query, extensions: '' });
  const filled = JSON.stringify({ query, extensions: 'x'.repeat(1024 * 1024 - exact.length) });
  const json = { 'content-type': 'application/json', authorization: 'Bearer x' };
  const read = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers: json, body: filled });
  expect(filled.length).toBe(1024 * 1024);
  expect(read.status).not.toBe(413);
  const upload = head
    .replace('application/json', 'multipart/form-data; boundary=x')
    .replace('\r\n', '\r\nConnection: close\r\n');
  expect(await sendRaw(gateway, `${upload}Content-Length: ${27 * 1024 * 1024}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 413 [\s\S]*"code":"TOO_LARGE"/,
  );
});
