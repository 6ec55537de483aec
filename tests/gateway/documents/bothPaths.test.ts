import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleGroups } from '../../../gateway/graphql/examples.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

/*
 * The documented queries about documents: the answer of the fast path, which a query that has run before takes, is that
 * of Yoga, which a request with `extensions` takes.
 */

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

const queries = exampleGroups()
  .filter(({ title }) => ['Invoices', 'Documents', 'Statements'].includes(title))
  .flatMap((group) => group.examples);

async function ask(query: string, operationName: string, variables: object, extra: object = {}) {
  const response = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': 'both-paths',
      authorization: `Bearer ${client.bearer}`,
    },
    body: JSON.stringify({ query, operationName, variables, ...extra }),
  });
  return (await response.json()) as { data: unknown; errors?: unknown[] };
}

test('there are examples', () => {
  expect(queries.length).toBeGreaterThan(7);
});

test.each(queries)('$name', async ({ query, name }) => {
  const { id } = await portal.sandbox.db
    .selectFrom('documents')
    .select('id')
    .where('customer_id', '=', 1)
    .where('kind', '=', 'invoice')
    .where('merged_invoice_id', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  for (const invoice of query.includes('$invoice') ? [String(id), '999999999'] : [null]) {
    const variables = invoice === null ? {} : { invoice };
    const slow = await ask(query, name, variables, { extensions: {} });
    const known = await ask(query, name, variables);
    const fast = await ask(query, name, variables);
    expect(fast).toEqual(slow);
    expect(known).toEqual(slow);
    expect((slow.errors ?? []).length).toBe(invoice === '999999999' ? 1 : 0);
  }
});
