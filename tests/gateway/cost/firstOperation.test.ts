import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { getOperationAST, Kind, parse, print, visit, type DocumentNode, type SelectionNode } from 'graphql';
import { expect, test } from 'vitest';
import { createOperationCosts } from '../../../gateway/graphql/cost/operationCostPlugin.ts';
import { exampleOperations, examples } from '../../../gateway/graphql/examples.ts';
import { createSchema } from '../../../gateway/modules/createSchema.ts';
import { clientQueryVariables } from '../../support/clientQueries.ts';
import { rounds, testSeed } from '../../support/explore.ts';
import { graphql, type GraphQLRequest } from '../../support/graphql.ts';
import { runGateway } from '../../support/runGateway.ts';
import { warehouseIds } from '../../support/shopping.ts';
import { sendJson, startUpstream } from '../rest/startUpstream.ts';

const schema = createSchema();
const stored = JSON.parse(readFileSync('persisted.json', 'utf8')) as Record<string, string>;
const texts = [...Object.values(stored), ...exampleOperations()];
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

const variables = clientQueryVariables({
  articleName: 'A 1',
  orderDbId: '1',
  checkoutOrder: 'Q2hlY2tvdXRPcmRlcjox',
  documents: { invoice: '1', mergedInvoice: '2', creditInvoice: '3', claim: '4', claimedArticle: 'A 1' },
  warehouses: warehouseIds('1'),
});
/** All stored operations, as the client sends them, and all examples. Those without the variables they need are refused. */
const requests: GraphQLRequest[] = [
  ...Object.entries(stored).map(([documentId, text]) => ({
    documentId,
    variables: variables[getOperationAST(parse(text))?.name?.value ?? ''] ?? {},
  })),
  ...examples().map(({ query, variables: given }) => ({ query, variables: given })),
];

const refused = fc.constantFrom(
  '{',
  '{ nothing }',
  '{ __typename { a } }',
  '{ viewer { orders(first: 1000) { totalCount } } }',
  '{ viewer { orders(first: 100) { edges { node { items { articleName } } } } } }',
  'query ($a: Int!) { __typename @include(if: $a) }',
  'subscription { __typename }',
);

/** What a gateway that has just started answers to all requests, after it was sent other operations. */
async function answersAfter(first: readonly string[], upstreamUrl: string): Promise<string[]> {
  const gateway = await runGateway({ UPSTREAM_URL: upstreamUrl });
  try {
    for (const query of first) await graphql(gateway, { query, bearer: 'made-up' });
    const answers: string[] = [];
    for (const request of requests) {
      const { status, data, errors, extensions } = await graphql(gateway, { ...request, bearer: 'token' });
      const reasons = errors.map(({ message, path, extensions: { requestId: _id, ...rest } }) => ({
        message,
        path,
        ...rest,
      }));
      answers.push(JSON.stringify({ status, data, reasons, extensions }));
    }
    return answers;
  } finally {
    await gateway.stop();
  }
}

test(
  'promise: fan-out: whatever a process is asked first, it answers all operations of the client and all examples as a fresh one',
  async () => {
    const page = { items: [{ id: 1, name: 'A 1' }], meta: { page: 1, limit: 20, total: 1 } };
    const upstream = await startUpstream(({ url }, res) =>
      sendJson(res, url.endsWith('/loggedin') ? { isLoggedIn: true, user: { id: 1 } } : page),
    );
    try {
      const fresh = await answersAfter([], upstream.url);
      expect(fresh.filter((answer) => answer.startsWith('{"status":200')).length).toBeGreaterThan(100);
      for (let process = 0; process < rounds(1, 40); process++) {
        const seed = testSeed() + process;
        const first = fc.sample(fc.oneof(firstOperations, refused), { seed, numRuns: 50 });
        const answers = await answersAfter(first, upstream.url);
        expect(
          answers.flatMap((answer, at) => (answer === fresh[at] ? [] : [{ seed, fresh: fresh[at], answer }])),
        ).toEqual([]);
      }
    } finally {
      await upstream.close();
    }
  },
  rounds(120_000, 900_000),
);
