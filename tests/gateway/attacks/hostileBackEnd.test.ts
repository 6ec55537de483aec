import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphql } from '../../support/graphql.ts';
import { runGateway, type GatewayProcess } from '../../support/runGateway.ts';
import { sendRaw } from '../../support/rawHttp.ts';

let server: Server;
let gateway: GatewayProcess;
let types: string[] = [];
let body = '';
let status = 200;

beforeAll(async () => {
  server = createServer((req, res) => {
    req.resume();
    if (req.url?.includes('/documents/')) {
      const headers = types.flatMap((type) => ['Content-Type', type]);
      res.writeHead(status, headers);
      // Never ends.
      if (status < 400) res.end('<form action="https://evil.example"><input name=a></form>');
      else setInterval(() => res.write('x'), 20).unref();
      return;
    }
    res.writeHead(status, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    res.end(gzipSync(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  gateway = await runGateway({ UPSTREAM_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'info' });
});
afterAll(async () => {
  await gateway.stop();
  server.closeAllConnections();
  server.close();
});

const errors = (): string[] => gateway.log.filter((line) => line.includes('"level":"error"'));
const openFile = () => fetch(`${gateway.url}/documents/1`, { headers: { authorization: 'Bearer x' } });

test.each([
  ['lists in lists', (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`],
  ['objects in objects', (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`],
  [
    'a row with an object',
    (depth: number) => `{"items":[{"id":1,"a":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}]}`,
  ],
])('promise: one for all: an answer that is nested a million times is unreadable: %s', async (_, write) => {
  status = 200;
  body = write(1_000_000);
  const { errors: found } = await graphql(gateway, {
    bearer: 'x',
    query: '{ viewer { orders(first: 1) { edges { node { id } } } } }',
  });
  expect(found[0]?.extensions.code).toBe('UPSTREAM_ERROR');
});

test('a text full of brackets and quotation marks is not deep', async () => {
  status = 200;
  const name = `${'[{'.repeat(40_000)}\\"\\\\`;
  body = JSON.stringify([{ id: 1, name }]);
  const { data } = await graphql<{ countries: { name: string }[] }>(gateway, {
    bearer: 'x',
    query: '{ countries { name } }',
  });
  expect(data.countries[0]?.name).toBe(name);
});

test.each([
  [['application/pdf, text/html']],
  [['application/pdf', 'text/html']],
  [['text/html, application/pdf']],
  [['application/pdf;text/html']],
  [['text/html;charset="a']],
  [['pdf']],
])(
  'promise: downloads: of two content types, or one that is not well-formed, the file is bytes to save: %j',
  async (given) => {
    status = 200;
    types = given;
    const { headers } = await openFile();
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('content-security-policy')).toContain('sandbox');
  },
);

test.each(['application/pdf', 'text/html; charset=utf-8', 'image/svg+xml', 'Application/PDF; version="1.7"'])(
  'promise: downloads: whatever a file is, its forms and addresses lead nowhere: %s',
  async (type) => {
    status = 200;
    types = [type];
    const { headers } = await openFile();
    expect(headers.get('content-type')).toBe(type);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("form-action 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy.includes('sandbox')).toBe(!/^application\/pdf/i.test(type));
  },
);

test('promise: one for all: the error of a file whose body never ends is answered, and one whose caller leaves is not an error', async () => {
  const before = errors().length;
  status = 404;
  types = ['text/plain'];
  expect((await openFile()).status).toBe(404);
  const leaving = new AbortController();
  const asked = fetch(`${gateway.url}/documents/1`, {
    headers: { authorization: 'Bearer x' },
    signal: leaving.signal,
  }).catch(() => null);
  setTimeout(() => leaving.abort(), 200);
  await asked;
  await expect.poll(() => gateway.log.filter((line) => line.includes('"cut":true')).length).toBe(1);
  expect(errors().slice(before)).toEqual([]);
});

test('what a caller breaks off while sending it is not an error', async () => {
  const before = errors().length;
  for (const path of ['/graphql', '/bulk', '/api/v3/payments/order/5', '/api/v3/articles/export']) {
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer x\r\nX-Requested-With: parts-portal\r\n`;
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`, () =>
      setTimeout(() => socket.destroy(), 50),
    );
    await once(socket, 'close');
  }
  expect(
    await sendRaw(gateway, 'GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
  ).toContain('live');
  expect(errors().slice(before)).toEqual([]);
});
