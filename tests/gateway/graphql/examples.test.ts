import { parse, type OperationDefinitionNode } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '../../../gateway/graphql/serveGraphiQL.ts';
import { graphql } from '../../support/graphql.ts';
import { startPortal, type Portal } from '../../support/startPortal.ts';

let portal: Portal;
let bearer: string | undefined;
beforeAll(async () => {
  portal = await startPortal();
  ({ bearer } = await portal.as('client'));
});
afterAll(() => portal.close());

const operations = examples().flatMap(({ query, variables }) =>
  parse(query)
    .definitions.filter(
      (definition): definition is OperationDefinitionNode => definition.kind === 'OperationDefinition',
    )
    .map((operation) => ({ name: operation.name?.value ?? '', operation, query, variables })),
);

/** Runs last: it ends the session that the others use. */
const lasting = operations.filter(({ name }) => name !== 'LogOut');

test.for(lasting)('GraphiQL: example $name runs unchanged', async ({ name, operation, query, variables }) => {
  const answer = await graphql<Record<string, { __typename: string; message?: string }>>(portal, {
    query,
    operationName: name,
    variables: JSON.parse(variables),
    ...(bearer === undefined ? {} : { bearer }),
  });
  expect(answer.errors).toEqual([]);
  if (operation.operation !== 'mutation') return;
  for (const result of Object.values(answer.data)) {
    expect(result, JSON.stringify(result)).toMatchObject({ __typename: expect.stringMatching(/Payload$/) });
  }
});

test('GraphiQL: example LogOut ends the session', async () => {
  const { query = '' } = operations.find(({ name }) => name === 'LogOut') ?? {};
  const { errors } = await graphql(portal, {
    query,
    operationName: 'LogOut',
    ...(bearer === undefined ? {} : { bearer }),
  });
  expect(errors).toEqual([]);
});

test('GraphiQL: no two examples have the same name', () => {
  const names = operations.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('GraphiQL: there is an example of every domain that defines fields', () => {
  const text = examples()
    .map(({ query }) => query)
    .join('\n');
  const fields = [
    'login(',
    'articleSearch(',
    'manufacturers',
    'resolveLines(',
    'addLines(',
    'cart(',
    'createOrders(',
    'checkoutOrders',
    'orders(',
    'wishlist(',
    'containers(',
    'backorderItems(',
    'missingItems(',
    'cartPlans(',
    'cartAnnouncements',
    'addresses',
    'integrations',
  ];
  expect(fields.filter((field) => !text.includes(field))).toEqual([]);
});
