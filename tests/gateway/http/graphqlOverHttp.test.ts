import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type Received, type SmallUpstream } from '../rest/startUpstream.ts';

let upstream: SmallUpstream;
let gateway: TestGateway;
let production: TestGateway;
let onHang: (() => void) | undefined;

beforeAll(async () => {
  upstream = await startUpstream(({ url }: Received, res) => {
    if (url.endsWith('/locales')) res.once('close', () => onHang?.());
    else sendJson(res, []);
  });
  gateway = await startGateway({ upstreamUrl: upstream.url });
  production = await startGateway({ upstreamUrl: upstream.url, graphiql: false, introspection: false });
});
afterAll(async () => {
  await gateway.close();
  await production.close();
  await upstream.close();
});

const query = '{ countries { name } }';

test('in production a browser session runs no operations beyond the client’s, a caller with Authorization does', async () => {
  const session = await graphql(production, { cookie: 'BEARER=x', query });
  expect(session.errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect(session.data).toBeNull();
  expect((await graphql(production, { bearer: 'x', query })).errors).toEqual([]);
});

test('an unknown documentId is refused by name', async () => {
  const { status, errors } = await graphql(production, { documentId: 'nothing' });
  expect(status).toBe(400);
  expect(errors[0]?.extensions.code).toBe('PERSISTED_OPERATION_NOT_FOUND');
});

test('promise: leaks: with introspection off the schema cannot be read, and errors suggest no names', async () => {
  const schema = await graphql(production, { bearer: 'x', query: '{ __schema { types { name } } }' });
  expect(schema.data).toBeNull();
  const typo = await graphql(production, { bearer: 'x', query: '{ countrie { name } }' });
  expect(typo.errors[0]?.message).not.toContain('countries');
});

test('promise: abusive documents: one with more than 5,000 tokens, or deeper than 20 fields, is refused before anything runs', async () => {
  const before = upstream.received.length;
  const wide = await graphql(gateway, { query: `{ ${'countries { name } '.repeat(1500)} }` });
  expect(wide.data).toBeNull();
  const deep = await graphql(gateway, {
    query: `{ viewer { article(name: "x") ${'{ related '.repeat(30)}{ name }${' }'.repeat(30)} } }`,
  });
  expect(deep.status).toBe(400);
  expect(deep.errors[0]?.message).toContain('20 are allowed');
  expect(upstream.received.length).toBe(before);
});

test('promise: abusive documents: depth counts the fields inside fragments, and circular fragments are refused', async () => {
  const nested = await graphql(gateway, {
    query: `{ viewer { article(name: "x") { ...A } } }
      fragment A on Article { ${'related { '.repeat(25)} name ${'} '.repeat(25)} }`,
  });
  expect(nested.errors.map(({ message }) => message).join()).toContain('20 are allowed');
  const circle = await graphql(gateway, {
    query: '{ viewer { article(name: "x") { ...A } } } fragment A on Article { related { ...A } }',
  });
  expect(circle.status).toBe(400);
});

test('promise: GraphQL over HTTP: mutations over GET do not run', async () => {
  const url = `${gateway.url}/graphql?query=${encodeURIComponent('mutation { logout(input: {}) { __typename } }')}`;
  const response = await fetch(url, { headers: { authorization: 'Bearer x' } });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await response.json()).toMatchObject({
    errors: [{ extensions: { code: 'METHOD_NOT_ALLOWED' } }],
  });
});

test('promise: GraphQL over HTTP: several operations in one request do not run', async () => {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
    body: JSON.stringify([{ query }, { query }]),
  });
  expect(response.status).toBe(400);
});

test('promise: body sizes: a JSON body above 1 MB is refused with 413, one without a length with 411', async () => {
  const large = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
    body: JSON.stringify({ query, variables: { x: 'x'.repeat(1_100_000) } }),
  });
  expect(large.status).toBe(413);
  expect(await large.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_LARGE' } }] });
  const status = await new Promise((done, fail) => {
    const req = httpRequest(`${gateway.url}/graphql`, { method: 'POST' }, (res) => {
      res.resume();
      done(res.statusCode);
    });
    req.once('error', fail);
    req.setHeader('content-type', 'application/json');
    req.setHeader('authorization', 'Bearer x');
    req.flushHeaders();
    req.end(JSON.stringify({ query }));
  });
  expect(status).toBe(411);
});

test('promise: GraphQL over HTTP: only /graphql is GraphQL: a path or query that ends in /graphql is not', async () => {
  for (const path of ['/x/graphql', '/graphql/', '/?y=/graphql', '/graphqlx', '//graphql']) {
    const response = await fetch(`${gateway.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
      body: JSON.stringify({ query }),
    });
    expect([path, response.status]).toEqual([path, 404]);
  }
});

test("the caller's abort reaches the back end through GraphQL", async () => {
  const arrived = Promise.withResolvers<void>();
  onHang = arrived.resolve;
  const gone = new AbortController();
  const before = upstream.received.length;
  const call = graphql(gateway, { bearer: 'x', query: '{ locales { code } }', signal: gone.signal });
  await expect.poll(() => upstream.received.length).toBeGreaterThan(before);
  gone.abort();
  await expect(call).rejects.toThrow();
  await arrived.promise;
});

test('a File that was not uploaded is refused', async () => {
  const mutation = 'mutation ($input: ImportCartInput!) { importCart(input: $input) { __typename } }';
  const text = await graphql(gateway, {
    bearer: 'x',
    query: mutation,
    variables: { input: { file: 'text' } },
  });
  expect(text.errors[0]?.message).toContain('multipart');
});
