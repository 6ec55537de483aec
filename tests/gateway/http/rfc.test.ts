import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanDisposition } from '../../../gateway/http/cleanDisposition.ts';
import { sendRaw } from '../../support/rawHttp.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

/* Sentences of the RFCs that a gateway with files, pages and JSON has to keep, each with what shows that it does. */

const script = 'console.log("client");'.repeat(200);
const path = '/assets/main-BxY12_a9.js';
let folder: string;
let upstream: SmallUpstream;
let gateway: TestGateway;
/** Whether the back end takes no token. */
let isRefused = false;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    `<html nonce="__CSP_NONCE__">${'<p>page</p>'.repeat(200)}</html>`,
  );
  writeFileSync(join(folder, path), script);
  writeFileSync(join(folder, `${path}.br`), brotliCompressSync(script));
  writeFileSync(join(folder, `${path}.gz`), gzipSync(script));
  const countries = Array.from({ length: 200 }, (_, id) => ({ id, name: `Country ${id}` }));
  upstream = await startUpstream((_request, res) =>
    isRefused ? sendJson(res, {}, 401) : sendJson(res, countries),
  );
  gateway = await startGateway({
    upstreamUrl: upstream.url,
    webDir: folder,
    compression: true,
    corsOrigins: ['https://tools.example'],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
  rmSync(folder, { recursive: true });
});

async function get(address: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: answered, body } = await request(gateway.url + address, { headers });
  return { status: statusCode, headers: answered, bytes: Buffer.from(await body.arrayBuffer()) };
}

const query = JSON.stringify({ query: '{ countries { name } }' });
const json = { authorization: 'Bearer x', 'content-type': 'application/json' };
async function post(body: string | Buffer, headers: Record<string, string> = {}) {
  const answer = await request(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body,
  });
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
}

test.each(['bytes=0-0', 'bytes=-5', 'bytes=5-1', 'bytes=x', 'items=0-1', 'bytes=0-1, 5-6', 'bytes=999999-'])(
  'RFC 9110, 14.2: a server may ignore Range, and must not understand it wrongly: %s',
  async (range) => {
    const { status, headers, bytes } = await get(path, { range });
    expect([status, bytes.toString(), headers['content-range']]).toEqual([200, script, undefined]);
    expect(headers['accept-ranges']).toBeUndefined();
  },
);

test.each([
  ['br;q=0', undefined],
  ['gzip;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip;q=0.5, br;q=0.1', 'gzip'],
  ['*;q=0', undefined],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity, gzip;q=0.5', undefined],
  ['BR', 'br'],
  ['brotli, gzipped', undefined],
  ['gzip;q=2', undefined],
  ['', undefined],
])(
  'RFC 9110, 12.4.2 and 12.5.3: what has the weight 0 is not acceptable, what weighs most is preferred: %s',
  async (accepted, expected) => {
    const accept = { 'accept-encoding': accepted };
    expect((await get(path, accept)).headers['content-encoding']).toBe(expected);
    const api = await post(query, accept);
    expect(api.headers['content-encoding']).toBe(expected);
    const page = await get('/', { ...accept, accept: 'text/html' });
    // Pages are kept in gzip alone.
    expect([undefined, 'gzip']).toContain(page.headers['content-encoding']);
    if (expected === undefined) expect(page.headers['content-encoding']).toBeUndefined();
  },
);

test('RFC 9110, 13.1.2: If-None-Match is compared weakly with each tag of a list, and * with any', async () => {
  const { headers } = await get(path);
  const etag = String(headers['etag']);
  const strong = etag.replace('W/', '');
  for (const given of [etag, strong, '*', `"x", ${etag}`, `W/"x" , ${strong},"y"`]) {
    const answer = await get(path, { 'if-none-match': given });
    expect([given, answer.status, answer.headers['etag'], answer.headers['vary']]).toEqual([
      given,
      304,
      etag,
      'Accept-Encoding',
    ]);
    expect(answer.bytes).toHaveLength(0);
  }
  for (const given of ['"x"', 'W/"x"', '""', etag.slice(0, -2), 'x'])
    expect([given, (await get(path, { 'if-none-match': given })).status]).toEqual([given, 200]);
});

