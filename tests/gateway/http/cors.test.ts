import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../../../gateway/settings/env.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

const friend = 'https://tools.example';
let upstream: SmallUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  const noOrders = { items: [], meta: { page: 1, limit: 19, total: 0 } };
  upstream = await startUpstream(({ url }, res) => sendJson(res, url.includes('/orders?') ? noOrders : []));
  gateway = await startGateway({ upstreamUrl: upstream.url, corsOrigins: [friend] });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const send = (origin: string, headers: Record<string, string>) =>
  fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify({ query: '{ locales { code } }' }),
  });
const preflight = (origin: string) =>
  fetch(`${gateway.url}/graphql`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    },
  });

test('promise: cross-site requests: an origin in the setting may call with Authorization and read the response', async () => {
  const asked = await preflight(friend);
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-origin')).toBe(friend);
  const names = [
    'authorization',
    'apollo-require-preflight',
    // What clients of GraphQL and of traces add by themselves.
    'apollographql-client-name',
    'apollographql-client-version',
    'baggage',
    'sentry-trace',
    'tracestate',
  ];
  for (const name of names) expect(asked.headers.get('access-control-allow-headers')).toContain(name);
  const answer = await send(friend, { authorization: 'Bearer x' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe(friend);
  expect(answer.headers.get('vary')).toContain('Origin');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('promise: cross-site requests: such an origin gets no cookie sessions: credentials are not allowed, and a cookie runs nothing', async () => {
  expect((await preflight(friend)).headers.get('access-control-allow-credentials')).toBeNull();
  const before = upstream.received.length;
  const answer = await send(friend, { cookie: 'BEARER=x', 'x-requested-with': 'parts-portal' });
  expect(answer.status).toBe(403);
  expect(upstream.received.length).toBe(before);
});

test.each(['https://evil.test', `${friend}.evil.test`, 'http://tools.example', 'null'])(
  'promise: cross-site requests: %s gets no permission',
  async (origin) => {
    const asked = await preflight(origin);
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    expect(asked.headers.get('access-control-allow-headers')).toBeNull();
    const answer = await send(origin, { authorization: 'Bearer x' });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  },
);

test('promise: cross-site requests: such an origin may read documents, exports and the schema, and show pictures', async () => {
  for (const path of ['/documents/12', '/api/v3/orders/5/export', '/exports/orders.csv', '/schema.graphql']) {
    const asked = await fetch(gateway.url + path, {
      method: 'OPTIONS',
      headers: { origin: friend, 'access-control-request-method': 'GET' },
    });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, friend]);
    const answer = await fetch(gateway.url + path, {
      headers: { origin: friend, authorization: 'Bearer x' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(friend);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const exposed = answer.headers.get('access-control-expose-headers')?.split(', ');
    expect(exposed).toEqual(
      expect.arrayContaining(['content-disposition', 'content-length', 'x-request-id']),
    );
    const other = await fetch(gateway.url + path, { headers: { origin: 'https://evil.test' } });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    expect(other.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
  const exporting = await fetch(`${gateway.url}/api/v3/articles/export`, {
    method: 'OPTIONS',
    headers: { origin: friend, 'access-control-request-method': 'POST' },
  });
  expect(exporting.headers.get('access-control-allow-origin')).toBe(friend);
  // An <img> sends no Origin.
  const picture = await fetch(`${gateway.url}/product_photos/200/photos/A-1.jpg`);
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('promise: cross-site requests: without the setting pictures are for our own pages, and no preflight is granted', async () => {
  const alone = await startGateway({ upstreamUrl: upstream.url });
  const picture = await fetch(`${alone.url}/product_photos/200/photos/A-1.jpg`);
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  const asked = await fetch(`${alone.url}/documents/12`, {
    method: 'OPTIONS',
    headers: { origin: friend, 'access-control-request-method': 'GET' },
  });
  expect(asked.headers.get('access-control-allow-origin')).toBeNull();
  await alone.close();
});

const readOrigins = (CORS_ORIGINS: string) =>
  readEnv({ UPSTREAM_URL: 'https://erp.example', CORS_ORIGINS }).corsOrigins;

test('promise: cross-site requests: the setting takes exact origins only', () => {
  expect(readOrigins(' https://a.example, http://b.example:8080')).toEqual([
    'https://a.example',
    'http://b.example:8080',
  ]);
  expect(readOrigins('')).toEqual([]);
  for (const wrong of ['*', 'https://a.example/', 'a.example', 'null'])
    expect(() => readOrigins(wrong)).toThrow('CORS_ORIGINS');
});
