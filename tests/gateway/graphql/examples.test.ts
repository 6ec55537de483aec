import { readdirSync, readFileSync } from 'node:fs';
import { parse, visit } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples, type Example } from '../../../gateway/graphql/examples.ts';
import { valuesOf, variablesOf } from '../../../gateway/graphql/graphiql/carry.js';
import { graphql } from '../../support/graphql.ts';
import { startPortal, type Portal } from '../../support/startPortal.ts';

let portal: Portal;
let bearer: string | undefined;
beforeAll(async () => {
  portal = await startPortal();
  ({ bearer } = await portal.as('client'));
});
afterAll(() => portal.close());

/** LogOut runs last: it ends the session that the others use. */
const lasting = examples().filter(({ name }) => name !== 'LogOut');

/** Values that answers gave to the variables of later examples, as the page keeps them. */
const carried = new Map<string, unknown>();

/** A value in an answer, by the names and places on its way. */
const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => new Map(Object.entries(value ?? {})).get(name), data);

test.for(lasting)('GraphiQL: example $name runs', async ({ name, query, variables, carried: later }) => {
  const filled = Object.entries(variables).map(([variable, value]) => [
    variable,
    carried.get(variable) ?? value,
  ]);
  const answer = await graphql<Record<string, { __typename: string; message?: string }>>(portal, {
    query,
    operationName: name,
    variables: Object.fromEntries(filled),
    ...(bearer === undefined ? {} : { bearer }),
  });
  expect(answer.errors).toEqual([]);
  if (/^mutation/m.test(query)) {
    for (const result of Object.values(answer.data)) {
      expect(result, JSON.stringify(result)).toMatchObject({ __typename: expect.stringMatching(/Payload$/) });
    }
  }
  for (const [variable, path] of Object.entries(later)) {
    const value = valueAt(answer.data, path);
    expect(value, `${path} for ${variable}`).toEqual(expect.anything());
    carried.set(variable, value);
  }
});

test('GraphiQL: a value that an example carries is a variable of another', () => {
  const variables = new Set(examples().flatMap((example) => Object.keys(example.variables)));
  const names = examples().flatMap((example) => Object.keys(example.carried));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !variables.has(name))).toEqual([]);
});

const find = (wanted: string): Example => {
  const found = examples().find(({ name }) => name === wanted);
  if (!found) throw new Error(`no example ${wanted}`);
  return found;
};

test('GraphiQL: after an answer without an order, the next examples have none instead of one of somebody else', () => {
  const create = find('CreateOrders');
  const made = { data: { createOrders: { orders: [{ id: 'T3JkZXI6Nw==', dbId: '7' }] } } };
  expect(valuesOf(create, made)).toEqual({ order: 'T3JkZXI6Nw==', dbId: '7' });
  for (const answer of [
    { data: { createOrders: { __typename: 'CreateOrdersPayload', orders: [] } } },
    { data: { createOrders: { __typename: 'Rejected', message: 'Sold out.' } } },
    { data: { createOrders: null }, errors: [{ message: 'The back end failed.' }] },
  ]) {
    const kept = { ...valuesOf(create, made), ...valuesOf(create, answer) };
    for (const name of ['Checkout', 'CompleteOrder', 'ConfirmOrder'])
      expect(variablesOf(find(name), kept, () => 'key')).toMatchObject({ order: null });
  }
  expect(variablesOf(find('CompleteOrder'), {}, () => 'key')).toMatchObject({
    order: find('CompleteOrder').variables['order'],
    key: 'key',
  });
});

test('GraphiQL: example LogOut ends the session', async () => {
  const { query = '' } = examples().find(({ name }) => name === 'LogOut') ?? {};
  const { errors } = await graphql(portal, {
    query,
    operationName: 'LogOut',
    ...(bearer === undefined ? {} : { bearer }),
  });
  expect(errors).toEqual([]);
});

test('GraphiQL: no two examples have the same name', () => {
  const names = examples().map(({ name }) => name);
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
  const modules = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const without = modules.filter(({ name }) => !fieldsOf(name).some((field) => used.has(field)));
  expect(without).toEqual([]);
});
