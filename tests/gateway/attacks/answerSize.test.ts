import { getOperationAST, isInterfaceType, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planOperation } from '../../../gateway/fastPath/planOperation.ts';
import { createSchema } from '../../../gateway/modules/createSchema.ts';
import { graphql } from '../../support/graphql.ts';
import { startGateway, type TestGateway } from '../../support/startGateway.ts';
import { sendJson, startUpstream, type SmallUpstream } from '../rest/startUpstream.ts';

let upstream: SmallUpstream;
let gateway: TestGateway;
let countries: object[];

beforeAll(async () => {
  upstream = await startUpstream((_request, res) => sendJson(res, countries));
  gateway = await startGateway({ upstreamUrl: upstream.url });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const aliases = Array.from({ length: 15 }, (_, index) => `a${index}: name`).join(' ');
const read = () =>
  graphql<{ countries: object[] | null } | null>(gateway, {
    bearer: 'x',
    query: `{ countries { ${aliases} } }`,
  });

test('promise: one for all: an answer of more than 200,000 values is refused, by Yoga and by the fast path', async () => {
  countries = Array.from({ length: 15_000 }, (_, id) => ({ id, name: 'x' }));
  for (let time = 0; time < 2; time++) {
    const { data, errors, status } = await read();
    expect([status, data, errors.map(({ extensions }) => extensions.code)]).toEqual([
      200,
      null,
      ['OPERATION_TOO_EXPENSIVE'],
    ]);
  }
  countries = countries.slice(0, 10_000);
  expect((await read()).data?.countries).toHaveLength(10_000);
});

test('promise: one for all: an answer of more than 20 million characters is refused', async () => {
  countries = Array.from({ length: 100 }, (_, id) => ({ id, name: 'x'.repeat(20_000) }));
  expect((await read()).errors[0]?.extensions.code).toBe('OPERATION_TOO_EXPENSIVE');
  countries = countries.slice(0, 50);
  expect((await read()).data?.countries).toHaveLength(50);
});

test('promise: abusive documents: types of an interface are planned when their first value comes', () => {
  const schema = createSchema();
  const node = schema.getType('Node');
  const types = isInterfaceType(node) ? schema.getPossibleTypes(node) : [];
  expect(types.length).toBeGreaterThan(20);
  const document =
    parse(`query { ${Array.from({ length: 10 }, (_, at) => `n${at}: node(id: "${at}") { ...F }`).join(' ')} }
    fragment F on Node { ${types.map(({ name }) => `... on ${name} { id }`).join(' ')} }`);
  const operation = getOperationAST(document);
  const queryType = schema.getQueryType();
  if (!operation || !queryType) throw new Error('no operation');
  const plan = planOperation(schema, document, operation, queryType, { sources: {}, coerced: {} });
  expect(plan.size).toBe(10);
});
