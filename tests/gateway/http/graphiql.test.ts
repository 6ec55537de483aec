import { parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleOperations } from '../../../gateway/graphql/serveGraphiQL.ts';
import { createSchema } from '../../../gateway/schema/createSchema.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ upstreamUrl: 'http://127.0.0.1:9' });
});
afterAll(() => gateway.close());

test('every example that GraphiQL opens with fits the schema', () => {
  const schema = createSchema();
  const examples = exampleOperations();
  expect(examples.length).toBeGreaterThan(4);
  for (const example of examples) expect(validate(schema, parse(example))).toEqual([]);
});

test('promise: pages: GraphiQL loads nothing from another host, and its policy would not let it', async () => {
  const response = await fetch(`${gateway.url}/graphql`, { headers: { accept: 'text/html' } });
  const page = await response.text();
  expect(response.status).toBe(200);
  // The beginning and the end of the page; between them is the bundle itself.
  const [head = ''] = page.split('<script nonce=', 1);
  expect(head).not.toMatch(/(src|href)="(https?:)?\/\//);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toMatch(/https?:|\*/);
});

test('promise: pages: GraphiQL is off in production: the page is not served', async () => {
  const production = await startGateway({
    upstreamUrl: 'http://127.0.0.1:9',
    graphiql: false,
    introspection: false,
  });
  const response = await fetch(`${production.url}/graphql`, { headers: { accept: 'text/html' } });
  expect(response.status).not.toBe(200);
  await production.close();
});
