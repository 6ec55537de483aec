import { readFileSync } from 'node:fs';
import { getOperationAST, Kind, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const folder = 'gateway/graphql/examples';
const queries = ['16-invoices', '17-documents', '18-statements'].flatMap((name) => {
  const query = readFileSync(`${folder}/${name}.graphql`, 'utf8');
  const document = parse(query);
  return document.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION
      ? [{ query, name: one.name?.value ?? '', takesId: (one.variableDefinitions ?? []).length > 0 }]
      : [],
  );
});

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

test.each(queries)('$name', async ({ query, name, takesId }) => {
  expect(getOperationAST(parse(query), name)).not.toBeNull();
  const { id } = await portal.sandbox.db
    .selectFrom('documents')
    .select('id')
    .where('customer_id', '=', 1)
    .where('kind', '=', 'invoice')
    .where('merged_invoice_id', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  for (const dbId of takesId ? [String(id), '999999999'] : [null]) {
    const variables = dbId === null ? {} : { dbId };
    const slow = await ask(query, name, variables, { extensions: {} });
    const known = await ask(query, name, variables);
    const fast = await ask(query, name, variables);
    expect(fast).toEqual(slow);
    expect(known).toEqual(slow);
    expect((slow.errors ?? []).length).toBe(dbId === '999999999' ? 1 : 0);
  }
});
