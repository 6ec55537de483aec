import { setTimeout as sleep } from 'node:timers/promises';
import { GraphQLError, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { runPlanned } from '../fastPath/runPlanned.ts';
import type { Variables } from '../graphql/cost/argumentValues.ts';
import type { OperationCosts } from '../graphql/cost/operationCostPlugin.ts';
import { message } from '../messages/message.ts';
import { maxSize } from '../relay/readRows.ts';
import { BulkFailure, bulkFailure } from './BulkFailure.ts';
import { windowVariables, type BulkPlan } from './planBulk.ts';
import { readRows, type Page } from './readRows.ts';
import { troubleOf } from './troubleOf.ts';

interface BulkReaderOptions {
  schema: GraphQLSchema;
  costs: OperationCosts;
  /** How long a page is read again while the back end is away. */
  patienceMs: number;
  /** Fires when the gateway is stopping. */
  stopping: AbortSignal;
}

/** One bulk read. */
export interface BulkRead {
  plan: BulkPlan;
  variables: Variables;
  /** Starts after this cursor. */
  after: string | null;
  /** The context for one page. */
  createContext: () => GatewayContext;
  /** Fires when the caller has gone. */
  signal: AbortSignal;
}

/** How often a page is read again at which the back end fails. */
const maxFaults = 2;
const longestPauseMs = 8000;

/** Reads a connection page by page, each page as an operation within the budget. */
export class BulkReader {
  readonly #options: BulkReaderOptions;

  constructor(options: BulkReaderOptions) {
    this.#options = options;
  }

  /**
   * The pages of a connection to its end; the next page is read when it is asked for.
   *
   * @throws BulkFailure when the read cannot start or continue; rows after the last page are to be read by its cursor
   */
  async *pages<Node>(read: BulkRead): AsyncGenerator<Page<Node>, void, undefined> {
    let { after } = read;
    let most = maxSize;
    for (;;) {
      if (this.#options.stopping.aborted) {
        throw bulkFailure('GATEWAY_STOPPING', message('BULK.STOPPING'));
      }
      const size = this.#sizeOf(read, after, most);
      const page = await this.#readPage<Node>(read, after, size);
      if (page === 'too large') {
        most = Math.ceil(size / 2);
        continue;
      }
      yield page;
      if (!page.hasNextPage) return;
      if (page.endCursor === null || page.endCursor === after) {
        throw bulkFailure('UPSTREAM_ERROR', message('BULK.NO_MORE_ROWS'));
      }
      after = page.endCursor;
    }
  }

  /** The most rows, `most` or less, that keep a page within the budget. */
  #sizeOf(
    { plan: { document, operation }, variables }: BulkRead,
    after: string | null,
    most: number,
  ): number {
    const { costs } = this.#options;
    const variablesOf = (size: number) => ({ ...variables, ...windowVariables(size, after) });
    for (let size = most; size >= 1; size--) {
      const { estimate, budget } = costs.costOf(document, operation, variablesOf(size));
      if (estimate <= budget) return size;
    }
    const refused = costs.refuse(document, operation, variablesOf(1));
    throw refused
      ? new BulkFailure([refused])
      : bulkFailure('OPERATION_TOO_EXPENSIVE', message('BULK.ROW_TOO_EXPENSIVE'));
  }

  async #readPage<Node>(
    read: BulkRead,
    after: string | null,
    size: number,
  ): Promise<Page<Node> | 'too large'> {
    const patientUntil = performance.now() + this.#options.patienceMs;
    for (let attempt = 1; ; attempt++) {
      const result = await this.#run(read, after, size);
      const errors = result.errors ?? [];
      const troubles = new Set(errors.map(troubleOf));
      if (troubles.has('too large') && size > 1) return 'too large';
      const pauseMs = Math.min(longestPauseMs, 250 * 2 ** attempt);
      const isWorthIt =
        !troubles.has('end') &&
        !this.#options.stopping.aborted &&
        ((troubles.has('outage') && performance.now() + pauseMs < patientUntil) ||
          (troubles.has('fault') && attempt <= maxFaults));
      if (isWorthIt) {
        await this.#pause(pauseMs, read.signal);
        continue;
      }
      const page = readRows<Node>(result, read.plan);
      if (page && !troubles.has('end') && !troubles.has('outage')) return page;
      if (errors.length === 0) throw bulkFailure('UPSTREAM_ERROR', message('BULK.NOT_READ'));
      throw new BulkFailure(errors);
    }
  }

  async #run(
    { plan, variables, createContext }: BulkRead,
    after: string | null,
    size: number,
  ): Promise<ExecutionResult> {
    const result = await runPlanned({
      schema: this.#options.schema,
      document: plan.document,
      operationName: plan.operation.name?.value,
      contextValue: createContext(),
      variableValues: { ...variables, ...windowVariables(size, after) },
    });
    if (result.data !== undefined) return result;
    // Nothing has run: the variables do not fit.
    const reason = result.errors?.[0]?.message ?? 'The variables do not fit the operation.';
    throw new BulkFailure([new GraphQLError(reason, { extensions: { code: 'BAD_REQUEST' } })]);
  }

  /** Ends early when the caller goes away or the gateway stops; the next attempt finds out. */
  async #pause(ms: number, signal: AbortSignal): Promise<void> {
    await sleep(ms, undefined, { signal: AbortSignal.any([signal, this.#options.stopping]) }).catch(
      () => undefined,
    );
  }
}
