import { getOperationAST, parse } from 'graphql';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '../../../gateway/graphql/examples.ts';
import { clientOperations, clientQueryVariables, findDocuments } from '../../support/clientQueries.ts';
import { rounds, testSeed } from '../../support/explore.ts';
import { graphql, type GraphQLAnswer } from '../../support/graphql.ts';
import { bestStock, createOrder, findBuyable, warehouseIds } from '../../support/shopping.ts';
import { startPortal, type Portal } from '../../support/startPortal.ts';
import { alterationsOf, type Alteration } from './alterations.ts';
import { compareAnswers, type Difference } from './compareAnswers.ts';
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
    documents: await findDocuments(portal.sandbox.db),
    warehouses: warehouseIds(bestStock(article).warehouse.dbId, '4'),
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
  const ofExamples = examples()
    .filter(({ query }) => getOperationAST(parse(query))?.operation === 'query')
    .map(({ name, query, variables: values }) => ({ name, text: query, variables: values, user: 'client' }));
  return [...ofClient, ...ofExamples];
}

/** Runs a query as a browser in English and euro does. */
const send = (
  { name, text, variables }: Query,
  requestId: string,
  bearer: string,
): Promise<GraphQLAnswer<unknown>> =>
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

const trialsOf = (query: RecordedQuery): Trial[] =>
  [...query.recording].flatMap(([call, { operationId, status, body }]) =>
    status < 300 && body !== ''
      ? alterationsOf(operationId, JSON.parse(body)).map((alteration) => ({
          query,
          call,
          operationId,
          alteration,
        }))
      : [],
  );

/** The result of a trial. */
interface Outcome extends Difference {
  trial: Trial;
  /** Names the trial in a failure. */
  title: string;
  codes: string[];
  calls: number;
  reported: { call: string; property: string }[];
}

async function runTrial(trial: Trial): Promise<Outcome> {
  const { query, call, operationId, alteration } = trial;
  const { data, errors, extensions, calls } = await replay(query, (at, body) => {
    if (at === call) alteration.apply(body);
  });
  return {
    ...compareAnswers(query.data, data, alteration),
    trial,
    title: `${query.name}: ${operationId} ${alteration.property}, ${alteration.kind}`,
    codes: errors.map((error) => error.extensions.code),
    calls,
    reported: (extensions['unreadable'] ?? []) as Outcome['reported'],
  };
}

/** A fiftieth of a query's trials, at least one; all of them in an exploring run. They depend on no other query. */
function chooseTrials(query: RecordedQuery): Trial[] {
  const all = trialsOf(query);
  const count = Math.ceil(all.length / rounds(50, 1));
  const [chosen = []] = fc.sample(fc.shuffledSubarray(all, { minLength: count, maxLength: count }), {
    numRuns: 1,
    seed: testSeed(),
  });
  return chosen;
}

const outcomes: Outcome[] = [];

beforeAll(
  async () => {
    const waiting = recorded.flatMap(chooseTrials);
    const runSome = async (): Promise<void> => {
      for (let trial = waiting.pop(); trial; trial = waiting.pop()) outcomes.push(await runTrial(trial));
    };
    await Promise.all([runSome(), runSome(), runSome(), runSome()]);
  },
  rounds(600_000, 3_600_000),
);

/** The first outcomes of a kind, as a failure shows them. */
const show = (some: Outcome[], what: (outcome: Outcome) => unknown): string[] =>
  some.slice(0, 30).map((outcome) => `${outcome.title}: ${JSON.stringify(what(outcome))}`);

test('an altered answer is never an error of the gateway itself', () => {
  const failed = outcomes.filter(({ codes }) => codes.includes('INTERNAL_SERVER_ERROR'));
  expect(show(failed, ({ codes }) => codes)).toEqual([]);
});

test('every value is the right one or absent', () => {
  const wrong = outcomes.filter((outcome) => outcome.wrong.length > 0);
  expect(show(wrong, (outcome) => outcome.wrong.slice(0, 3))).toEqual([]);
});

