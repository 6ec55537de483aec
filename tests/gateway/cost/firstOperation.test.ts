import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { Kind, parse, print, visit, type DocumentNode, type SelectionNode } from 'graphql';
import { expect, test } from 'vitest';
import { createOperationCosts } from '../../../gateway/graphql/cost/operationCostPlugin.ts';
import { exampleOperations } from '../../../gateway/graphql/examples.ts';
import { createSchema } from '../../../gateway/schema/createSchema.ts';
import { rounds, testSeed } from '../../support/explore.ts';

const schema = createSchema();
const texts = [
  ...Object.values(JSON.parse(readFileSync('persisted.json', 'utf8')) as Record<string, string>),
  ...exampleOperations(),
];
const documents = texts.map((text) => parse(text));

type Costs = ReturnType<typeof createOperationCosts>;

/** What each operation of the client and of the examples costs, and why it may not run. */
const judgeAll = (costs: Costs): unknown[] =>
  documents.flatMap((document) =>
    document.definitions.flatMap((operation) =>
      operation.kind === Kind.OPERATION_DEFINITION
        ? [[costs.costOf(document, operation, {}), costs.refuse(document, operation, {})?.message ?? null]]
        : [],
    ),
  );

const [typename] = parse('{ __typename }').definitions.flatMap((one) =>
  'selectionSet' in one && one.selectionSet ? one.selectionSet.selections : [],
);

/** The same operation with meta fields everywhere, under other names or in separate fragments. */
function disturb(document: DocumentNode, kind: number): DocumentNode {
  if (!typename) throw new Error('no __typename');
  const aliased: SelectionNode = { ...typename, alias: { kind: Kind.NAME, value: 'zz' } } as SelectionNode;
  const added = [
    typename,
    aliased,
    { kind: Kind.INLINE_FRAGMENT, selectionSet: { kind: Kind.SELECTION_SET, selections: [typename] } },
  ];
  return visit(document, {
    SelectionSet: {
      leave: (node) => ({
        ...node,
        selections: [added[kind % added.length] as SelectionNode, ...node.selections],
      }),
    },
  });
}

const firstOperations = fc.oneof(
  fc.constantFrom(
    '{ __typename }',
    '{ a: __typename __schema { queryType { name } } }',
    '{ viewer { __typename id } }',
    'mutation { __typename }',
    'query Q { ...F } fragment F on Query { __typename viewer { ...G } } fragment G on Viewer { __typename }',
    '{ node(id: "x") { __typename id } }',
    '{ viewer { orders(first: 100) { edges { node { __typename comments { __typename } } } } } }',
  ),
  fc
    .tuple(fc.constantFrom(...documents), fc.nat(2))
    .map(([document, kind]) => print(disturb(document, kind))),
);

test(
  'promise: fan-out: what an operation costs does not depend on the operations of others before it',
  () => {
    const fresh = judgeAll(createOperationCosts({ schema, budget: 20 }));
    fc.assert(
      fc.property(fc.array(firstOperations, { minLength: 1, maxLength: 3 }), (first) => {
        const costs = createOperationCosts({ schema, budget: 20 });
        for (const text of first) {
          const document = parse(text);
          for (const operation of document.definitions)
            if (operation.kind === Kind.OPERATION_DEFINITION) costs.refuse(document, operation, {});
        }
        expect(judgeAll(costs)).toEqual(fresh);
      }),
      { seed: testSeed(), numRuns: rounds(15, 2000), examples: [[['{ __typename }']]] },
    );
  },
  rounds(120_000, 1_800_000),
);
