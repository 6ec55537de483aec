import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSocket, readToEnd } from '../../support/rawHttp.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

let upstream: SmallUpstream;
let gateway: TestGateway;
let folder: string;
let held: (() => void)[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(folder, 'prerendered/login'), { recursive: true });
  const nonced = `<style nonce="__CSP_NONCE__">p{}</style>${'<p>Größe</p>'.repeat(40)}`.repeat(3);
  writeFileSync(join(folder, 'index.html'), '<html><script nonce="__CSP_NONCE__"></script></html>');
  writeFileSync(join(folder, 'prerendered/login/en.html'), `<html>${nonced}</html>`);
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  upstream = await startUpstream((_request, res) => {
    held.push(() => sendJson(res, []));
  });
  gateway = await startGateway({ upstreamUrl: upstream.url, webDir: folder });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
  rmSync(folder, { recursive: true });
});

const html = 'Accept: text/html\r\n';

/** Sends one request so often without waiting for an answer; returns all answers once the gateway has closed the connection. */
async function pipeline(path: string, count: number, headers = ''): Promise<string> {
  const socket = await openSocket(gateway);
  const answers = readToEnd(socket);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`.repeat(count));
  return answers;
}

const statuses = (answers: string): string[] =>
  [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status);

test.each([
  ['/login', html],
  ['/login', `${html}Accept-Encoding: br, gzip\r\n`],
  ['/favicon.svg', ''],
  ['/health/live', ''],
  ['/no/such/thing', ''],
])(
  'promise: one for all: of 4,000 requests in one write at most eight are answered, then the connection ends: %s',
  async (path, headers) => {
    const found = statuses(await pipeline(path, 4000, headers));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(8);
    expect(new Set(found)).toEqual(new Set([path === '/no/such/thing' ? '404' : '200']));
  },
);

test('promise: one for all: of requests that take the back end long, one connection has at most eight in progress', async () => {
  const socket = await openSocket(gateway);
  const answers = readToEnd(socket);
  const before = upstream.received.length;
  socket.write(
    'GET /documents/1 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer x\r\n\r\n'.repeat(1000) +
      // Arrives in a further piece.
      'GET /documents/2 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer x\r\n\r\n'.repeat(1000),
  );
  await expect.poll(() => held.length).toBe(8);
  expect((await fetch(`${gateway.url}/health/live`)).status).toBe(200);
  expect(upstream.received.length - before).toBe(8);
  for (const answer of held) answer();
  held = [];
  expect(statuses(await answers)).toEqual(Array.from({ length: 8 }, () => '200'));
});

test('a client that sends a few requests without waiting gets their answers in order, and keeps its connection', async () => {
  const socket = await openSocket(gateway);
  const answers = readToEnd(socket);
  for (let round = 0; round < 3; round++) {
    socket.write(
      'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\nGET /none HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3),
    );
    await fetch(`${gateway.url}/health/live`);
  }
  socket.end();
  expect(statuses(await answers)).toEqual(
    Array.from({ length: 18 }, (_, index) => ['200', '404'][index % 2]),
  );
});

test('promise: one for all: one address has 1,024 requests in progress; more get 503, health checks and those still being sent do not count', async () => {
  const sending = await openSocket(gateway);
  sending.on('error', () => undefined);
  sending.write('POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
  sending.write('Authorization: Bearer x\r\nContent-Length: 100\r\n\r\n{');
  const sockets = await Promise.all(Array.from({ length: 128 }, () => openSocket(gateway)));
  for (const socket of sockets) {
    socket.on('error', () => undefined);
    socket.write('GET /documents/1 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer x\r\n\r\n'.repeat(8));
  }
  const askOnce = async () => {
    const { statusCode, headers, body } = await request(`${gateway.url}/none`);
    await body.dump();
    return [statusCode, headers['retry-after']];
  };
  await expect.poll(askOnce).toEqual([503, '1']);
  expect((await fetch(`${gateway.url}/health/live`)).status).toBe(200);
  const graphql = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer y' },
    body: '{"query":"{ __typename }"}',
  });
  expect(graphql.status).toBe(503);
  for (const socket of [...sockets, sending]) socket.destroy();
  await expect.poll(askOnce).toEqual([404, undefined]);
  held = [];
});

test('a page is compressed once around its nonce, and is right for every nonce, theme and encoding', async () => {
  const plain = await (await fetch(`${gateway.url}/login`, { headers: { accept: 'text/html' } })).text();
  const withoutNonce = plain.replaceAll(/nonce="[^"]{24}"/g, '');
  expect(withoutNonce).toContain('Größe');
  for (const cookie of ['', 'theme=dark']) {
    const nonces = new Set<string>();
    for (let count = 0; count < 50; count++) {
      const { headers, body } = await request(`${gateway.url}/login`, {
        headers: { accept: 'text/html', 'accept-encoding': 'gzip, br', cookie },
      });
      const bytes = Buffer.from(await body.arrayBuffer());
      expect(headers['content-encoding']).toBe('gzip');
      expect(bytes.length).toBeLessThan(plain.length / 2);
      const page = gunzipSync(bytes).toString();
      const nonce = /nonce="([^"]{24})"/.exec(page)?.[1] ?? '';
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      expect(page.replaceAll(`nonce="${nonce}"`, '').replace(' data-theme="dark"', '')).toBe(withoutNonce);
      expect(page.includes('data-theme="dark"')).toBe(cookie !== '');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(50);
  }
});
