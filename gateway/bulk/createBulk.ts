import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import { createContext, type ContextOptions, type GatewayContext } from '../context/context.ts';
import type { GatewayEnv } from '../settings/env.ts';
import { capReads } from '../context/capReads.ts';
import type { Variables } from '../graphql/cost/argumentValues.ts';
import { createOperationCosts } from '../graphql/cost/operationCostPlugin.ts';
import { readDocument } from '../graphql/documentLimitsPlugin.ts';
import { maskError } from '../graphql/maskError.ts';
import { refuseVariables } from '../graphql/refuseVariables.ts';
import { withRequestId } from '../graphql/replyPlugin.ts';
import type { Exchange } from '../http/Exchange.ts';
import { Places } from '../limits/Places.ts';
import { message } from '../messages/message.ts';
import type { Upstream } from '../rest/upstream/Upstream.ts';
import type { Shared } from '../context/Shared.ts';
import { BulkFailure, bulkFailure } from './BulkFailure.ts';
import { BulkReader } from './BulkReader.ts';
import { Pace } from './Pace.ts';
import { planBulk } from './planBulk.ts';
import type { Page } from './readRows.ts';

interface BulkOptions {
  schema: GraphQLSchema;
  upstream: Upstream;
  shared: Shared;
  env: Pick<GatewayEnv, 'bulk' | 'introspection' | 'operationBudget'>;
}

/** A query over all pages of its connection. */
export interface BulkQuery {
  query: string;
  operationName: string | null;
  variables: Variables;
  /** Starts after this cursor. */
  after: string | null;
}

/** The caller who reads. */
export interface BulkCaller {
  exchange: Exchange;
  /** Returns a request header by its lower-case name. */
  header: ContextOptions['header'];
  /** Fires when the caller has gone. */
  signal: AbortSignal;
  /** Called with every call to the back end. */
  onCall: () => void;
  /**
   * Whether the read ends after its page when the gateway stops, because it can say where to go on. Others go on until the
   * gateway has waited long enough.
   */
  endsAtStop?: boolean;
}

/** Bulk reads of one user at once: a job and one download. */
const mostOfUser = 2;
/** Seconds after which a caller without a place may ask again: when one ends is not known. */
const retryAfter = 10;
/** How long a caller may stop reading while there is data to send. */
const stalledMs = 60_000;

/** Bulk reads of this process. */
export interface Bulk {
  /**
   * Takes one of the places for bulk reads, once the back end has accepted the caller's token; it is given back when the
   * response is closed.
   *
   * @throws BulkFailure when too many are running, RestError when the token is refused
   */
  begin(res: ServerResponse, caller: Pick<BulkCaller, 'header' | 'exchange'>): Promise<void>;
  /**
   * Reads the pages of a query; the next page is read when it is asked for.
   *
   * @throws BulkFailure, also while reading
   */
  pages<Node>(query: BulkQuery, caller: BulkCaller): AsyncGenerator<Page<Node>, void, undefined>;
  /** The calls of a caller besides its pages, slowed down like them. */
  context(caller: BulkCaller): GatewayContext;
  /** Sends what a read has given; a caller who stops reading is cut off. */
  send(res: ServerResponse, content: Readable): Promise<void>;
  /** Errors as the caller sees them, with code and request id. */
  toErrors(error: unknown, exchange: Exchange): GraphQLError[];
  /** The back end's time zone, whose days filters mean. */
  readonly timeZone: string;
  /** Fires when the gateway is stopping. */
  readonly stopping: AbortSignal;
  /** Ends running reads that can be continued after their current page. */
  drain(): void;
}

/** Prepares bulk reads (docs/decisions/bulk-read.md). */
export function createBulk({ schema, upstream, shared, env }: BulkOptions): Bulk {
  const { introspection, operationBudget: budget, bulk } = env;
  const stopping = new AbortController();
  const costs = createOperationCosts({ schema, budget });
  const reader = new BulkReader({ schema, costs, patienceMs: bulk.patienceMs });
  const { signal: never } = new AbortController();
  const pace = new Pace(bulk);
  const places = new Places({ all: bulk.runs, each: mostOfUser });
  return {
    async begin(res, caller) {
      const { rest } = createContext({ upstream, shared, ...caller });
      const end = places.take(await rest.caller.identify());
      if (end === null) {
        res.setHeader('retry-after', retryAfter);
        throw bulkFailure('TOO_MANY_REQUESTS', message('BULK.TOO_MANY'));
      }
      if (res.closed) end();
      else res.once('close', end);
    },
    pages({ query, operationName, variables, after }, { onCall, endsAtStop = false, ...request }) {
      const read = readDocument(query, { schema, introspection });
      if ('errors' in read) throw new BulkFailure(read.errors);
      const refused = refuseVariables(variables);
      if (refused) throw new BulkFailure([refused]);
      const plan = planBulk(schema, read.document, operationName);
      request.exchange.operationName = plan.operation.name?.value;
      const calls = pace.slow(upstream, onCall);
      return reader.pages({
        plan,
        variables,
        after,
        signal: request.signal,
        stopping: endsAtStop ? stopping.signal : never,
        createContext: () => createContext({ upstream: capReads(calls, budget), shared, ...request }),
      });
    },
    context({ onCall, ...request }) {
      return createContext({ upstream: pace.slow(upstream, onCall), shared, ...request });
    },
    async send(res, content) {
      const sent = pipeline(content, res);
      // Any earlier timeout does not know how long the back end may be away.
      res.setTimeout(stalledMs + bulk.patienceMs);
      await sent;
    },
    toErrors(error, exchange) {
      const errors: readonly unknown[] = error instanceof BulkFailure ? error.errors : [error];
      return withRequestId(errors.map(maskError), exchange);
    },
    timeZone: shared.timeZone,
    stopping: stopping.signal,
    drain: () => stopping.abort(),
  };
}
