import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { expect, test } from 'vitest';

/*
 * The Relay server specification, and the rules of graphql-eslint for it (relay-connection-types, relay-edge-types,
 * relay-page-info, relay-arguments), which needs ESLint and an older graphql.
 */

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const objects = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);
const named = (suffix: string) => objects.filter(({ name }) => name.endsWith(suffix));
const typeOf = (owner: GraphQLObjectType, field: string): string => String(owner.getFields()[field]?.type);

test('a connection has edges, a list of its edges, and a non-null pageInfo', () => {
  expect(named('Connection').length).toBeGreaterThan(5);
  for (const connection of named('Connection')) {
    const edge = connection.name.replace(/Connection$/, 'Edge');
    // A row that cannot be read is a null edge (docs/decisions/schema-details.md).
    expect(typeOf(connection, 'edges'), connection.name).toBe(`[${edge}]!`);
    expect(typeOf(connection, 'pageInfo'), connection.name).toBe('PageInfo!');
  }
});

test('an edge has a node, which is not a list, and a non-null cursor; every edge belongs to a connection', () => {
  for (const edge of named('Edge')) {
    const { node } = edge.getFields();
    expect(node && isListType(getNullableType(node.type)), edge.name).toBe(false);
    expect(typeOf(edge, 'cursor'), edge.name).toBe('String!');
    expect(schema.getType(edge.name.replace(/Edge$/, 'Connection')), edge.name).toBeDefined();
  }
});

test('PageInfo has the four fields of the specification, the cursors nullable', () => {
  const info = objects.find(({ name }) => name === 'PageInfo');
  if (!info) throw new Error('no PageInfo');
  const fields = ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'].map((name) =>
    typeOf(info, name),
  );
  expect(fields).toEqual(['Boolean!', 'Boolean!', 'String', 'String']);
});

test('a field that gives a connection takes first, after, last and before', () => {
  for (const field of objects.flatMap((type): GraphQLField<unknown, unknown>[] =>
    Object.values(type.getFields()),
  )) {
    if (!getNamedType(field.type).name.endsWith('Connection')) continue;
    const types = Object.fromEntries(field.args.map(({ name, type }) => [name, String(type)]));
    expect(types, field.name).toMatchObject({ first: 'Int', after: 'String', last: 'Int', before: 'String' });
  }
});

test('node takes a non-null ID and gives a Node, whose only field is a non-null id', () => {
  const node = schema.getQueryType()?.getFields()['node'];
  expect([String(node?.type), node?.args.map(({ name, type }) => `${name}: ${type}`)]).toEqual([
    'Node',
    ['id: ID!'],
  ]);
  const type = schema.getType('Node');
  expect(
    isInterfaceType(type) && Object.values(type.getFields()).map(({ name, type: id }) => `${name}: ${id}`),
  ).toEqual(['id: ID!']);
});

test('a type with an id of type ID! is a Node, so that a store may keep it by its id', () => {
  const others = objects.filter(
    (type) => typeOf(type, 'id') === 'ID!' && !type.getInterfaces().some(({ name }) => name === 'Node'),
  );
  expect(others.map(({ name }) => name)).toEqual([]);
});

test('a mutation takes one non-null input', () => {
  for (const { name, args } of Object.values(schema.getMutationType()?.getFields() ?? {}))
    expect([args.length, args[0]?.name, args[0] && isNonNullType(args[0].type)], name).toEqual([
      1,
      'input',
      true,
    ]);
});

test('each scalar of the schema names its specification', () => {
  const scalars = Object.values(schema.getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  );
  for (const scalar of scalars)
    expect(isScalarType(scalar) && scalar.specifiedByURL, scalar.name).toMatch(/^https:\/\//);
  expect(scalars.map(({ name }) => name).toSorted()).toEqual(['Date', 'DateTime', 'Decimal', 'File']);
});

test('what names an object in an argument or input is its global id: no argument or field holds a dbId but by that name', () => {
  const texts = Object.values(schema.getTypeMap()).flatMap((type) =>
    'getFields' in type && !type.name.startsWith('__')
      ? Object.values(type.getFields()).flatMap((field) => ('args' in field ? field.args : [field]))
      : [],
  );
  const ofDbId = texts.filter(
    ({ name, description }) => name !== 'dbId' && /\bdbIds?\b/.test(description ?? ''),
  );
  expect(ofDbId.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
});
