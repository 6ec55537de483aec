import { parse } from 'graphql';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '../../../gateway/graphql/serveGraphiQL.ts';
import { clientOperations, clientQueryVariables } from '../../support/clientQueries.ts';
import { rounds, testSeed } from '../../support/explore.ts';
import { graphql, type GraphQLAnswer } from '../../support/graphql.ts';
import { bestStock, createOrder, findBuyable } from '../../support/shopping.ts';
import { startPortal, type Portal } from '../../support/startPortal.ts';
import { alterationsOf, type Alteration } from './alterations.ts';
import { compareAnswers } from './compareAnswers.ts';
import { RecordedBackEnd, type Recording } from './RecordedBackEnd.ts';

/*
 * The documents promise little of the back end's JSON. Whatever one property of one answer turns into, an operation
 * loses at most that value: a value is right or absent. Every query of the client and of GraphiQL's examples runs on
 * recorded answers of the sandbox, of which one property is altered.
 */

interface Query {
  name: string;
  text: string;
  variables: object;
  /** The demo user that runs it. */
  user: string;
}

/** A query with the answers that it gets. */
interface RecordedQuery extends Query {
  recording: Recording;
  calls: number;
  data: unknown;
}

interface Trial {
  query: RecordedQuery;
  /** The altered call. */
  call: string;
  operationId: string;
  alteration: Alteration;
}

const backEnd = new RecordedBackEnd();
let portal: Portal;
const recorded: RecordedQuery[] = [];

beforeAll(async () => {
  portal = await startPortal({ through: (url) => backEnd.start(url) });
  for (const query of await queries()) recorded.push(await record(query));
});
afterAll(async () => {
  await portal.close();
  await backEnd.close();
});

async function queries(): Promise<Query[]> {
  const client = await portal.as('client');
  const [article] = await findBuyable(client, 1);
  if (!article) throw new Error('nothing to buy');
  const sent = await portal.sandbox.db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select('o.id')
    .where('o.customer_id', '=', 1)
    .executeTakeFirstOrThrow();
  const variables = clientQueryVariables({
    articleName: article.name,
    orderDbId: String(sent.id),
    checkoutOrder: (await createOrder(client, article)).checkoutId,
    warehouses: [bestStock(article).warehouse.dbId, '4'],
  });
  await client.run('mutation Fill($input: SetCartQtyInput!) { setCartQty(input: $input) { __typename } }', {
    input: { article: article.id, qty: article.multiple },
  });
  const ofClient = [...clientOperations]
    .filter(([, text]) => text.startsWith('query'))
    .map(([name, text]) => ({
      name,
      text,
      variables: variables[name] ?? {},
      user: name === 'useUserSearchQuery' ? 'staff' : 'client',
    }));
  const ofExamples = examples().flatMap(({ query: text, variables: json }) =>
    parse(text).definitions.flatMap((definition) =>
      definition.kind === 'OperationDefinition' && definition.operation === 'query'
        ? [{ name: definition.name?.value ?? '', text, variables: JSON.parse(json) as object, user: 'client' }]
        : [],
    ),
  );
  return [...ofClient, ...ofExamples];
}

/** Runs a query as a browser in English and euro does. */
const send = ({ name, text, variables }: Query, requestId: string, bearer: string): Promise<GraphQLAnswer<unknown>> =>
  graphql(portal, {
    query: text,
    operationName: name,
    variables,
    bearer,
    locale: 'en',
    currency: 'EUR',
    headers: { 'x-request-id': requestId },
  });

/** Runs a query on the live sandbox, then on what it answered, which has to give the same. */
async function record(query: Query): Promise<RecordedQuery> {
  const { bearer = '' } = await portal.as(query.user);
  const recording: Recording = new Map();
  const requestId = backEnd.record(recording);
  const live = await send(query, requestId, bearer);
  backEnd.end(requestId);
  expect(live.errors, query.name).toEqual([]);
  const again = await replay({ ...query, recording }, () => undefined);
  expect(again.errors, query.name).toEqual([]);
  expect(again.data, query.name).toEqual(live.data);
  return { ...query, recording, calls: again.calls, data: live.data };
}

let callers = 0;

/** Runs a query on altered answers, as a caller without anything in the gateway's caches. */
async function replay(
  query: Query & { recording: Recording },
  alter: (call: string, body: unknown) => void,
): Promise<GraphQLAnswer<unknown> & { calls: number }> {
  const requestId = backEnd.replay(query.recording, alter);
  const answer = await send(query, requestId, `caller-${++callers}`);
  return { ...answer, calls: backEnd.end(requestId) };
}

const trials = (): Trial[] =>
  recorded.flatMap((query) =>
    [...query.recording].flatMap(([call, { operationId, status, body }]) =>
      status < 300 && body !== ''
        ? alterationsOf(operationId, JSON.parse(body)).map((alteration) => ({
            query,
            call,
            operationId,
            alteration,
          }))
        : [],
    ),
  );

/** The part of an answer from which on it counts as lost. */
const most = 0.6;

test('altered', async () => {
  const all = trials();
  const chosen = fc.sample(fc.shuffledSubarray(all, { minLength: Math.min(all.length, 2000) }), {
    numRuns: 1,
    seed: testSeed(),
  })[0] ?? [];
  const run = rounds(1, 0) === 0 ? all : chosen.slice(0, 2000);
  console.log(recorded.length, all.length, run.length);
  const found = new Map<string, number>();
  const note = (what: string): void => void found.set(what, (found.get(what) ?? 0) + 1);
  let lost = 0;
  const queue = [...run];
  const worker = async (): Promise<void> => {
    for (let trial = queue.pop(); trial; trial = queue.pop()) {
      const { query, call, operationId, alteration } = trial;
      const answer = await replay(query, (at, body) => {
        if (at === call) alteration.apply(body);
      });
      const title = `${query.name}, ${operationId} ${alteration.property}, ${alteration.kind}`;
      for (const { extensions, path } of answer.errors)
        if (extensions.code === 'INTERNAL_SERVER_ERROR') note(`INTERNAL ${title} ${path?.join('.')}`);
      if (answer.calls > query.calls) note(`CALLS ${title}: ${answer.calls} for ${query.calls}`);
      const difference = compareAnswers(query.data, answer.data, alteration);
      const [wrong] = difference.wrong;
      if (wrong) note(`WRONG ${title}: ${wrong} (${difference.wrong.length})`);
      if (difference.lost >= most) {
        lost++;
        note(`LOST ${title}: ${Math.round(difference.lost * 100)} %`);
      }
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  const { writeFileSync } = await import('node:fs');
  writeFileSync('/tmp/property-found.txt', [...found.keys()].sort().join('\n'));
  console.log(run.length, lost, found.size);
});
