/**
 * Puts a purchase list into the cart, safely, with types generated from the schema (docs/api.md).
 *
 *   GATEWAY_URL=http://127.0.0.1:4000 BEARER=… node docs/examples/restock.ts 2026-week-14 PL-1611953=4 KW.16.71709=10
 *
 * The first argument names the list: running it twice for the same list adds nothing twice.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  OpenOrdersQuery,
  OpenOrdersQueryVariables,
  RestockMutation,
  RestockMutationVariables,
} from './operations.generated.ts';

const { GATEWAY_URL: gatewayUrl = 'http://127.0.0.1:4000', BEARER: bearer } = process.env;
const [list, ...pairs] = process.argv.slice(2);
if (!bearer || !list) throw new Error('Set BEARER; give a name of the list, then number=pieces.');

const query = readFileSync(new URL('restock.graphql', import.meta.url), 'utf8');

interface Answer<Result> {
  data?: Result | null;
  errors?: { message: string; extensions: { code: string; requestId: string } }[];
}

/** Codes that a later attempt may resolve; all others are not worth repeating. */
const repeatable = new Set([
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_ERROR',
  'WRITES_UNAVAILABLE',
]);

/** Sends an operation; repeats it with a growing pause while the back end is unavailable. Writes carry a key. */
async function send<Result>(operationName: string, variables: object, attempt = 1): Promise<Result> {
  const answer = await fetch(`${gatewayUrl}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', locale: 'en' },
    body: JSON.stringify({ query, operationName, variables }),
    signal: AbortSignal.timeout(30_000),
  });
  const { data, errors } = (await answer.json()) as Answer<Result>;
  const error = errors?.[0];
  if (!error && data) return data;
  const code = error?.extensions.code ?? 'INTERNAL_SERVER_ERROR';
  if (!repeatable.has(code) || attempt === 4) {
    throw new Error(`${operationName}: ${code} (request ${error?.extensions.requestId})`);
  }
  await sleep(250 * 2 ** attempt);
  return send(operationName, variables, attempt + 1);
}

// 1. All orders that have not been shipped, a hundred at a time. What the back end left out is null.
const open: string[] = [];
let variables: OpenOrdersQueryVariables = {};
for (;;) {
  const { viewer } = await send<OpenOrdersQuery>('OpenOrders', variables);
  if (!viewer.orders) throw new Error('This user sees no orders.');
  const { edges, pageInfo } = viewer.orders;
  for (const edge of edges) {
    if (edge)
      open.push(`${edge.node.dbId}: ${edge.node.grandTotal?.amount} ${edge.node.grandTotal?.currencyCode}`);
  }
  if (!pageInfo.hasNextPage) break;
  variables = { after: pageInfo.endCursor };
}
console.log(`${open.length} open orders`);

// 2. The list, once. The compiler knows each member of the answer by its __typename.
const input: RestockMutationVariables['input'] = {
  lines: pairs.map((pair) => {
    const [number = '', qty = '1'] = pair.split('=');
    return { number, qty: Number(qty) };
  }),
  roundUp: true,
  idempotencyKey: `restock-${list}`,
};
const { addLines: result } = await send<RestockMutation>('Restock', { input });
if (!result) throw new Error('Restock: no result.');
switch (result.__typename) {
  case 'AddLinesPayload':
    for (const line of result.lines) {
      if (line) console.log(`${line.number}: ${line.code}, ${line.qty} added`);
    }
    break;
  case 'ConfirmationRequired':
    console.log(`Somebody has to agree: ${result.messages.join(' ')} Then: force: true, and another key.`);
    break;
  default:
    throw new Error(`${result.__typename}: ${result.message}`);
}
