import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, getOperationAST, parse, validate, type ExecutionResult } from 'graphql';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Result } from '../../../gateway/graphql/execution/Execution.ts';
import { KnownOperation } from '../../../gateway/graphql/KnownOperations.ts';

/*
 * Known queries are run by an executor of our own. Whatever is asked and whatever the resolvers do, it answers what
 * graphql's own does: the same data, the same errors at the same places.
 */

/** What becomes of a field: a value, at once or later, or a failure. */
type Fate = 'value' | 'later' | 'null' | 'laterNull' | 'throw' | 'reject' | 'error' | 'unfit';

/** A thing whose fields fare as it says. */
interface Thing {
  __typename: 'Thing' | 'Other';
  fates: readonly Fate[];
  things: readonly Thing[];
}

const schema = makeExecutableSchema({
  typeDefs: /* GraphQL */ `
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
  `,
  resolvers: {
    Query: {
      thing: (_root: unknown, args: object, root: Thing) => field(0, () => root)(root, args),
      sure: (_root: unknown, args: object, root: Thing) => field(1, () => root)(root, args),
    },
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
      // What does not say which type it is is a fault of ours, and told otherwise.
      named: field(2, ({ things }) => things[1], null),
    },
    Other: {
      name: field(3, () => 'other'),
      other: field(4, () => 1.5, 1),
      sure: field(5, () => end),
    },
  },
});

const end: Thing = { __typename: 'Thing', fates: ['value'], things: [] };

function field(
  index: number,
  value: (thing: Thing, args: object) => unknown,
  unfit: unknown = { some: 'object' },
): (thing: Thing, args: object) => unknown {
  return (thing, args) => {
    const failure = new Error(`No ${index}.`);
    switch (thing.fates[index % thing.fates.length]) {
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

const fates = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<Fate>('value', 'later') },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Fate>('null', 'laterNull', 'throw', 'reject', 'error', 'unfit'),
    },
  ),
  { minLength: 1, maxLength: 8 },
);
const { thing: things } = fc.letrec<{ thing: Thing }>((tie) => ({
  thing: fc.record({
    __typename: fc.constantFrom('Thing', 'Other'),
    fates,
    things: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('thing'), { maxLength: 3 })),
  }),
}));
const roots = things.map((thing): Thing => ({ ...thing, __typename: 'Thing' }));

/** Of these and of sets of these queries are made. */
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
const { set: selections } = fc.letrec<{ set: string }>((tie) => ({
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

const variables = fc.record({ yes: fc.boolean() }, { requiredKeys: ['yes'] }).chain(({ yes }) =>
  fc.record(
    {
      yes: fc.constant(yes),
      text: fc.option(fc.string()),
      wish: fc.option(fc.record({ count: fc.option(fc.integer({ min: 0, max: 9 })) })),
    },
    { requiredKeys: ['yes'] },
  ),
);

/** The errors of a result by the place that is null because of them, most often their own. */
function errorsByPlace({ data, errors }: Result | ExecutionResult): Map<string, string[]> {
  const byPlace = new Map<string, string[]>();
  for (const { message, path = [], locations } of errors ?? []) {
    let place: unknown = data;
    let depth = 0;
    while (place != null) place = Reflect.get(Object(place), path[depth++] ?? '');
    const key = JSON.stringify(path.slice(0, depth));
    byPlace.set(key, [...(byPlace.get(key) ?? []), JSON.stringify([path, message, locations])]);
  }
  return byPlace;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

test('random queries over random things answer what the reference executor answers', async () => {
  let ran = 0;
  await fc.assert(
    fc.asyncProperty(selections, roots, variables, async (set, root, variableValues) => {
      const document = parse(`
        query Random($yes: Boolean!, $text: String = "given", $wish: Wish) {
          thing ${set}
          second: sure { name ...Some asked(text: $text, wish: $wish) @include(if: $yes) }
        }
        fragment Some on Thing { size one { name count } }`);
      if (validate(schema, document).length > 0) return;
      ran++;
      const operation = getOperationAST(document);
      if (!operation) throw new Error('No operation.');
      const known = new KnownOperation(schema, document, operation);
      const reference = await execute({ schema, document, contextValue: root, variableValues });
      const result = await known.run(root, variableValues);
      if (!result) throw new Error('The variables do not fit.');
      expect(plain(result.data)).toEqual(plain(reference.data));
      const [told, expected] = [errorsByPlace(result), errorsByPlace(reference)];
      expect([...told.keys()].toSorted()).toEqual([...expected.keys()].toSorted());
      // Of several failures in a place that is null anyway, it is left to the executor which are told.
      for (const [place, errors] of told)
        expect(
          errors.some((error) => expected.get(place)?.includes(error)),
          place,
        ).toBe(true);
    }),
    { numRuns: 3000 },
  );
  expect(ran).toBeGreaterThan(1000);
});
