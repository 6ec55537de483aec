import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../gateway/log/createLog.ts';
import { startTelemetry } from '../../../gateway/telemetry/startTelemetry.ts';
import { graphql } from '../../support/graphql.ts';
import { freePort, runGateway, type GatewayProcess } from '../../support/runGateway.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

let sandbox: TestSandbox;
let gateway: GatewayProcess;
let bearer: string;
let metricsUrl: string;

beforeAll(async () => {
  sandbox = await startSandbox({ faults: true });
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  gateway = await runGateway({ UPSTREAM_URL: sandbox.url, METRICS_PORT: String(port) });
  bearer = (await sandbox.as('client')).token ?? '';
});
afterAll(async () => {
  await gateway.stop();
  await sandbox.close();
});

const read = async (): Promise<string> => (await fetch(metricsUrl)).text();

/** The series of a metric whose labels include all of these, with its value. */
async function series(metric: string, labels: Record<string, string>): Promise<string[]> {
  const wanted = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return (await read())
    .split('\n')
    .filter((line) => line.startsWith(`${metric}{`) && wanted.every((label) => line.includes(label)));
}

test('promise: sight: requests by operation and outcome, calls by operationId and status', async () => {
  const documents: Record<string, string> = JSON.parse(readFileSync('persisted.json', 'utf8'));
  const [documentId = ''] =
    Object.entries(documents).find(([, document]) => document.startsWith('query useCountriesQuery')) ?? [];
  await graphql(gateway, { documentId, bearer });
  await graphql(gateway, { query: '{ nothing }', bearer });
  const count = 'gateway_request_duration_seconds_count';
  expect(
    await series(count, { route: 'graphql', operation: 'useCountriesQuery', outcome: 'ok' }),
  ).toHaveLength(1);
  expect(await series(count, { route: 'graphql', outcome: 'GRAPHQL_VALIDATION_FAILED' })).toHaveLength(1);
  expect(
    await series('gateway_upstream_duration_seconds_count', { operation_id: 'listCountries', status: '200' }),
  ).toHaveLength(1);
});

/** Requests with callers' own operations that ended with this outcome. */
const countOwn = (outcome: string): Promise<string[]> =>
  series('gateway_request_duration_seconds_count', { operation: 'other', outcome });

test('promise: sight: a mutation that returns a problem counts under the problem, not as ok', async () => {
  expect(await countOwn('ok')).toEqual([]);
  const username = 'client@demo.test';
  for (const password of ['wrong', 'demo-client']) {
    await graphql(gateway, {
      query:
        'mutation Mine($input: LoginInput!) { anyName: login(input: $input) { ... on LoginPayload { __typename } } }',
      variables: { input: { username, password } },
      bearer,
    });
  }
  expect(await countOwn('InvalidCredentials')).toEqual([expect.stringMatching(/ 1$/)]);
  expect(await countOwn('ok')).toEqual([expect.stringMatching(/ 1$/)]);
});

test('promise: sight: a gateway whose METRICS_PORT is taken serves without metrics', async () => {
  const { port } = new URL(metricsUrl);
  const second = await runGateway({ UPSTREAM_URL: sandbox.url, METRICS_PORT: port });
  const answer = await graphql(second, { query: '{ countries { id } }', bearer });
  await second.stop();
  expect(answer.errors).toEqual([]);
});

test('promise: sight: names made up by callers become one series', async () => {
  for (let one = 0; one < 20; one++) {
    await graphql(gateway, {
      query: `query Mine${one} { countries { id } }`,
      bearer,
      headers: { 'x-request-id': `r${one}` },
    });
    await fetch(`${gateway.url}/made/up/${one}`);
  }
  const all = await read();
  expect(all).not.toMatch(/Mine|made\/up/);
  expect(
    await series('gateway_request_duration_seconds_count', { operation: 'other', outcome: 'ok' }),
  ).toHaveLength(1);
  expect(await series('gateway_request_duration_seconds_count', { route: 'web' })).toHaveLength(1);
});

