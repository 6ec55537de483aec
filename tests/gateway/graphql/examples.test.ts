import { readdirSync, readFileSync } from 'node:fs';
import { parse, visit, type OperationDefinitionNode } from 'graphql';
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

const folder = 'gateway/modules';

/** Names of the fields that a module adds to Query, Mutation and Viewer. */
function fieldsOf(module: string): string[] {
  const files = readdirSync(`${folder}/${module}`).filter((name) => name.endsWith('.graphql'));
  return files
    .flatMap((name) => parse(readFileSync(`${folder}/${module}/${name}`, 'utf8')).definitions)
    .flatMap((definition) =>
      definition.kind === 'ObjectTypeExtension' && /^(Query|Mutation|Viewer)$/.test(definition.name.value)
        ? (definition.fields ?? []).map(({ name }) => name.value)
        : [],
    );
}

test('GraphiQL: there is an example of every module that defines fields', () => {
  const used = new Set<string>();
  for (const { query } of examples()) visit(parse(query), { Field: ({ name }) => void used.add(name.value) });
  const without = readdirSync(folder).filter((module) => !fieldsOf(module).some((field) => used.has(field)));
  expect(without).toEqual([]);
});
