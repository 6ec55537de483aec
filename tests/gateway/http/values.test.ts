import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { graphql, type GraphQLRequest } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

let upstream: SmallUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream((_request, res) => sendJson(res, { id: 1 }));
  gateway = await startGateway({ upstreamUrl: upstream.url });
});
beforeEach(() => {
  upstream.received.length = 0;
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const ask = <Data>(request: GraphQLRequest) => graphql<Data>(gateway, { bearer: 'a', ...request });

const article = 'query ($name: String!) { viewer { article(name: $name) { id } } }';
const orders = 'query ($filter: OrderFilter) { viewer { orders(first: 1, filter: $filter) { totalCount } } }';

test('promise: values: a text longer than the contract allows is BAD_REQUEST and sends nothing', async () => {
  for (const { query, variables, field } of [
    { query: article, variables: { name: 'x'.repeat(256) }, field: 'id' },
    { query: orders, variables: { filter: { dbId: { like: 'x'.repeat(256) } } }, field: 'filter.dbId.like' },
  ]) {
    const { errors } = await ask({ query, variables });
    expect(errors.map(({ extensions }) => [extensions.code, extensions['fields']])).toEqual([
      ['BAD_REQUEST', [{ field, message: 'This text is longer than 255 characters.' }]],
    ]);
  }
  expect(upstream.received).toEqual([]);
  await ask({ query: article, variables: { name: 'x'.repeat(255) } });
  expect(upstream.received).toHaveLength(1);
});

test('promise: values: in a mutation such a text is InvalidInput', async () => {
  const { data } = await ask<{ switchUser: object }>({
    query: `mutation ($input: SwitchUserInput!) {
      switchUser(input: $input) { __typename ... on InvalidInput { fieldErrors { path } } }
    }`,
    variables: { input: { username: 'x'.repeat(256) } },
  });
  expect(data.switchUser).toEqual({ __typename: 'InvalidInput', fieldErrors: [{ path: 'username' }] });
  expect(upstream.received).toEqual([]);
});

test('promise: values: a path with its query has at most 8,000 characters', async () => {
  for (const warehouses of [
    Array.from({ length: 5000 }, () => toGlobalId('Warehouse', 1)),
    Array.from({ length: 400 }, () => toGlobalId('Warehouse', 123_456_789_012_345)),
  ]) {
    const { errors } = await ask({ query: orders, variables: { filter: { warehouses } } });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_REQUEST']);
  }
  expect(upstream.received).toEqual([]);
});

test.each<[filter: object, sent: string]>([
  [{ eq: 0.1 + 0.7 }, 'filter[grandTotal]=0.8'],
  [{ lte: 269.53 }, 'filter[grandTotal][<=]=269.53'],
  // 1e-7 lies between the amounts 0 and 0.0001.
  [{ lt: 1e-7 }, 'filter[grandTotal][<]=0.0001'],
  [{ lte: 1e-7 }, 'filter[grandTotal][<=]=0'],
  [{ gt: 1e-7 }, 'filter[grandTotal][>]=0'],
  [{ gte: 1e-7 }, 'filter[grandTotal][=>]=0.0001'],
  [{ eq: 1e-7 }, 'filter[grandTotal][>]=0&filter[grandTotal][<]=0'],
  [{ eq: -1e-7 }, 'filter[grandTotal][>]=-0.0001&filter[grandTotal][<]=-0.0001'],
  [{ ne: 1e-7 }, ''],
  [{ lt: 1e15 }, 'filter[grandTotal][<]=999999999999'],
])(
  'promise: values: amounts have four places, conditions between two of them mean the same: %j',
  async (grandTotal, sent) => {
    await ask({ query: orders, variables: { filter: { grandTotal } } });
    const [call] = upstream.received;
    const { searchParams } = new URL(call?.url ?? '', 'http://x');
    const conditions = [...searchParams].filter(([name]) => name.includes('grandTotal'));
    expect(conditions.map(([name, value]) => `${name}=${value}`).join('&')).toBe(sent);
  },
);

test('promise: values: a list of more than 10,000 entries is refused before it is read', async () => {
  const warehouses = Array.from({ length: 200_000 }, () => '1');
  const { status, errors } = await ask({ query: orders, variables: { filter: { warehouses } } });
  expect([status, errors[0]?.extensions.code, errors[0]?.message]).toEqual([
    400,
    'BAD_REQUEST',
    'A list has 200000 entries; 10000 are allowed.',
  ]);
});

test.each([
  ['in a variable', { query: article, variables: { name: '\ud800' } }],
  ['in a literal', { query: '{ viewer { article(name: "\ud800") { id } } }' }],
  ['escaped in a literal', { query: String.raw`{ viewer { article(name: "\ud800") { id } } }` }],
  [
    'in the input of a write',
    {
      query: 'mutation ($input: SwitchUserInput!) { switchUser(input: $input) { __typename } }',
      variables: { input: { username: 'a\udc00' } },
    },
  ],
])('promise: values: half of a surrogate pair %s is refused and sends nothing', async (_name, request) => {
  for (let time = 0; time < 2; time++) {
    const { status, errors } = await ask(request);
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toMatch(/^(BAD_REQUEST|GRAPHQL_PARSE_FAILED)$/);
  }
  expect(upstream.received).toEqual([]);
});

test.each(['search', 'groups', 'export-with-defaults', 'Search', ' search ', 'a/../search', '..', '.', ''])(
  'promise: values: an article named %j, which would be another route, is not found and sends nothing',
  async (name) => {
    const { errors } = await ask({ query: article, variables: { name } });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
    expect(upstream.received).toEqual([]);
  },
);

test('promise: values: names with dots, slashes and spaces are asked as they are', async () => {
  for (const name of ['W 712/94', '..5', 'a.b', 'searching'])
    await ask({ query: article, variables: { name } });
  expect(upstream.received.map(({ url }) => url)).toEqual([
    '/api/v3/articles/W%20712%2F94',
    '/api/v3/articles/..5',
    '/api/v3/articles/a.b',
    '/api/v3/articles/searching',
  ]);
});
