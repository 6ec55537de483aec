import { parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleOperations } from '../../../gateway/graphql/examples.ts';
import { createGraphiQL } from '../../../gateway/graphql/graphiql/serveGraphiQL.ts';
import { createSchema } from '../../../gateway/modules/createSchema.ts';
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
  expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
  const [, script = ''] = /src="([^"]+)"/.exec(page) ?? [];
  const { status, headers } = await fetch(new URL(script, gateway.url));
  expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toMatch(/https?:|\*/);
});

test('GraphiQL: the page and all of its files, workers included, are at most 3 MB compressed', async () => {
  const { files } = createGraphiQL();
  const paths = ['/graphql', ...Object.keys(files)];
  expect(paths.length).toBeGreaterThan(5);
  let sum = 0;
  for (const path of paths) {
    const { status, headers } = await fetch(`${gateway.url}${path}`, {
      headers: { accept: 'text/html, */*' },
    });
    expect([path, status, headers.get('content-encoding')]).toEqual([path, 200, 'gzip']);
    const again = await fetch(`${gateway.url}${path}`, {
      headers: { accept: 'text/html, */*', 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    sum += Number(headers.get('content-length'));
  }
  expect(sum).toBeLessThan(3_000_000);
});

test('promise: pages: GraphiQL is off in production: the page is not served', async () => {
  const production = await startGateway({
    upstreamUrl: 'http://127.0.0.1:9',
    graphiql: false,
    introspection: false,
  });
  const response = await fetch(`${production.url}/graphql`, { headers: { accept: 'text/html' } });
  const script = await fetch(`${production.url}/graphql/graphiql/graphiql.js`);
  expect(response.status).not.toBe(200);
  expect(script.headers.get('content-type')).not.toContain('javascript');
  await production.close();
});
