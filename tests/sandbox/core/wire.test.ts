import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const json = { 'content-type': 'application/json' };

test('API-05 every response carries Version 1002 and the request id of its request', async () => {
  const url = `${sandbox.url}/api/v3/locales`;
  const response = await fetch(url, { headers: { 'x-request-id': 'abc-123' } });
  expect(response.headers.get('version')).toBe('1002');
  expect(response.headers.get('x-request-id')).toBe('abc-123');
  const unusable = await fetch(url, { headers: { 'x-request-id': 'no spaces please' } });
  expect(unusable.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('ERR-07 an unknown path gives 404 with a message', async () => {
  for (const path of ['/api/v3/nothing', '/api/v3/orders/1/nothing']) {
    const response = await fetch(sandbox.url + path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'Not found.' });
    expect(response.headers.get('version')).toBe('1002');
  }
});

test('ERR-01 a body that is not JSON gives 400 with a message', async () => {
  const response = await fetch(`${sandbox.url}/api/v3/login_check`, {
    method: 'POST',
    headers: json,
    body: '{"a":',
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ messages: [expect.any(String)] });
});

test('ERR-02 a missing body names its first missing field', async () => {
  const response = await fetch(`${sandbox.url}/api/v3/login_check`, { method: 'POST' });
  expect(response.status).toBe(400);
});

test('ERR-07 a path parameter of the wrong type is not found', async () => {
  const client = await sandbox.as('client');
  const response = await fetch(`${sandbox.url}/api/v3/authentication/switch-account/abc`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token ?? ''}` },
  });
  expect(response.status).toBe(404);
});

test('API-06 LIST-08 GAP-35 nested filters of a query reach the call as objects, checked against the contract', async () => {
  const client = await sandbox.as('client');
  const page = await client.ok('listOrders', {
    query: {
      page: 1,
      limit: 3,
      filter: { type: 'regular', grandTotal: { '>': '1' }, status: ['delivered'] },
    },
  });
  expect(page.meta).toMatchObject({ page: 1, limit: 3 });
  expect(page.items).toHaveLength(3);
  const wrong = await client.send('listOrders', { query: { page: 'first' } });
  expect(wrong).toMatchObject({ status: 400, body: { fields: [{ field: 'page' }] } });
});

test('API-08 an upload that is not multipart gives 400', async () => {
  const client = await sandbox.as('client');
  const { status } = await client.send('importCart', { body: { type: 'regular' } });
  expect(status).toBe(400);
});

test('API-08 a file above 25 MB is a field error', async () => {
  const client = await sandbox.as('client');
  const form = new FormData();
  form.set('type', 'regular');
  form.set('file', new Blob([Buffer.alloc(26 * 1024 * 1024)]), 'large.csv');
  const { status, body } = await client.call('importCart', { body: form });
  expect({ status, body }).toEqual({
    status: 400,
    body: { fields: [{ field: 'file', message: 'The file is larger than 25 MB.' }] },
  });
});

test('the control routes for faults do not exist unless enabled', async () => {
  expect((await fetch(`${sandbox.url}/sandbox/requests`)).status).toBe(404);
  expect(
    (await fetch(`${sandbox.url}/sandbox/faults`, { method: 'POST', headers: json, body: '{}' })).status,
  ).toBe(404);
});

test('ERR-01 a body of another content type gives 400 with a message', async () => {
  const headers = { 'content-type': 'text/csv' };
  const response = await fetch(`${sandbox.url}/api/v3/login_check`, { method: 'POST', headers, body: 'a;b' });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ messages: [expect.any(String)] });
});
