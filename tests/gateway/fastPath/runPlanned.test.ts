import { makeExecutableSchema } from '@graphql-tools/schema';
import fc from 'fast-check';
import { execute, getOperationAST, GraphQLError, parse, validate, type ExecutionResult } from 'graphql';
import { expect, test } from 'vitest';
import { CompletionError } from '../../../gateway/fastPath/CompletionError.ts';
import { Execution } from '../../../gateway/fastPath/Execution.ts';
import { planOperation } from '../../../gateway/fastPath/planOperation.ts';
import { planSize, runPlanned } from '../../../gateway/fastPath/runPlanned.ts';
import { counterexamples, randomOperations, schema, schemaOfAllErrors, textOf } from './randomOperations.ts';

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

const errorsOf = ({ errors = [] }: ExecutionResult): string[] =>
  errors.map(({ path, message, locations }) => JSON.stringify({ path, message, locations }));

/** The paths of the nulls that errors explain: where on an error's path the data ends. */
function nulledPaths({ data, errors = [] }: ExecutionResult): Set<string> {
  return new Set(
    errors.map(({ path = [] }) => {
      let value: unknown = data;
      let depth = 0;
      while (value != null) value = Reflect.get(Object(value), path[depth++] ?? '');
      return JSON.stringify(path.slice(0, depth));
    }),
  );
}

/*
 * Of several fields that fail under one null, the two executors may report other ones, more or fewer of them. The
 * specification allows it: when a non-null field fails, "any sibling fields which have not yet executed or have not yet
 * yielded a value may be cancelled" (Errors and Non-Null Fields), so what is reported depends on which promise settles
 * first, and graphql's chains of promises are longer. For the same reason the order of errors may differ. Nothing else
 * may: the data is equal, the same nulls have errors, and each error is one that a field raises, reported once.
 */
test("random operations have the result of graphql's execute", async () => {
  const { seed = 522794898, numRuns = 1000 } = fc.readConfigureGlobal();
  let runs = 0;
  let valid = 0;
  await fc.assert(
    fc.asyncProperty(randomOperations, async (operation) => {
      runs++;
      const document = parse(textOf(operation));
      if (validate(schema, document).length > 0) return;
      valid++;
      const args = { document, contextValue: operation.root, variableValues: operation.variables };
      const expected = await execute({ schema, ...args });
      const result = await runPlanned({ schema, ...args });
      expect(asJson(result.data)).toEqual(asJson(expected.data));
      expect(nulledPaths(result)).toEqual(nulledPaths(expected));
      const possible = new Set(errorsOf(await execute({ schema: schemaOfAllErrors, ...args })));
      for (const error of [...errorsOf(result), ...errorsOf(expected)]) expect(possible).toContain(error);
      expect(new Set(errorsOf(result)).size).toBe(errorsOf(result).length);
    }),
    { seed, numRuns, examples: counterexamples.map((operation) => [operation]) },
  );
  expect(valid).toBeGreaterThan(runs / 3);
});

type Resolvers = NonNullable<Parameters<typeof makeExecutableSchema>[0]['resolvers']>;

/** Runs an operation on a schema whose fields resolve as given. */
function run(typeDefs: string, resolvers: Resolvers, text: string): Promise<ExecutionResult> {
  return runPlanned({ schema: makeExecutableSchema({ typeDefs, resolvers }), document: parse(text) });
}

