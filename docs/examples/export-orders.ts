/**
 * Exports the orders of a range of days with their lines, as a nightly job: one order a line, as JSON.
 *
 *   GATEWAY_URL=http://127.0.0.1:4000 LOGIN_URL=http://127.0.0.1:4001/api/v3/login_check \
 *   USERNAME=client@demo.test PASSWORD=demo-client \
 *   node docs/examples/export-orders.ts orders.ndjson 2026-01-01 2026-01-31
 *
 * It logs in again when the token ends, and repeats what fails for a while. If it ends all the same, run it again: it
 * continues after the last page in the file. The types come from `graphql-codegen`; see codegen.config.ts.
 */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { ClientError, GraphQLClient } from 'graphql-request';
import { appendFileSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { graphql } from './__generated__/gql.ts';

const { GATEWAY_URL = 'http://127.0.0.1:4000', LOGIN_URL, USERNAME, PASSWORD } = process.env;
const [file, from, until] = process.argv.slice(2);
if (!LOGIN_URL || !USERNAME || !PASSWORD) throw new Error('Set LOGIN_URL, USERNAME and PASSWORD.');
if (!file || !from || !until) throw new Error('Give a file, the first and the last day.');

// One call for the list, one for the currency, and one per order for its lines: 18 orders are the budget of 20 calls.
const OrdersDocument = graphql(/* GraphQL */ `
  query ExportOrders($days: DateRangeFilter!, $after: String) {
    viewer {
      orders(type: null, filter: { createdAt: $days }, first: 18, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
          isPositionUncertain
        }
        edges {
          node {
            id
            dbId
            type
            status
            createdAt
            clientOrderId
            items {
              articleName
              description
              qty
              totalPrice {
                amount
                currencyCode
              }
            }
          }
        }
      }
    }
  }
`);

/** How far an export has come; kept next to the file until it is complete. */
interface State {
  /** Cursor of the last row in the file; null at the beginning. */
  after: string | null;
  /** Length of the file in bytes: what is longer was not finished. */
  bytes: number;
  orders: number;
}

const stateFile = `${file}.state`;
const save = (state: State): void => writeFileSync(stateFile, JSON.stringify(state));

function begin(path: string): State {
  if (existsSync(stateFile)) {
    const state: State = JSON.parse(readFileSync(stateFile, 'utf8'));
    truncateSync(path, state.bytes);
    return state;
  }
  writeFileSync(path, '');
  return { after: null, bytes: 0, orders: 0 };
}

const client = new GraphQLClient(`${GATEWAY_URL}/graphql`);
let token: string | undefined;

/** Gets a token from the back end (CALL-002). */
async function logIn(): Promise<string> {
  const answer = await fetch(LOGIN_URL ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: USERNAME, password: PASSWORD }),
    signal: AbortSignal.timeout(30_000),
  });
  if (answer.status === 401) throw new WrongPassword(`The back end refuses ${USERNAME}.`);
  const body = (await answer.json()) as { token: string };
  return body.token;
}

class WrongPassword extends Error {}

/** The code of the answer's first error; undefined if none was received from the gateway. */
function codeOf(error: unknown): string | undefined {
  const code = error instanceof ClientError ? error.response.errors?.[0]?.extensions['code'] : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** What is worth another attempt. No answer at all is, because nothing here writes. */
function isTemporary(error: unknown): boolean {
  if (error instanceof WrongPassword) return false;
  if (!(error instanceof ClientError)) return true;
  const code = codeOf(error);
  if (code === 'UNAUTHENTICATED') {
    token = undefined;
    return true;
  }
  if (code !== undefined) return code.startsWith('UPSTREAM_') || code === 'TOO_MANY_REQUESTS';
  // Something between us and the gateway has answered.
  return error.response.status >= 500;
}

/** Sends a query; logs in if there is no token, and repeats what fails for a while with a growing pause. */
async function ask<Result, Variables extends object>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      token ??= await logIn();
      return await client.request<Result>({
        document,
        variables,
        requestHeaders: { Authorization: `Bearer ${token}`, Locale: 'en' },
        signal: AbortSignal.timeout(30_000),
      });
    } catch (error) {
      if (attempt === 8 || !isTemporary(error)) throw error;
      const message = error instanceof Error ? error.message.slice(0, 100) : '';
      console.error(`Attempt ${attempt + 1}: ${codeOf(error) ?? message}`);
      await sleep(Math.min(200 * 2 ** attempt, 15_000));
    }
  }
}

const state = begin(file);
if (state.bytes > 0) console.log(`Continues after ${state.orders} orders`);
for (let isLast = false; !isLast;) {
  const { viewer } = await ask(OrdersDocument, { days: { from, until }, after: state.after });
  if (!viewer.orders) throw new Error(`${USERNAME} sees no orders.`);
  const { edges, pageInfo } = viewer.orders;
  if (pageInfo.isPositionUncertain) {
    rmSync(stateFile, { force: true });
    throw new Error('Too many orders have changed in the meantime: begin again.');
  }
  const rows = edges.map((edge) => {
    if (!edge) throw new Error('The back end has a row that cannot be read.');
    return `${JSON.stringify(edge.node)}\n`;
  });
  const page = rows.join('');
  appendFileSync(file, page);
  state.bytes += Buffer.byteLength(page);
  state.orders += rows.length;
  state.after = pageInfo.endCursor;
  isLast = !pageInfo.hasNextPage;
  if (!isLast) save(state);
}
rmSync(stateFile, { force: true });
console.log(`${state.orders} orders in ${file}`);
