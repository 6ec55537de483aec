import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isHealthCheck } from '../../../gateway/http/isHealthCheck.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

let upstream: SmallUpstream;
let gateway: TestGateway;
let answer: Parameters<typeof startUpstream>[0];

beforeEach(async () => {
  upstream = await startUpstream((...args) => answer(...args));
  gateway = await startGateway({ upstreamUrl: upstream.url });
});
afterEach(() => gateway.close());

const read = async (): Promise<unknown> => (await fetch(`${gateway.url}/health`)).json();
const statusOf = async (path: string): Promise<number> => (await fetch(`${gateway.url}${path}`)).status;

test('health: a gateway that has never reached its back end is live and not ready', async () => {
  await upstream.close();
  expect(await statusOf('/health/live')).toBe(200);
  expect(await statusOf('/health/ready')).toBe(503);
  expect(await statusOf('/health/live/x')).toBe(404);
});

test('health: a path that only begins like a probe counts as a request like others', () => {
  for (const url of ['/health', '/health?x', '/health/live', '/health/ready?x'])
    expect(isHealthCheck({ url }), url).toBe(true);
  for (const url of ['/healthy', '/health-1', '/catalog', ''])
    expect(isHealthCheck({ url }), url).toBe(false);
});

test.each([200, 401, 403])('health: ready once the back end has answered, even with %i', async (status) => {
  answer = (_request, res) => sendJson(res, [], status);
  expect(await statusOf('/health/ready')).toBe(200);
  await upstream.close();
});

test.each([
  ['503', (_request, res) => sendJson(res, {}, 503)],
  ['404, as of an address with /api/v3 twice,', (_request, res) => sendJson(res, {}, 404)],
  ['a page', (_request, res) => res.end('<html>Welcome</html>')],
] satisfies [string, typeof answer][])(
  'health: %s does not count as an answer of the back end',
  async (_name, wrong) => {
    answer = wrong;
    expect(await statusOf('/health/ready')).toBe(503);
    await upstream.close();
  },
);

test('health: once ready, it stays ready while the back end is down, and its callers get an error', async () => {
  answer = (_request, res) => sendJson(res, []);
  expect(await statusOf('/health/ready')).toBe(200);
  await upstream.close();
  expect(await statusOf('/health/ready')).toBe(200);
  const asked = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
    body: JSON.stringify({ query: '{ countries { name } }' }),
  });
  expect(await asked.json()).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] });
  // Longer than a response of the back end is cached.
  await sleep(2500);
  expect(await statusOf('/health/ready')).toBe(200);
});

test('health: a page says which build runs, and what it can reach', async () => {
  answer = (_request, res) => sendJson(res, []);
  expect(await read()).toMatchObject({ backEnd: 'unknown', redis: 'none', stopping: false, logLinesLost: 0 });
  await statusOf('/health/ready');
  expect(await read()).toMatchObject({
    version: expect.stringMatching(/^\d/),
    commit: 'unknown',
    backEnd: 'ok',
  });
  await upstream.close();
});

test('health: not ready from the moment it starts to stop', async () => {
  answer = (_request, res) => sendJson(res, []);
  expect(await statusOf('/health/ready')).toBe(200);
  gateway.gateway.drain();
  expect(await statusOf('/health/ready')).toBe(503);
  await upstream.close();
});