test('the fields of a mutation run one after the other, each with all of its subfields', async () => {
  const log: string[] = [];
  const later = async (name: string): Promise<string> => {
    log.push(`${name} begins`);
    for (let tick = 0; tick < 10; tick++) await Promise.resolve();
    log.push(`${name} ends`);
    return name;
  };
  const { data } = await run(
    'type Query { a: Step } type Mutation { a: Step b: Step } type Step { name: String }',
    {
      Mutation: { a: () => later('a'), b: () => later('b') },
      Step: { name: (step: string) => later(`${step}.name`) },
    },
    'mutation { b { name } a { name } }',
  );
  expect(asJson(data)).toEqual({ b: { name: 'b.name' }, a: { name: 'a.name' } });
  expect(Object.keys(data ?? {})).toEqual(['b', 'a']);
  const steps = ['b', 'b.name', 'a', 'a.name'];
  expect(log).toEqual(steps.flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('a failed non-null field of a mutation ends it', async () => {
  let hasRun = false;
  const { data, errors } = await run(
    'type Query { a: Int } type Mutation { a: Int! b: Int }',
    { Mutation: { a: () => Promise.resolve(null), b: () => (hasRun = true) } },
    'mutation { a b }',
  );
  expect([data, errors?.length, hasRun]).toEqual([null, 1, false]);
});

test('an error says whether the value does not fit the schema or a resolver failed', async () => {
  const { errors = [] } = await run(
    `type Query { number: Int list: [Int] size: Size missing: Some failed: Int untyped: Either }
     enum Size { SMALL } type Some { some: Int! } type A { a: Int } type B { b: Int } union Either = A | B`,
    {
      Query: {
        number: () => 'secret',
        list: () => 'secret',
        size: () => 'secret',
        missing: () => ({ some: null }),
        failed: () => {
          throw new GraphQLError('Refused.');
        },
        untyped: () => ({}),
      },
    },
    '{ number list size missing { some } failed untyped { __typename } }',
  );
  expect(
    errors.map(({ path, originalError }) => [path?.[0], originalError instanceof CompletionError]),
  ).toEqual([
    ['number', true],
    ['list', true],
    ['size', true],
    ['missing', true],
    ['failed', false],
    ['untyped', false],
  ]);
});

test('nothing runs, and there is no data, when the request does not fit the document', async () => {
  const document = parse(
    'query A($yes: Boolean!) { thing { name @include(if: $yes) } } query B { sure { name } }',
  );
  for (const args of [{}, { operationName: 'C' }, { operationName: 'A' }]) {
    const expected = await execute({ schema, document, ...args });
    const result = await runPlanned({ schema, document, ...args });
    expect(asJson(result)).toEqual(asJson(expected));
    expect(result).not.toHaveProperty('data');
  }
});

/** Microseconds of this thread. Asking for them is most of what a loop spends, and that is the system's share. */
function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

test('promise: one for all: an operation that keeps the thread for half a second without a pause is given up, one that pauses is not', async () => {
  let resolved = 0;
  const work = (ms: number): void => {
    const until = spent() + ms * 1000;
    while (spent() < until) resolved += 0;
    resolved += 1;
  };
  const rows = Array.from({ length: 3000 }, () => ({}));
  const typeDefs =
    'type Query { rows: [Row] parts: [Part] } type Row { one: Int two: Int } type Part { rows: [Row] }';
  const slow = { one: () => (work(1), 1) };
  const { data, errors } = await run(
    typeDefs,
    { Query: { rows: () => rows }, Row: slow },
    '{ rows { one two } }',
  );
  expect([data, errors?.map(({ extensions }) => extensions['code'])]).toEqual([
    null,
    ['OPERATION_TOO_EXPENSIVE'],
  ]);
  expect(resolved).toBeLessThan(rows.length);
  const pausing = await run(
    typeDefs,
    {
      Query: { parts: () => Array.from({ length: 8 }, (_, at) => ({ at })) },
      Part: {
        rows: async ({ at }: { at: number }) => {
          for (let turn = 0; turn <= at; turn++) await new Promise(setImmediate);
          return rows.slice(0, 100);
        },
      },
      Row: slow,
    },
    '{ parts { rows { one two } } }',
  );
  expect(pausing.errors).toBeUndefined();
});

test('promise: abusive documents: a plan counts with its document, and with the types that are planned later', async () => {
  const growing = makeExecutableSchema({
    typeDefs:
      'type Query { one: Thing } interface Thing { name: String } type A implements Thing { name: String }',
    resolvers: { Query: { one: () => ({ __typename: 'A', name: 'x' }) } },
  });
  const document = parse(`{ one { name } } # ${'x'.repeat(5000)}`);
  const operation = getOperationAST(document);
  const queryType = growing.getQueryType();
  if (!operation || !queryType) throw new Error('no operation');
  const variables = { sources: {}, coerced: {} };
  const plan = planOperation(growing, document, operation, queryType, variables);
  const before = planSize(plan);
  expect(before).toBeGreaterThan(1000);
  await new Execution(plan, null, variables).run();
  expect(planSize(plan)).toBe(before + 1);
});
