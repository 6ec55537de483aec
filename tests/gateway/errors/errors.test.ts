import { warehouseIds } from '../../support/shopping.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

let sandbox: TestSandbox;
let gateway: TestGateway;
let bearer: string;

beforeAll(async () => {
  sandbox = await startSandbox({ faults: true });
  gateway = await startGateway({ upstreamUrl: sandbox.url, upstreamTimeoutMs: 4000 });
  bearer = (await sandbox.as('client')).token ?? '';
});
afterEach(() => fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' }));
afterAll(async () => {
  await gateway.close();
  await sandbox.close();
});

/** Makes the back end's next responses to a call fail, for real. */
async function misbehave(operationId: string, fault: object): Promise<void> {
  const response = await fetch(`${sandbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationId, times: 3, ...fault }),
  });
  if (!response.ok) throw new Error(await response.text());
}

const countries = () => graphql<{ countries: unknown }>(gateway, { bearer, query: '{ countries { name } }' });

test.each([
  [400, 'BAD_REQUEST', { messages: ['one', 'two'] }],
  [401, 'UNAUTHENTICATED', { message: 'Gone.' }],
  [402, 'CONFIRMATION_REQUIRED', { messages: ['Sure?'] }],
  [403, 'FORBIDDEN', { message: 'No.' }],
  [404, 'NOT_FOUND', { message: 'Nothing.' }],
  [413, 'TOO_LARGE', { message: 'Half of it at most.' }],
  [500, 'UPSTREAM_ERROR', { message: 'db-7 down' }],
])('GAP-159 a query that gets %i gives null and code %s', async (status, code, body) => {
  await misbehave('listCountries', { kind: 'status', status, body });
  const answer = await countries();
  expect(answer.status).toBe(200);
  expect(answer.data).toEqual({ countries: null });
  expect(answer.errors).toHaveLength(1);
  expect(answer.errors[0]?.path).toEqual(['countries']);
  expect(answer.errors[0]?.extensions).toMatchObject({
    code,
    status,
    messages: status === 500 ? [] : 'messages' in body ? body.messages : [body.message],
    requestId: answer.headers.get('x-request-id'),
  });
  expect(JSON.stringify(answer.errors)).not.toContain('db-7 down');
});

test('GAP-159 field errors of a query arrive in extensions.fields', async () => {
  await misbehave('listCountries', {
    kind: 'status',
    status: 400,
    body: { fields: [{ field: 'a.b', message: 'bad' }] },
  });
  const { errors } = await countries();
  expect(errors[0]?.extensions['fields']).toEqual([{ field: 'a.b', message: 'bad' }]);
});

test.each([
  ['html', 'UPSTREAM_ERROR'],
  ['cut', 'UPSTREAM_ERROR'],
  ['reset', 'UPSTREAM_ERROR'],
  ['huge', 'UPSTREAM_ERROR'],
  ['invalid-json', 'UPSTREAM_ERROR'],
  ['hang', 'UPSTREAM_TIMEOUT'],
])(
  'promise: upstream answers: a back end that answers with %s is code %s, and nothing of its response or host leaks',
  async (kind, code) => {
    await misbehave('listCountries', { kind });
    const { data, errors } = await countries();
    expect(data).toEqual({ countries: null });
    expect(errors[0]?.extensions.code).toBe(code);
    const text = JSON.stringify(errors);
    expect(text).not.toContain(sandbox.url.replace('http://', ''));
    expect(text).not.toMatch(/Gateway|node_modules|at .*\.ts/);
  },
);

test('a failed field is null, and the rest of the response is kept', async () => {
  await misbehave('listCountries', { kind: 'status', status: 500 });
  const { data, errors } = await graphql<{ countries: null; locales: unknown[] }>(gateway, {
    bearer,
    query: '{ countries { name } locales { code } }',
  });
  expect(data.countries).toBeNull();
  expect(data.locales.length).toBeGreaterThan(1);
  expect(errors).toHaveLength(1);
});

const createAddress = () =>
  graphql<{ createAddress: { __typename: string } }>(gateway, {
    bearer,
    query: `mutation ($input: CreateAddressInput!) {
      createAddress(input: $input) {
        __typename
        ... on Problem { message }
        ... on ConfirmationRequired { messages }
        ... on Rejected { messages }
        ... on InvalidInput { fieldErrors { path message } }
      }
    }`,
    variables: {
      input: {
        type: 'SHIPPING',
        address: {
          companyName: 'Test',
          country: Buffer.from('Country:1').toString('base64'),
          city: 'Tallinn',
          postalCode: '10111',
          street: 'Street 1',
          phone: '1',
          email: 'a@b.test',
        },
      },
    },
  });

test.each([
  [
    402,
    { messages: ['Sure?', 'Really?'] },
    { __typename: 'ConfirmationRequired', message: 'Sure?', messages: ['Sure?', 'Really?'] },
  ],
  [403, { message: 'Not you.' }, { __typename: 'Forbidden', message: 'Not you.' }],
  [
    400,
    { fields: [{ field: 'city', message: 'missing' }] },
    {
      __typename: 'InvalidInput',
      message: 'missing',
      fieldErrors: [{ path: 'address.city', message: 'missing' }],
    },
  ],
  [400, { messages: ['a', 'b'] }, { __typename: 'Rejected', message: 'a', messages: ['a', 'b'] }],
])('GAP-159 a mutation that gets %i %j returns the problem', async (status, body, expected) => {
  await misbehave('createAddress', { kind: 'status', status, body });
  const { data, errors } = await createAddress();
  expect(errors).toEqual([]);
  expect(data.createAddress).toEqual(expected);
});

test.each([
  [404, 'NOT_FOUND'],
  [401, 'UNAUTHENTICATED'],
  [503, 'UPSTREAM_ERROR'],
])('a problem that the union does not list is thrown: %i gives code %s', async (status, code) => {
  await misbehave('createAddress', { kind: 'status', status, body: { message: 'x' } });
  const { data, errors } = await createAddress();
  expect(data).toEqual({ createAddress: null });
  expect(errors[0]?.extensions.code).toBe(code);
});

test('the request id of the caller comes back in the header and in errors; an invalid one is replaced', async () => {
  await misbehave('listCountries', { kind: 'status', status: 500 });
  const own = await graphql(gateway, {
    bearer,
    query: '{ countries { name } }',
    headers: { 'x-request-id': 'abc-1' },
  });
  expect(own.headers.get('x-request-id')).toBe('abc-1');
  expect(own.errors[0]?.extensions.requestId).toBe('abc-1');
  const bad = await graphql(gateway, { bearer, query: '{ x }', headers: { 'x-request-id': 'a b<script>' } });
  expect(bad.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  expect(bad.errors[0]?.extensions.requestId).toBe(bad.headers.get('x-request-id'));
});

test.each([
  ['takeMissingItems', 'takeMissingItems', { items: [{ item: toGlobalId('MissingItem', 1) }] }],
  ['moveMissingItems', 'moveMissingItems', { articles: [toGlobalId('Article', 1)] }],
  ['moveAvailableMissingItems', 'moveMissingItemsToWarehouses', { warehouses: warehouseIds('1') }],
  ['takeFromWishlist', 'takeFromWishlist', { items: [{ article: toGlobalId('Article', 1) }] }],
])(
  'GAP-159 an unknown outcome of %s, which fills the cart, says to check the cart',
  async (field, call, input) => {
    await misbehave(call, { kind: 'status', status: 502, body: {} });
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input!`;
    const { data, errors } = await graphql<Record<string, unknown>>(gateway, {
      bearer,
      query: `mutation ($input: ${type}) { ${field}(input: $input) { ... on OutcomeUnknown { message check } } }`,
      variables: { input },
    });
    expect(errors).toEqual([]);
    expect(data[field]).toEqual({
      check: 'CART',
      message: 'We don’t know whether this went through. Check your cart before trying again.',
    });
  },
);
