import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphql, type GraphQLRequest } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

/*
 * A query that has run before takes the fast path; an unusual request, as one with an `extensions` entry in the
 * body, does not. Whichever way a request goes, its caller must not be able to tell.
 */

let portal: Portal;
let client: PortalCaller;
let production: TestGateway;

beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
  production = await startGateway({
    upstreamUrl: portal.sandbox.url,
    graphiql: false,
    introspection: false,
  });
});
afterAll(async () => {
  await production.close();
  await portal.close();
});

const orders = `query FastPath($first: Int) {
  viewer { orders(type: REGULAR, first: $first) { totalCount edges { node { id status grandTotal { value currencyCode } } } } }
}`;
const order = `query FastPathOrder($id: String!) { viewer { isLoggedIn order(dbId: $id) { id status } } }`;
const countries = '{ countries { name } }';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** A response without its date, length and connection headers. */
async function ask(
  { query, documentId, variables }: Pick<GraphQLRequest, 'query' | 'documentId' | 'variables'>,
  { slow = false, headers = {}, url = portal.url }: { slow?: boolean; headers?: object; url?: string } = {},
): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'fast-path-test', ...headers },
    body: JSON.stringify({ query, documentId, variables, ...(slow ? { extensions: {} } : {}) }),
  });
  const own = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !own.has(name))),
    body: await response.json(),
  };
}

const bearer = () => ({ authorization: `Bearer ${client.bearer}` });

describe('both paths give the same response', () => {
  test.each([
    ['data', orders, { first: 3 }],
    ['data without variables', countries, undefined],
    ['a default for a variable that is not given', orders, {}],
    ['a variable that does not fit', orders, { first: 'many' }],
    ['a page that is too large', orders, { first: 101 }],
    ['a required variable that is missing', order, {}],
    ['a missing object next to one that exists', order, { id: 'abc' }],
  ])('%s', async (_what, query, variables) => {
    const request = { query, ...(variables && { variables }) };
    await ask({ query, variables: { first: 1, id: '1' } }, { headers: bearer() });
    for (const accept of [
      'application/json',
      'application/graphql-response+json',
      'application/graphql-response+json, application/json',
      '*/*',
      'application/json; q=0.5',
    ]) {
      const headers = { ...bearer(), accept };
      const slow = await ask(request, { slow: true, headers });
      expect(await ask(request, { headers }), accept).toEqual(slow);
    }
  });

  test.each([
    ['a refusal', { kind: 'status', status: 403, body: { message: 'No.' } }],
    ['an expired session', { kind: 'status', status: 401, body: { message: 'Gone.' } }],
    ['a crash', { kind: 'status', status: 500, body: { message: 'db-7 down' } }],
    ['HTML', { kind: 'html' }],
  ] as const)('%s of the back end', async (_what, fault) => {
    await ask({ query: orders }, { headers: bearer() });
    const headers = {
      cookie: `BEARER=${client.bearer}`,
      origin: portal.url,
      'x-requested-with': 'parts-portal',
    };
    const answers: Answer[] = [];
    for (const slow of [true, false]) {
      await portal.breakNext('listOrders', { ...fault, times: fault.kind === 'html' ? 3 : 1 });
      answers.push(await ask({ query: orders }, { slow, headers }));
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]?.body).toMatchObject({ errors: [{ extensions: { requestId: 'fast-path-test' } }] });
  });
});

