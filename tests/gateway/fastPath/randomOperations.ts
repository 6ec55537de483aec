import { makeExecutableSchema } from '@graphql-tools/schema';
import fc from 'fast-check';
import {
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  visit,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type TypeNode,
} from 'graphql';

/* A schema whose resolvers succeed and fail as their source says, and random operations on it. */

/** The outcome of a field: a value, now or later, or one of the ways to fail. */
type Outcome = 'value' | 'later' | 'null' | 'laterNull' | 'throw' | 'reject' | 'error' | 'unfit';

/** A source object; its fields take their outcomes from the list in turn. */
export interface Thing {
  __typename: 'Thing' | 'Other';
  outcomes: readonly Outcome[];
  things: readonly Thing[];
}

const typeDefs = parse(/* GraphQL */ `
  enum Size {
    SMALL
    LARGE
  }
  input Wish {
    size: Size = LARGE
    count: Int
  }
  interface Named {
    name: String
  }
  type Thing implements Named {
    name: String
    count: Int!
    size: Size
    tags: [String!]
    asked(text: String = "default", wish: Wish = { count: 1 }): String!
    one: Thing
    sure: Thing!
    many: [Thing]
    allSure: [Thing!]!
    any: [Either!]
    named: Named
  }
  type Other implements Named {
    name: String
    other: Int!
    sure: Thing!
  }
  union Either = Thing | Other
  type Query {
    thing: Thing
    sure: Thing!
  }
  type Mutation {
    thing: Thing
    sure: Thing!
  }
`);

const end: Thing = { __typename: 'Thing', outcomes: ['value'], things: [] };

const root = {
  thing: (_root: unknown, args: object, context: Thing) => field(0, () => context)(context, args),
  sure: (_root: unknown, args: object, context: Thing) => field(1, () => context)(context, args),
};
const resolvers = {
  Query: root,
  Mutation: root,
  Thing: {
    name: field(0, () => 'a "name"'),
    count: field(1, () => 7, 'x'),
    size: field(2, () => 'SMALL', 'HUGE'),
    tags: field(3, () => ['a', 'b'], 'not a list'),
    asked: field(4, (_thing, args) => JSON.stringify(args)),
    one: field(5, ({ things }) => things[0]),
    sure: field(6, ({ things }) => things[0] ?? end),
    many: field(7, ({ things }) => things.map((thing, index) => (index === 1 ? null : thing))),
    allSure: field(0, ({ things }) => things.map((thing) => Promise.resolve(thing))),
    any: field(1, ({ things }) => things),
    // A value without a type is reported with a message different from graphql's.
    named: field(2, ({ things }) => things[1], null),
  },
  Other: {
    name: field(3, () => 'other'),
    other: field(4, () => 1.5, 1),
    sure: field(5, () => end),
  },
};

function field(
  index: number,
  value: (thing: Thing, args: object) => unknown,
  unfit: unknown = { some: 'object' },
): (thing: Thing, args: object) => unknown {
  return (thing, args) => {
    const failure = new Error(`No ${index}.`);
    switch (thing.outcomes[index % thing.outcomes.length]) {
      case 'later':
        return Promise.resolve(value(thing, args));
      case 'null':
        return null;
      case 'laterNull':
        return Promise.resolve(null);
      case 'throw':
        throw failure;
      case 'reject':
        return Promise.reject(failure);
      case 'error':
        return failure;
      case 'unfit':
        return unfit;
      default:
        return value(thing, args);
    }
  };
}

export const schema = makeExecutableSchema({ typeDefs, resolvers });

/**
 * The same schema with nullable fields only, where a null that `schema` forbids is an error of its field: no error hides
 * another, so a result has all errors that can be raised.
 */
export const schemaOfAllErrors = createSchemaOfAllErrors();

function createSchemaOfAllErrors(): GraphQLSchema {
  const nullable = makeExecutableSchema({
    typeDefs: visit(typeDefs, {
      FieldDefinition: (node) => ({ ...node, type: withoutNonNull(node.type) }),
    }),
    resolvers,
  });
  for (const type of Object.values(schema.getTypeMap())) {
    const copy = nullable.getType(type.name);
    if (type.name.startsWith('__') || !isObjectType(type) || !isObjectType(copy)) continue;
    for (const { name, type: strict } of Object.values(type.getFields())) {
      const one = copy.getFields()[name];
      if (one?.resolve && isNonNullType(strict)) one.resolve = failForNull(one.resolve);
    }
  }
  return nullable;
}

function withoutNonNull(type: TypeNode): TypeNode {
  if (type.kind === Kind.NON_NULL_TYPE) return withoutNonNull(type.type);
  return type.kind === Kind.LIST_TYPE ? { ...type, type: withoutNonNull(type.type) } : type;
}

