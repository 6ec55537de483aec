/**
 * `npm run bench:faults`: answers to callers while every tenth call to the back end fails, then while the back end is
 * silent, then the time until it is in use again. Every answer must be right or a typed error; exits with 1 otherwise.
 *
 *   npm run bench:faults -- --seconds 60 --clients 40
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { createSandbox } from '../sandbox/createSandbox.ts';
import { graphql } from '../tests/support/graphql.ts';
import { RestCaller } from '../tests/support/RestCaller.ts';
import { BenchProcess } from './BenchProcess.ts';
import { followMemory, megabytes } from './memory.ts';
import { startFaultyUpstream } from './startFaultyUpstream.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, clients: { type: 'string', default: '40' } },
});
const seconds = Number(values.seconds);
const clients = Number(values.clients);

const typed = new Set(['UPSTREAM_ERROR', 'UPSTREAM_TIMEOUT', 'UPSTREAM_UNAVAILABLE']);
const reads = [
  '{ viewer { user { email } selectedAccess { dbId } currencyCodes } }',
  '{ viewer { orders(first: 5) { totalCount edges { node { dbId status } } } } }',
  '{ countries { dbId name } viewer { notCompletedOrders } }',
];
const comment = `mutation ($input: AddOrderCommentInput!) {
  addOrderComment(input: $input) { __typename ... on AddOrderCommentPayload { comment { message } } }
}`;

const sandbox = await createSandbox({ articles: 1_500, clockSpeed: 0 });
const upstream = await startFaultyUpstream(await sandbox.listen());
const gateway = await BenchProcess.start('gateway', {
  UPSTREAM_URL: upstream.url,
  PORT: '0',
  LOG_LEVEL: 'silent',
});
const bearers = await Promise.all(
  ['client', 'buyer', 'staff', 'limit'].map(async (name) => {
    const body = { username: `${name}@demo.test`, password: `demo-${name}` };
    return (await new RestCaller(sandbox.url, null).ok('loginCheck', { body })).token;
  }),
);
const bearerOf = (client: number): string => bearers[client % bearers.length] ?? '';

/** The right answers of each user, read without faults. */
const expected = new Map<string, unknown>();
for (const bearer of bearers) {
  for (const query of reads) {
    const { data, errors } = await graphql(gateway, { query, bearer });
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    expected.set(bearer + query, data);
  }
}
const { viewer } = await own<{ viewer: { orders: { edges: { node: { id: string } }[] } } }>(
  '{ viewer { orders(first: 1) { edges { node { id } } } } }',
);
const order = viewer.orders.edges[0]?.node.id ?? '';
const count = { right: 0, typed: 0, wrong: 0 };
/** Comments sent, and those of them that were confirmed. */
const sent = new Set<string>();
const said = new Set<string>();

// The same work without faults, for comparison.
await askFor(Math.min(10, seconds));
const memory = await followMemory(gateway);
upstream.share = 0.1;
Object.assign(count, { right: 0, typed: 0 });
await askFor(seconds);
upstream.share = 0;
const { before, highest } = await memory.stop();
await sleep(12_000);
const after = (await gateway.usage()).rssBytes;
const messages = (await sandbox.db.selectFrom('order_comments').select('message').execute())
  .map(({ message }) => message)
  .filter((message) => sent.has(message));
const twice = messages.length - new Set(messages).size;
const missing = [...said].filter((message) => !messages.includes(message)).length;

// A back end that accepts connections and never answers: the worst failure.
upstream.isDead = true;
const waits: number[] = [];
const deadUntil = Date.now() + 30_000;
await Promise.all(
  Array.from({ length: clients }, async (_, client) => {
    while (Date.now() < deadUntil) {
      const begun = performance.now();
      await ask(client);
      waits.push(performance.now() - begun);
      await sleep(200);
    }
  }),
);
upstream.isDead = false;
const back = performance.now();
while ((await graphql(gateway, { query: reads[0] ?? '', bearer: bearerOf(0) })).errors.length > 0)
  await sleep(100);
const recovery = performance.now() - back;

const median = waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? 0;
console.log(`${clients} clients, ${seconds} s, 10 % of calls spoilt: ${JSON.stringify(upstream.spoilt)}`);
console.log(`right ${count.right}, typed ${count.typed}, wrong ${count.wrong}`);
console.log(`comments: ${said.size} confirmed, ${missing} of them missing, ${twice} written twice`);
console.log(`memory: ${megabytes(before)} before, ${megabytes(highest)} at most, ${megabytes(after)} after`);
console.log(
  `silent back end: median ${median.toFixed(0)} ms of ${waits.length}; in use again after ${(recovery / 1000).toFixed(1)} s`,
);
await gateway.stop();
await upstream.close();
await sandbox.close();
process.exit(count.wrong + missing + twice > 0 ? 1 : 0);

async function own<Data>(query: string): Promise<Data> {
  return (await graphql<Data>(gateway, { query, bearer: bearerOf(0) })).data;
}

/** All clients at once. */
async function askFor(forSeconds: number): Promise<void> {
  const until = Date.now() + forSeconds * 1000;
  await Promise.all(Array.from({ length: clients }, (_, client) => keepAsking(client, until)));
}

async function keepAsking(client: number, until: number): Promise<void> {
  while (Date.now() < until) {
    const verdict = await (Math.random() < 0.2 ? write() : ask(client));
    count[verdict] += 1;
    // A person pauses to read.
    await sleep(20);
  }
}

/** Reads as one user. Right: the same answer as without faults; typed: each missing part has its error. */
async function ask(client: number): Promise<keyof typeof count> {
  const bearer = bearerOf(client);
  const query = reads[Math.floor(Math.random() * reads.length)] ?? '';
  const { data, errors } = await graphql(gateway, { query, bearer });
  const wanted = expected.get(bearer + query);
  if (errors.length === 0) return isDeepStrictEqual(data, wanted) ? 'right' : 'wrong';
  const isTyped = errors.every(({ extensions }) => typed.has(extensions.code));
  return isTyped && isPartOf(data, wanted) ? 'typed' : 'wrong';
}

/** Whether everything present is right; failed parts are null. */
function isPartOf(data: unknown, wanted: unknown): boolean {
  if (data === null) return true;
  if (typeof data !== 'object' || typeof wanted !== 'object' || wanted === null)
    return isDeepStrictEqual(data, wanted);
  const known = new Map(Object.entries(wanted));
  // A list that depends on a failed call may be empty in its place.
  if (Array.isArray(data) && data.length === 0) return true;
  return Object.entries(data).every(([name, value]) => isPartOf(value, known.get(name)));
}

/** Writes a comment, and repeats the request with the same key as a second click does. */
async function write(): Promise<keyof typeof count> {
  const message = randomUUID();
  sent.add(message);
  const variables = { input: { order, message, idempotencyKey: message } };
  const send = () =>
    graphql<{ addOrderComment: { __typename: string } } | null>(gateway, {
      query: comment,
      bearer: bearerOf(0),
      variables,
    });
  const answers = await Promise.all([send(), send()]);
  const verdicts = answers.map(({ data, errors }) => {
    if (errors.length > 0)
      return errors.every(({ extensions }) => typed.has(extensions.code)) ? 'typed' : 'wrong';
    const name = data?.addOrderComment.__typename;
    if (name === 'AddOrderCommentPayload') said.add(message);
    return name === 'AddOrderCommentPayload' ? 'right' : name === 'OutcomeUnknown' ? 'typed' : 'wrong';
  });
  return verdicts.includes('wrong') ? 'wrong' : verdicts.includes('typed') ? 'typed' : 'right';
}
