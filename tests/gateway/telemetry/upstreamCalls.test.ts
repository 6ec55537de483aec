import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

let sandbox: TestSandbox;
let development: TestGateway;
let production: TestGateway;
let bearer: string;

beforeAll(async () => {
  sandbox = await startSandbox({ faults: true });
  [development, production] = await Promise.all([
    startGateway({ upstreamUrl: sandbox.url }),
    startGateway({ upstreamUrl: sandbox.url, debugUpstream: false }),
  ]);
  bearer = (await sandbox.as('client')).token ?? '';
});
afterAll(async () => {
  await Promise.all([development.close(), production.close()]);
  await sandbox.close();
});

interface Answer {
  extensions?: { upstream?: { operationId: string; path: string }[] };
}

async function ask(gateway: TestGateway, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}`, ...headers },
    body: JSON.stringify({ query: '{ countries { name } viewer { order(dbId: "999999999") { dbId } } }' }),
  });
  return (await response.json()) as Answer;
}

test('promise: sight: a caller who sends X-Debug-Upstream sees the calls of an operation, without values', async () => {
  await fetch(`${sandbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationId: 'listCountries', kind: 'status', status: 503 }),
  });
  const { extensions } = await ask(development, { 'x-debug-upstream': '1' });
  const calls = extensions?.upstream?.toSorted((a, b) => a.operationId.localeCompare(b.operationId));
  expect(calls).toEqual([
    expect.objectContaining({ operationId: 'getOrder', method: 'GET', outcome: 404, attempts: 1 }),
    {
      operationId: 'listCountries',
      method: 'GET',
      path: '/api/v3/countries',
      outcome: 200,
      attempts: 2,
      ms: expect.any(Number),
    },
  ]);
  expect(JSON.stringify(calls)).not.toContain('999999999');
});

test('promise: sight: without the header, and in production with it, nothing is listed', async () => {
  expect((await ask(development, {})).extensions?.upstream).toBeUndefined();
  expect((await ask(production, { 'x-debug-upstream': '1' })).extensions?.upstream).toBeUndefined();
});