// Only the first read is changed: a second read would give a different response.
describe('values of other types than the contract says give the same response', () => {
  const row = { id: 7, status: 'in_progress', grandTotal: { value: 12.5, currencyCode: 'EUR' } };
  const meta = { total: 1 };

  test.each([
    ['a number where text is expected', [{ ...row, grandTotal: { value: 1, currencyCode: 5 } }], meta],
    ['text where a number is expected', [{ ...row, grandTotal: { value: 'x', currencyCode: 'EUR' } }], meta],
    ['numbers as text', [{ ...row, grandTotal: { value: '1.5', currencyCode: 'EUR' } }], { total: '3' }],
    ['an unknown status', [{ ...row, status: 'unheard_of' }], meta],
    ['a fraction of a piece', [row], { total: 1.5 }],
    ['more than an Int can hold', [row], { total: 2 ** 31 }],
    ['a list where text is expected', [{ ...row, grandTotal: { value: 1, currencyCode: ['EUR'] } }], meta],
    ['an object where text is expected', [{ ...row, grandTotal: { value: 1, currencyCode: {} } }], meta],
    ['true where a number is expected', [row], { total: true }],
    [
      'nothing where a number is expected',
      [{ ...row, grandTotal: { value: null, currencyCode: 'EUR' } }],
      meta,
    ],
  ])('%s', async (_what, items, total) => {
    await ask({ query: orders }, { headers: bearer() });
    const answers: Answer[] = [];
    for (const slow of [true, false]) {
      const body = { items, meta: total };
      // A page that is shorter than its list says is read again.
      await portal.breakNext('listOrders', { kind: 'status', status: 200, body, times: 9 });
      answers.push(await ask({ query: orders }, { slow, headers: bearer() }));
      await fetch(`${portal.sandbox.url}/sandbox/faults`, { method: 'DELETE' });
    }
    expect(answers[1]).toEqual(answers[0]);
  });
});

test('promise: documents: a document that an internal tool has run is not open to a browser session', async () => {
  const { bearer: token = '' } = client;
  for (let time = 1; time <= 3; time++) {
    const { errors } = await graphql(production, { query: countries, bearer: token });
    expect(errors).toEqual([]);
  }
  const { status, errors } = await graphql(production, { query: countries, cookie: `BEARER=${token}` });
  expect(status).toBe(400);
  expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
});

test('promise: cross-site requests: a known query does not run for another site', async () => {
  const headers = { cookie: `BEARER=${client.bearer}`, origin: 'https://evil.example' };
  await ask({ query: countries }, { headers: bearer() });
  expect(await ask({ query: countries }, { headers })).toMatchObject({ status: 403 });
});

test('fields left out of an input object have their defaults, however the object is given', async () => {
  const name = 'viewer { articleSearch';
  for (let time = 1; time <= 3; time++) {
    for (const [query, variables] of [
      [`query Inline { ${name}(filter: { searchString: "filter" }) { totalCount } } }`, {}],
      [
        `query Within($text: String!) { ${name}(filter: { searchString: $text }) { totalCount } } }`,
        { text: 'filter' },
      ],
      [
        `query Whole($filter: ArticleSearchFilter!) { ${name}(filter: $filter) { totalCount } } }`,
        { filter: { searchString: 'filter' } },
      ],
    ] as const) {
      const data = await client.run<{ viewer: { articleSearch: { totalCount: number } } }>(query, variables);
      expect(data.viewer.articleSearch.totalCount, query).toBeGreaterThan(0);
    }
  }
});

test('a document with several operations runs the one that is named', async () => {
  const query = 'query A { countries { name } } query B { viewer { isLoggedIn } }';
  for (let time = 1; time <= 2; time++) {
    const answer = await graphql(portal, {
      query,
      bearer: client.bearer ?? '',
    });
    expect(answer.errors[0]?.extensions.code).toBe('OPERATION_RESOLUTION_FAILURE');
    expect(answer.status).toBe(400);
  }
});

test('an empty body and one that is not JSON are refused', async () => {
  for (const body of ['', '{', '[]', 'null', '"text"']) {
    const response = await fetch(`${portal.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${client.bearer}` },
      body,
    });
    expect(response.status, body).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ message: expect.any(String) }] });
  }
});

test('a caller who disconnects ends the calls of a known query', async () => {
  await client.run(orders);
  await portal.breakNext('listOrders', { kind: 'hang', times: 1 });
  const gone = new AbortController();
  const asked = graphql(portal, { query: orders, bearer: client.bearer ?? '', signal: gone.signal });
  setTimeout(() => gone.abort(), 100);
  await expect(asked).rejects.toThrow('aborted');
  expect((await client.send(orders)).errors).toEqual([]);
});
