import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

let upstream: SmallUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream((_request, res) => sendJson(res, []));
  gateway = await startGateway({ upstreamUrl: upstream.url });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const query = '{ countries { name } }';
const send = (headers: Record<string, string>) => graphql(gateway, { query, headers });

test.each([
  ['another origin', { origin: 'https://evil.test' }],
  ['the same host by another scheme', { origin: 'https://127.0.0.1' }],
  ['no origin at all, as from a sandboxed page', { origin: 'null' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling site', { 'sec-fetch-site': 'same-site' }],
  ['a page that cannot send the guard header', { 'x-requested-with': '' }],
  ['another guard', { 'x-requested-with': 'XMLHttpRequest' }],
])('promise: cross-site requests: a request from %s runs nothing', async (_name, headers) => {
  const before = upstream.received.length;
  const answer = await send({ cookie: 'BEARER=x', ...headers });
  expect(answer.status).toBe(403);
  expect(answer.errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect(answer.errors[0]?.extensions.requestId).toBe(answer.headers.get('x-request-id'));
  expect(upstream.received.length).toBe(before);
});

test('promise: cross-site requests: our own origin with the guard header may run, and no response allows other origins to read it', async () => {
  const answer = await send({ origin: gateway.url, 'sec-fetch-site': 'same-origin' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('promise: cross-site requests: an internal tool with Authorization needs no guard header', async () => {
  expect((await graphql(gateway, { bearer: 'token', query })).status).toBe(200);
});

test('promise: cross-site requests: behind a proxy PUBLIC_URL is the one origin', async () => {
  const proxied = await startGateway({ upstreamUrl: upstream.url, publicUrl: 'https://parts.example/' });
  const from = (origin: string) => graphql(proxied, { query, headers: { origin } });
  expect((await from('https://parts.example')).status).toBe(200);
  expect((await from(proxied.url)).status).toBe(403);
  await proxied.close();
});

test('promise: cross-site requests: log-in, plain forms and text bodies from elsewhere run nothing either', async () => {
  const before = upstream.received.length;
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': type, origin: 'https://evil.test' },
      body: 'query=mutation{login(input:{username:"a",password:"b"}){__typename}}',
    });
    expect(response.status).toBe(403);
  }
  expect(upstream.received.length).toBe(before);
});

test('promise: cross-site requests: a preflight gets no permission', async () => {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
  });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});