test('RFC 9110, 9.3.2: HEAD gets the fields of GET and no content', async () => {
  const answer = await sendRaw(gateway, `HEAD ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(answer).toContain(`content-length: ${script.length}`);
  expect(answer.endsWith('\r\n\r\n')).toBe(true);
});

test('RFC 9110, 12.5.5: Vary names what chose the representation, CORS and compression together', async () => {
  const answer = await post(query, { origin: 'https://tools.example' });
  const again = await post(query, { origin: 'https://tools.example' });
  for (const { headers } of [answer, again]) {
    const names = [headers['vary']].flat().join(', ').split(/, */);
    expect(names.toSorted()).toEqual(['Accept-Encoding', 'Origin']);
  }
});

test.each([
  ['application/json; charset=utf-8', 200],
  ['application/json;charset="UTF-8"', 200],
  ['application/json; charset=utf-16', 415],
  ['application/json; charset=iso-8859-1', 415],
])('RFC 8259, 8.1: JSON between systems is UTF-8: %s', async (type, status) => {
  expect((await post(query, { 'content-type': type })).status).toBe(status);
});

test('RFC 8259, 8.1: a byte order mark before JSON may be ignored', async () => {
  expect((await post(`\ufeff${query}`)).status).toBe(200);
});

test('GraphQL over HTTP: an empty operationName is none, by GET and POST, at the first and the second time', async () => {
  const text = JSON.stringify({ query: '{ locales { code } }', operationName: '' });
  for (const status of [200, 200]) expect((await post(text)).status).toBe(status);
  const parameters = new URLSearchParams({ query: '{ locales { code } }', operationName: '' });
  expect((await get(`/graphql?${parameters}`, { authorization: 'Bearer x' })).status).toBe(200);
});

test('RFC 9110, 12.4.2: a media type with the weight 0 is not sent', async () => {
  const accept = 'application/graphql-response+json;q=0, application/json';
  for (let time = 0; time < 2; time++)
    expect((await post(query, { accept })).headers['content-type']).toMatch(/^application\/json/);
});

test.each(['text/plain', '*/*;q=0', 'application/json;q=0', 'x'])(
  'RFC 9110, 15.5.7: a caller who accepts none of our types gets 406, with a sentence: %s',
  async (accept) => {
    const { status, text } = await post(query, { accept });
    expect([status, text]).toEqual([406, expect.stringContaining('application/graphql-response+json')]);
  },
);

test('RFC 9110, 8.4: a stream of events names no content coding but a registered one', async () => {
  const { headers, text } = await post(query, { accept: 'text/event-stream' });
  expect([headers['content-type'], headers['content-encoding']]).toEqual(['text/event-stream', undefined]);
  expect(text).toContain('event: complete');
});

test('RFC 9110, 11.6.1 and 15.5.2: a 401 says how to authenticate: file, export and bulk read', async () => {
  const bulk = {
    method: 'POST',
    headers: json,
    body: '{"query":"{ viewer { orders { edges { node { id } } } } }"}',
  };
  isRefused = true;
  for (const [address, init] of [
    ['/documents/1', {}],
    ['/exports/orders.csv', { headers: { authorization: 'Bearer x' } }],
    ['/bulk', bulk],
  ] as const) {
    const { status, headers } = await fetch(gateway.url + address, init);
    expect([address, status, headers.get('www-authenticate')]).toEqual([address, 401, 'Bearer']);
  }
  isRefused = false;
});

test.each([
  ['GET http://x/health/live HTTP/1.1\r\nHost: x', '200'],
  ['GET HTTP://x:80/health/live?a HTTP/1.1\r\nHost: other', '200'],
  ['GET http://x HTTP/1.1\r\nHost: x\r\nAccept: text/html', '200'],
  ['GET /health/live HTTP/1.1\r\nHost: [::1]:80', '200'],
  ['GET /health/live HTTP/1.1\r\nHost:', '200'],
  ['GET /health/live HTTP/1.1\r\nHost: a:b:c', '400'],
  ['GET /health/live HTTP/1.1\r\nHost: x y', '400'],
  ['GET /health/live HTTP/1.1\r\nHost: x/y', '400'],
  ['GET http://x:99999/health/live HTTP/1.1\r\nHost: x', '400'],
  ['GET /health/live HTTP/1.1\r\nHost: x\r\nHost: x', '400'],
  ['GET /health/live HTTP/1.1\r\nX: x', '400'],
])(
  'RFC 9112, 3.2: an absolute address is accepted, a host that is not one is 400: %j',
  async (head, status) => {
    const answer = await sendRaw(gateway, `${head}\r\nConnection: close\r\n\r\n`);
    expect(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]).toBe(status);
  },
);

test.each([
  ['attachment; filename="a.pdf"', 'attachment; filename="a.pdf"'],
  ['inline; filename=a.pdf', 'inline; filename="a.pdf"'],
  [
    "attachment; filename*=UTF-8''%e2%82%ac.pdf",
    `attachment; filename="_.pdf"; filename*=UTF-8''%E2%82%AC.pdf`,
  ],
  ["attachment; filename*=iso-8859-1''%A3.pdf", `attachment; filename="_.pdf"; filename*=UTF-8''%C2%A3.pdf`],
  [
    'attachment; filename="x; filename*=UTF-8\'\'evil.html"',
    `attachment; filename="x; filename*=UTF-8''evil.html"`,
  ],
  [`attachment; filename="a\\"b.pdf"`, `attachment; filename="a_b.pdf"; filename*=UTF-8''a%22b.pdf`],
  [`attachment; filename="plain.pdf"; filename*=UTF-8''%FF`, 'attachment; filename="plain.pdf"'],
  ['attachment; filename="a.pdf', 'attachment; filename="a.pdf"'],
  ['attachment; filename=a b.pdf', 'attachment; filename="a b.pdf"'],
  ['attachment', 'attachment'],
])('RFC 6266, 4.3 and RFC 8187: %s', (header, expected) => {
  expect(cleanDisposition(header)).toBe(expected);
});