function failForNull(
  resolve: GraphQLFieldResolver<unknown, unknown>,
): GraphQLFieldResolver<unknown, unknown> {
  return async (source, args, context, info) => {
    const value = await resolve(source, args, context, info);
    if (value == null)
      throw new Error(`Cannot return null for non-nullable field ${info.parentType.name}.${info.fieldName}.`);
    return value;
  };
}

const outcomes = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<Outcome>('value', 'later') },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Outcome>('null', 'laterNull', 'throw', 'reject', 'error', 'unfit'),
    },
  ),
  { minLength: 1, maxLength: 8 },
);
const { thing: things } = fc.letrec<{ thing: Thing }>((tie) => ({
  thing: fc.record({
    __typename: fc.constantFrom('Thing', 'Other'),
    outcomes,
    things: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('thing'), { maxLength: 3 })),
  }),
}));
const roots = things.map((thing): Thing => ({ ...thing, __typename: 'Thing' }));

const leaves = [
  '__typename',
  'name',
  'alias: name',
  'count',
  'size',
  'tags',
  'asked',
  'again: asked(text: $text, wish: { size: SMALL })',
  'whole: asked(wish: $wish)',
  'name @include(if: $yes)',
  'count @skip(if: $yes)',
  '...Some',
  '... on Named { named: name }',
];
const { set: selectionSets } = fc.letrec<{ set: string }>((tie) => ({
  set: fc
    .uniqueArray(
      fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom(...leaves),
        fc
          .tuple(fc.constantFrom('one', 'sure', 'many', 'allSure'), tie('set'))
          .map(([name, set]) => `${name} ${set}`),
        tie('set').map(
          (set) =>
            `any { __typename ... on Other { other } ...Some ... on Thing ${set} ... on Named { name } }`,
        ),
        tie('set').map((set) => `of: named { __typename name ... on Thing ${set} }`),
        tie('set').map((set) => `... @include(if: $yes) ${set}`),
      ),
      { minLength: 1, maxLength: 5 },
    )
    .map((fields) => `{ ${fields.join(' ')} }`),
}));

interface Variables {
  readonly [name: string]: unknown;
}
const variables: fc.Arbitrary<Variables> = fc.record(
  {
    yes: fc.boolean(),
    text: fc.option(fc.string()),
    wish: fc.option(fc.record({ count: fc.option(fc.integer({ min: 0, max: 9 })) })),
  },
  { requiredKeys: ['yes'] },
);

/** An operation with its schema and source. Two fields of one key may differ: not every document is valid. */
export interface RandomOperation {
  kind: 'query' | 'mutation';
  selectionSet: string;
  root: Thing;
  variables: Variables;
}

export const randomOperations: fc.Arbitrary<RandomOperation> = fc.record({
  kind: fc.constantFrom('query', 'query', 'mutation'),
  selectionSet: selectionSets,
  root: roots,
  variables,
});

export const textOf = ({ kind, selectionSet }: RandomOperation): string => `
  ${kind} Random($yes: Boolean!, $text: String = "given", $wish: Wish) {
    thing ${selectionSet}
    second: sure { name ...Some asked(text: $text, wish: $wish) @include(if: $yes) }
  }
  fragment Some on Thing { size one { name count } }`;

/** Operations where graphql and runPlanned report different errors of one null. */
export const counterexamples: RandomOperation[] = [
  {
    kind: 'query',
    selectionSet:
      '{ ... @include(if: $yes) { allSure { asked } one { __typename } } sure { ... @include(if: $yes) { whole: asked(wish: $wish) } of: named { __typename name ... on Thing { one { __typename } } } } }',
    root: {
      __typename: 'Thing',
      outcomes: ['value', 'value', 'value', 'value', 'value', 'value', 'later', 'value'],
      things: [
        {
          __typename: 'Thing',
          outcomes: ['value', 'value', 'value', 'value', 'null', 'value'],
          things: [],
        },
      ],
    },
    variables: { yes: true },
  },
  {
    kind: 'query',
    selectionSet:
      '{ of: named { __typename name ... on Thing { allSure { whole: asked(wish: $wish) __typename } one { __typename } } } of: named { __typename name ... on Thing { sure { whole: asked(wish: $wish) __typename } ... @include(if: $yes) { one { __typename } } } } of: named { __typename name ... on Thing { of: named { __typename name ... on Thing { __typename } } } } }',
    root: {
      __typename: 'Thing',
      outcomes: ['value'],
      things: [
        { __typename: 'Thing', outcomes: ['value'], things: [] },
        {
          __typename: 'Thing',
          outcomes: ['value', 'value', 'later', 'value'],
          things: [{ __typename: 'Thing', outcomes: ['null', 'value'], things: [] }],
        },
      ],
    },
    variables: { yes: false },
  },
];
