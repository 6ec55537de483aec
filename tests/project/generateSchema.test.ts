import { readFileSync } from 'node:fs';
import { buildASTSchema, buildSchema, isObjectType, print, visit } from 'graphql';
import { expect, test } from 'vitest';
import { findParents } from '../../scripts/schema/findParents.ts';
import { mergeModules } from '../../scripts/schema/mergeModules.ts';

const shorthand = readFileSync('gateway/schema/shorthand.graphql', 'utf8');
const cost = readFileSync('gateway/schema/cost.graphql', 'utf8');
const common = `
  type Query { order: Order }
  type Mutation
  type Order { id: ID! }
  type PageInfo { endCursor: String }
  type PageCursors { first: String }
  type ConfirmationRequired { message: String! }
  type Forbidden { message: String! }
  type InvalidInput { message: String! }
  type Rejected { message: String! }
  type NotFound { message: String! }
  type OtherAccount { message: String! }
  type OutcomeUnknown { message: String! }
  type Expired { message: String! }
`;

/** The definitions generated from a module's SDL under these names, without descriptions, each in one line. */
function expand(sdl: string, names: string[]): string[] {
  const { definitions } = mergeModules([shorthand, cost, common, sdl]);
  return names.map((name) => {
    const found = definitions.find((node) => 'name' in node && node.name?.value === name);
    if (!found) return `no ${name}`;
    const undescribed = visit(found, {
      enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
    });
    return print(undescribed).replaceAll(/\s+/g, ' ');
  });
}

test('@connection: window arguments, a connection that a module can extend, and an edge', () => {
  const sdl = `
    extend type Query { open(paid: Boolean): [Order] @connection(name: "OpenOrder") }
    extend type OpenOrderConnection { limited: Boolean! }
  `;
  expect(expand(sdl, ['Query', 'OpenOrderConnection', 'OpenOrderEdge'])).toEqual([
    'type Query { order: Order open(paid: Boolean, first: Int, after: String, last: Int, before: String): OpenOrderConnection }',
    'type OpenOrderConnection { limited: Boolean! edges: [OpenOrderEdge]! pageInfo: PageInfo! pageCursors: PageCursors! totalCount: Int }',
    'type OpenOrderEdge { cursor: String! node: Order! }',
  ]);
});

test('@entity: both ids first, and a dbId that the module describes where it stands', () => {
  const sdl = `
    type Stamp @entity { colour: String }
    type Letter @entity { stamp: Stamp, dbId: String! }
  `;
  expect(expand(sdl, ['Stamp', 'Letter'])).toEqual([
    'type Stamp { id: ID! dbId: String! colour: String }',
    'type Letter { id: ID! stamp: Stamp dbId: String! }',
  ]);
});

test('@mutation(payload): input with the common fields, payload of one field, result with the usual problems', () => {
  const sdl = `
    extend type Mutation { pay(input: PayInput!): Order @mutation(payload: "order") }
    input PayInput { order: ID! }
  `;
  expect(expand(sdl, ['Mutation', 'PayInput', 'PayPayload', 'PayResult'])).toEqual([
    'type Mutation { pay(input: PayInput!): PayResult }',
    'input PayInput { order: ID! force: Boolean! = false idempotencyKey: String }',
    'type PayPayload { order: Order }',
    'union PayResult = PayPayload | ConfirmationRequired | Forbidden | InvalidInput | Rejected | NotFound | OtherAccount | OutcomeUnknown',
  ]);
});

test('@mutation: mutations may share a payload, have other problems, and need no input fields', () => {
  const sdl = `
    extend type Mutation {
      open: BoxPayload @mutation(problems: ["Expired"])
      shut: BoxPayload @mutation(problems: ["Expired"])
    }
    type BoxPayload { isOpen: Boolean! }
  `;
  expect(expand(sdl, ['Mutation', 'OpenInput', 'ShutInput', 'BoxResult'])).toEqual([
    'type Mutation { open(input: OpenInput!): BoxResult shut(input: ShutInput!): BoxResult }',
    'input OpenInput { idempotencyKey: String }',
    'input ShutInput { idempotencyKey: String }',
    'union BoxResult = BoxPayload | Expired | OtherAccount | OutcomeUnknown',
  ]);
});

test.each([
  ['extend type Mutation { pay: Order }', 'Mutation.pay needs @mutation.'],
  ['extend type Mutation { pay: Order @mutation }', "Mutation.pay: name the payload's field"],
  [
    'extend type Mutation { pay(order: ID!): Order @mutation(payload: "order") }',
    'Mutation.pay: the only argument is (input: PayInput!).',
  ],
  [
    `extend type Mutation { a: BoxPayload @mutation b: BoxPayload @mutation(problems: ["Expired"]) }
     type BoxPayload { isOpen: Boolean! }`,
    '`a` and `b` share BoxResult, but not their problems.',
  ],
  ['extend type Query { orders: Order @connection }', 'orders: @connection needs a type like [Order]'],
  ['extend type Query { orders: [Order] @conection }', 'Unknown directive "@conection"'],
  ['extend type Query { orders: [Order] @connection(names: "X") }', 'Unknown argument "names"'],
])('%s is refused', (sdl, message) => {
  expect(() => mergeModules([shorthand, cost, common, sdl])).toThrow(message);
});

test('the parent types of resolvers are found by name, and a name without a type is refused', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  expect(findParents(schema, 'gateway/schema/resolvers.generated.ts')).toMatchObject({
    Order: './../modules/orders/orders.parents.ts#OrderParent',
    Money: './money.parents.ts#MoneyParent',
  });
  expect(() => findParents(buildSchema(common), 'gateway/schema/resolvers.generated.ts')).toThrow(
    /(\w+)Parent, but there is no type \1\./,
  );
});

test('costs: descriptions say what a field costs for every row, or more than one call', () => {
  const sdl = `
    extend type Query { "One order." first: Order @cost(weight: "1") @reads(call: "getOrder") "Plans." plans: [Order!] @cost(weight: "10") }
    extend type Order {
      "Lines." items: [String!] @cost(weight: "1") @reads(call: "getOrder")
      "Sent goods." shipments: [String!] @cost(weight: "1")
      "Currency." currency: String @cost(weight: "1") @reads(call: "getUser", once: true)
      "Status." status: String
      """
      Invoices,
      oldest first.
      """
      parts: [Order!]
        @cost(weight: "1")
        @reads(call: "getOrder")
        @reads(call: "getPart", each: true, holds: ["status"])
    }
  `;
  const schema = buildASTSchema(mergeModules([shorthand, cost, common, sdl]));
  const descriptions = ['Query', 'Order'].flatMap((name) => {
    const type = schema.getType(name);
    return isObjectType(type) ? Object.values(type.getFields()).map(({ description }) => description) : [];
  });
  expect(descriptions.filter((one) => one !== undefined)).toEqual([
    'One order.',
    'Plans. Costs 10 calls.',
    'Lines. Costs one call per row, shared with the other such fields of `Order`.',
    'Sent goods. Costs one call per row.',
    'Currency.',
    'Status.',
    'Invoices,\noldest first.\nCosts one call per row, shared with the other such fields of `Order`. Costs one call per `Order` unless only `id`, `dbId`, `status` are selected.',
  ]);
});