test('promise: sight: a retried call is counted, and the number of calls in flight goes back to zero', async () => {
  await fetch(`${sandbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationId: 'listOrders', kind: 'status', status: 503 }),
  });
  await graphql(gateway, { query: '{ viewer { orders(type: REGULAR) { totalCount } } }', bearer });
  expect(await series('gateway_upstream_retries_total', { operation_id: 'listOrders' })).toHaveLength(1);
  const [active = ''] = (await read())
    .split('\n')
    .filter((line) => line.startsWith('gateway_upstream_active'));
  expect(active).toMatch(/ 0( |$)/);
  expect(await series('gateway_breaker_state', { part: 'orders' })).toEqual([expect.stringMatching(/ 0$/)]);
});

test('promise: sight: what a request takes apart from its calls is a metric: a slow back end is not in it', async () => {
  await fetch(`${sandbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationId: 'listCountries', kind: 'slow', ms: 2600 }),
  });
  await graphql(gateway, { query: '{ countries { id } }', bearer });
  const slow = async (metric: string): Promise<number> => {
    const [fast = 0, all = 0] = await Promise.all(
      ['2.5', '+Inf'].map(async (le) => {
        const found = await series(`${metric}_bucket`, { route: 'graphql', le });
        return found.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
      }),
    );
    return all - fast;
  };
  expect(await slow('gateway_request_duration_seconds')).toBe(1);
  expect(await series('gateway_request_own_duration_seconds_count', { route: 'graphql' })).toHaveLength(1);
  expect(await slow('gateway_request_own_duration_seconds')).toBe(0);
});

test('promise: sight: writes with a key, by outcome', async () => {
  const query =
    'mutation { addToWishlist(input: { article: "QXJ0aWNsZTox", idempotencyKey: "metrics-1" }) { __typename } }';
  await graphql(gateway, { query, bearer });
  await graphql(gateway, { query, bearer });
  for (const outcome of ['first', 'repeated']) {
    expect(await series('gateway_keyed_writes_total', { outcome })).toEqual([expect.stringMatching(/ 1$/)]);
  }
});

test('promise: sight: memory and the delay of the event loop', async () => {
  const all = await read();
  expect(all).toMatch(/^process_resident_memory_bytes\{.*\} \d{8}/m);
  expect(all).toMatch(/^nodejs_eventloop_lag_p99_seconds\{.*\} [\d.]+/m);
  expect(all).toMatch(/^process_cpu_seconds_total\{.*\} [\d.]+/m);
  expect(all).toMatch(/^gateway_build_info\{version="\d+\.\d+\.\d+",commit="\w+".*\} 1/m);
  expect(all).not.toContain(bearer);
});

const readDelay = async (): Promise<number> =>
  Number(/^nodejs_eventloop_lag_max_seconds\{.*\} ([\d.]+)/m.exec(await read())?.[1]);

test('promise: sight: two readers of the metrics see the same delay of the event loop: neither takes it from the other', async () => {
  await readDelay();
  gateway.child.kill('SIGSTOP');
  await setTimeout(400);
  gateway.child.kill('SIGCONT');
  await expect.poll(readDelay).toBeGreaterThan(0.2);
  // The loop has turned again.
  await setTimeout(100);
  expect(await readDelay()).toBeGreaterThan(0.2);
});

test('promise: sight: off unless asked for: nothing of OpenTelemetry is loaded, /metrics is not served', async () => {
  const off = await startTelemetry(
    {},
    {
      metricsPort: null,
      host: '127.0.0.1',
      operationNames: () => [],
      log: createLog({ logLevel: 'silent', workers: 1 }),
    },
  );
  expect(off).toBeNull();
  const answer = await fetch(`${gateway.url}/metrics`);
  expect(await answer.text()).not.toContain('gateway_request');
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

test.runIf(hasPromtool)(
  'promise: sight: promtool has nothing to say against the names of the metrics',
  async () => {
    const { stderr } = spawnSync('promtool', ['check', 'metrics'], { input: await read(), encoding: 'utf8' });
    expect(stderr).toBe('');
  },
);