test('no altered answer takes more calls to the back end', () => {
  const expensive = outcomes.filter(({ calls, trial }) => calls > trial.query.calls);
  expect(show(expensive, ({ calls, trial }) => `${calls} for ${trial.query.calls}`)).toEqual([]);
});

/** Whether an object or a row is lost without the altered property. */
const isNeeded = ({ isRequired, property }: Alteration): boolean => isRequired || property.endsWith('[]');

/** Whether the back end can mean what is written: a text that is empty, a user of whom it says nothing. */
const isReadable = ({ written, kind, type, property }: Alteration): boolean =>
  (written === '' && (type === 'string' || type === 'oneOf')) || (kind === '{}' && property === 'user');

test('a value that is absent because it cannot be read is reported, with its call', () => {
  const silent = outcomes.filter(
    ({ isLess, reported, trial: { operationId, alteration } }) =>
      isLess &&
      (alteration.isUnreadable || isNeeded(alteration)) &&
      !isReadable(alteration) &&
      !reported.some(({ call }) => call === operationId),
  );
  expect(show(silent, ({ reported }) => reported)).toEqual([]);
});

test('a value that the back end leaves out or writes as null is not reported', () => {
  const loud = outcomes.filter(
    ({ reported, trial: { alteration } }) =>
      reported.length > 0 &&
      !isNeeded(alteration) &&
      (alteration.written === null || alteration.kind === 'left out'),
  );
  expect(show(loud, ({ reported }) => reported)).toEqual([]);
});

/** The part of an answer from which on most of it is lost. */
const most = 0.6;

/** The properties without which there is little to show, besides lists, rows and their ids. */
const holdsMost: ReadonlySet<string> = new Set([
  // A session without its user.
  'getLoggedIn user',
  // Rows that are little but their article.
  'listWishlist items[].article',
  'listMissingItems items[].article',
  'listBackorderItems items[].sku',
  // They say which orders are the user's, and which of them stand.
  'listOrders items[].user',
  'listOrders items[].status',
  // A claim's documents are found by the invoices that its items name.
  'getClaim items[].invoiceDocumentNumber',
  // Lines that are compared by their article.
  'getInvoice items[].articleName',
  'getOrder items[].articleName',
  'listClaimInvoices [].items[].articleName',
  // All that is asked of an article's invoices.
  'listClaimInvoices [].docNumber',
  // What ways to order are compared by.
  'getCart items[].qty',
  'getCart items[].requestedQty',
  // The systems that a colleague may use: what the dialog shows besides the name.
  'listAccountAccesses [].systemAccesses[].system',
  // The number that the vehicles of an article are requested by.
  'getArticle name',
  // The number that a document is known by.
  'listMergedInvoices items[].docNumber',
  // The number that a row answers for.
  'oemBatchSearch [].requestedName',
  // The warehouse that a stock is in.
  'oemBatchSearch [].result[].stock[].warehouse',
  'listMissingItems items[].article.stocks[].warehouse',
  // The number that says which article a line means.
  'oemBatchSearch [].result[].name',
  // The first article of the knowledge base.
  'listWikiTree [].leaf',
  // The text that a suggestion is read from.
  'shortSearchArticles [].value',
]);

const mayTakeMost = ({ operationId, alteration }: Trial): boolean =>
  alteration.type === 'list' ||
  isNeeded(alteration) ||
  holdsMost.has(`${operationId} ${alteration.property}`);

test('at most 4 % of the altered answers lose 60 % or more: lists without rows, rows without ids, and few others', () => {
  const lost = outcomes.filter((outcome) => outcome.lost >= most);
  expect(
    show(
      lost.filter(({ trial }) => !mayTakeMost(trial)),
      (outcome) => outcome.lost,
    ),
  ).toEqual([]);
  expect(lost.length / outcomes.length).toBeLessThanOrEqual(0.04);
});
