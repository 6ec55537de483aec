import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Fault, ReceivedRequest } from '../../../sandbox/support/faults.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ faults: true });
});
afterAll(() => sandbox.close());
afterEach(() => fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' }));

async function arrange(fault: Fault): Promise<void> {
  const response = await fetch(`${sandbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect(response.status).toBe(204);
}

const locales = () => fetch(`${sandbox.url}/api/v3/locales`);

test('ERR-08 status: the next call gets that status, the one after is correct again', async () => {
  await arrange({ operationId: 'listLocales', kind: 'status', status: 500, body: { message: 'down' } });
  const failed = await locales();
  expect([failed.status, await failed.json()]).toEqual([500, { message: 'down' }]);
  expect((await locales()).status).toBe(200);
});

test('times and operationId: only the named calls fail, that many times', async () => {
  await arrange({ operationId: 'listLocales', kind: 'status', status: 503, times: 2 });
  expect((await fetch(`${sandbox.url}/api/v3/countries`)).status).toBe(200);
  expect([(await locales()).status, (await locales()).status, (await locales()).status]).toEqual([
    503, 503, 200,
  ]);
});

test('html: an error page instead of JSON', async () => {
  await arrange({ operationId: '*', kind: 'html' });
  const page = await locales();
  expect(page.status).toBe(502);
  expect(page.headers.get('content-type')).toContain('text/html');
});

test('invalid-json: 200 with a body that cannot be read', async () => {
  await arrange({ operationId: '*', kind: 'invalid-json' });
  await expect((await locales()).json()).rejects.toThrow(SyntaxError);
});

test('reset: the connection breaks without an answer', async () => {
  await arrange({ operationId: '*', kind: 'reset' });
  await expect(locales()).rejects.toThrow('fetch failed');
});

test('cut: the response ends midway', async () => {
  await arrange({ operationId: '*', kind: 'cut' });
  const half = await locales();
  expect(half.status).toBe(200);
  await expect(half.text()).rejects.toThrow('terminated');
});

test('hang: no response until the caller gives up', async () => {
  await arrange({ operationId: '*', kind: 'hang' });
  const url = `${sandbox.url}/api/v3/locales`;
  await expect(fetch(url, { signal: AbortSignal.timeout(200) })).rejects.toThrow('timeout');
});

test('slow: the correct response, delayed', async () => {
  await arrange({ operationId: '*', kind: 'slow', ms: 50 });
  expect(await (await locales()).json()).toHaveLength(8);
});

test('huge: a response of many megabytes', async () => {
  await arrange({ operationId: '*', kind: 'huge', megabytes: 3 });
  expect((await (await locales()).arrayBuffer()).byteLength).toBeGreaterThan(3 * 1024 * 1024);
});

test('an invalid fault is a field error', async () => {
  const body = JSON.stringify({ operationId: '*', kind: 'explode' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${sandbox.url}/sandbox/faults`, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
});

test('the log holds method, path, query and headers of each request until it is cleared', async () => {
  await fetch(`${sandbox.url}/sandbox/requests`, { method: 'DELETE' });
  await fetch(`${sandbox.url}/api/v3/countries?a[b]=c`, { headers: { locale: 'de' } });
  const received: ReceivedRequest[] = await (await fetch(`${sandbox.url}/sandbox/requests`)).json();
  expect(received).toMatchObject([
    {
      operationId: 'listCountries',
      method: 'GET',
      path: '/api/v3/countries',
      query: { a: { b: 'c' } },
      headers: { locale: 'de' },
    },
  ]);
  await fetch(`${sandbox.url}/sandbox/requests`, { method: 'DELETE' });
  expect(await (await fetch(`${sandbox.url}/sandbox/requests`)).json()).toEqual([]);
});
