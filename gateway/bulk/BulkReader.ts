import { setTimeout as sleep } from 'node:timers/promises';
import { GraphQLError, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { maxPageSize } from '../../contract/pageLimits.ts';
import type { GatewayContext } from '../context/context.ts';
import { runPlanned } from '../fastPath/runPlanned.ts';
import type { Variables } from '../graphql/cost/argumentValues.ts';
import type { OperationCosts } from '../graphql/cost/operationCostPlugin.ts';
import { message } from '../messages/message.ts';
import { BulkFailure, bulkFailure } from './BulkFailure.ts';
import { windowVariables, type BulkPlan } from './planBulk.ts';
import { KnownRows } from './KnownRows.ts';
import { readRows, type Page } from './readRows.ts';
import { troubleOf } from './troubleOf.ts';

interface BulkReaderOptions {
  schema: GraphQLSchema;
  costs: OperationCosts;
  /** How long a page is read again while the back end is away. */
  patienceMs: number;
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
  /** Fires when the read has to end after its page, because the gateway stops. */
  stopping: AbortSignal;
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
   * The pages of a connection to its end, each row once; the next page is read when it is asked for.
   *
   * @throws BulkFailure when the read cannot start or continue, rows after the last page are to be read by its cursor;
   *   and at the end of a list of which rows are missing, or that changed so often that some may be
   */
  async *pages<Node>(read: BulkRead): AsyncGenerator<Page<Node>, void, undefined> {
    let { after } = read;
    let most = maxPageSize;
    /** Whether the list changes at each call, or a cursor's row is lost: smaller pages do not help. */
    let isRestless = false;
    const known = new KnownRows();
    for (;;) {
      if (read.stopping.aborted) {
        throw bulkFailure('GATEWAY_STOPPING', message('BULK.STOPPING'));
      }
      const size = this.#sizeOf(read, after, most);
      const page = await this.#readPage<Node>(read, after, size);
      if (page === 'too large') {
        most = Math.ceil(size / 2);
        continue;
      }
      // It takes several calls, and the list changed between them: a smaller one takes a single call. Rows that are missing are said.
      if (page.isUncertain && page.skipped === 0 && !isRestless) {
        isRestless = size === 1;
        most = isRestless ? maxPageSize : Math.ceil(size / 2);
        continue;
      }
      const added = known.add(page);
      if (added === null) throw noMoreRows(known.left);
      yield added;
      if (!page.hasNextPage) {
        if (known.missing > 0) throw noMoreRows(known.missing);
        if (isRestless) throw bulkFailure('UPSTREAM_ERROR', message('BULK.CHANGED'));
        return;
      }
      if (page.endCursor === null || page.endCursor === after) throw noMoreRows(known.left);
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
    const fits = (size: number): boolean => {
      const { estimate, budget } = costs.costOf(document, operation, variablesOf(size));
      return estimate <= budget;
    };
    if (fits(most)) return most;
    // By halving: a larger page never takes fewer calls.
    let [enough, tooMuch] = [0, most];
    while (tooMuch - enough > 1) {
      const size = Math.floor((enough + tooMuch) / 2);
      if (fits(size)) enough = size;
      else tooMuch = size;
    }
    if (enough > 0) return enough;
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
        !read.stopping.aborted &&
        ((troubles.has('outage') && performance.now() + pauseMs < patientUntil) ||
          (troubles.has('fault') && attempt <= maxFaults));
      if (isWorthIt) {
        await this.#pause(pauseMs, read);
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
  async #pause(ms: number, { signal, stopping }: BulkRead): Promise<void> {
    await sleep(ms, undefined, { signal: AbortSignal.any([signal, stopping]) }).catch(() => undefined);
  }
}

/** The error of a list with missing rows; null where their number is not known. */
const noMoreRows = (missing: number | null): BulkFailure =>
  bulkFailure(
    'UPSTREAM_ERROR',
    missing === null ? message('BULK.NO_MORE_ROWS') : message('BULK.INCOMPLETE', { missing }),
  );
