import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  TaskCancelledError,
  bulkhead,
  circuitBreaker,
  handleWhen,
  type BulkheadPolicy,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { RestError } from './RestError.ts';
import type { Stop } from './Stop.ts';

/** Calls that failed in a row, after which a class of calls is held back. */
const failuresInARow = 5;
/** How long it is held back before one call tries whether the back end is well again. */
const heldBackMs = 2000;
/** Calls of one class under way, and waiting for their turn: a hundred operations of twenty calls. */
const maxRunning = 256;
const maxWaiting = 2048;
/** Uploads last as long as their senders are slow: they wait for each other, nothing else waits for them. */
const maxUploads = 64;

/** How a part of the back end does. */
export interface GuardFigures {
  part: string;
  breaker: 0 | 1 | 2;
  waiting: number;
}

/** What of an answer the guard looks at. */
interface AnswerStatus {
  status: number;
}

/**
 * Lets the calls of one part of the back end through: so many at once, a bounded number more in a queue, and none for
 * a moment when the last ones all failed, so that callers of a dead back end hear so at once
 * (docs/decisions/upstream.md). 502, 503 and 504 count as failures, no other answer does: it is alive.
 */
export class CallGuard {
  readonly #breaker: CircuitBreakerPolicy = circuitBreaker(
    handleWhen((error) => this.#isFailure(error)).orWhenResult(isUnavailable),
    { breaker: new ConsecutiveBreaker(failuresInARow), halfOpenAfter: heldBackMs },
  );
  readonly #bulkhead: BulkheadPolicy;

  constructor(running: number) {
    this.#bulkhead = bulkhead(running, maxWaiting);
  }

  /**
   * Runs a call, now or when its turn comes. Rejects with an error of cockatiel's when it may not run, and at once
   * when it is stopped while it waits.
   */
  async run<Answer extends AnswerStatus>(call: () => Promise<Answer>, stop: Stop): Promise<Answer> {
    this.#refuseWhileTrying();
    if (this.#bulkhead.executionSlots > 0) return this.#bulkhead.execute(() => this.#breaker.execute(call));
    return new Promise((resolve, reject) => {
      // The bulkhead itself would say so only when the turn comes.
      stop.onStop = () => reject(new TaskCancelledError());
      const inTurn = () => {
        if (stop.reason !== null) throw new TaskCancelledError();
        this.#refuseWhileTrying();
        return this.#breaker.execute(call);
      };
      this.#bulkhead.execute(inTurn).then(resolve, reject);
    });
  }

  /** 0: calls pass, 1: one tries, 2: held back; and how many wait for their turn. */
  get figures(): Omit<GuardFigures, 'part'> {
    const { state } = this.#breaker;
    const breaker = state === CircuitState.Closed ? 0 : state === CircuitState.HalfOpen ? 1 : 2;
    return { breaker, waiting: maxWaiting - this.#bulkhead.queueSlots };
  }

  /** While one call tries, the others need not wait for what becomes of it. */
  #refuseWhileTrying(): void {
    if (this.#breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
  }

  #isFailure(error: unknown): boolean {
    if (!(error instanceof RestError)) return false;
    // A caller who has gone says nothing about the back end, but a try that was not answered is no proof of life.
    if (error.kind === 'aborted') return this.#breaker.state === CircuitState.HalfOpen;
    return error.kind === 'network' || error.kind === 'timeout' || error.kind === 'unavailable';
  }
}

const isUnavailable = (result: unknown): boolean =>
  typeof result === 'object' &&
  result !== null &&
  'status' in result &&
  typeof result.status === 'number' &&
  result.status >= 502 &&
  result.status <= 504;

/** The guards of the parts of the back end: the first name of a path (`orders`, `articles` …), and the uploads to it. */
export class CallGuards {
  readonly #guards = new Map<string, CallGuard>();

  /** The guard of a path below /api/v3. Paths come from the contract, so that there are as many as it has names. */
  of(path: string, isUpload: boolean): CallGuard {
    const name = /^\/api\/v3\/([^/?]*)/.exec(path)?.[1] ?? '';
    const part = isUpload ? `${name} uploads` : name;
    const known = this.#guards.get(part);
    if (known) return known;
    const guard = new CallGuard(isUpload ? maxUploads : maxRunning);
    this.#guards.set(part, guard);
    return guard;
  }

  figures(): GuardFigures[] {
    return [...this.#guards].map(([part, guard]) => ({ part, ...guard.figures }));
  }
}
