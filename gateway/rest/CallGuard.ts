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

/** Consecutive failures after which a class of calls is held back. */
const failuresInARow = 5;
/** How long calls are held back before one tests whether the back end has recovered. */
const heldBackMs = 2000;
/** Calls of one class running, and waiting for their turn: a hundred operations of twenty calls. */
const maxRunning = 256;
const maxWaiting = 2048;
/** Uploads take as long as their senders need: they wait for each other, no other call waits for them. */
const maxUploads = 64;

/** The state of a part of the back end. */
export interface GuardFigures {
  part: string;
  breaker: 0 | 1 | 2;
  waiting: number;
}

/** The part of an answer that the guard reads. */
interface AnswerStatus {
  status: number;
}

/**
 * Admits the calls of one part of the back end: a fixed number at once, a bounded number more in a queue, and none for
 * a short time after several failed in a row, so that callers of a dead back end get their error at once
 * (docs/decisions/upstream.md). 502, 503 and 504 count as failures; any other answer shows that it is alive.
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
   * Runs a call, now or when its turn comes. Rejects with an error of cockatiel when it may not run, and at once when
   * it is stopped while it waits.
   */
  async run<Answer extends AnswerStatus>(call: () => Promise<Answer>, stop: Stop): Promise<Answer> {
    this.#refuseWhileTrying();
    if (this.#bulkhead.executionSlots > 0) return this.#bulkhead.execute(() => this.#breaker.execute(call));
    return new Promise((resolve, reject) => {
      // The bulkhead itself would reject only when its turn comes.
      stop.onStop = () => reject(new TaskCancelledError());
      const inTurn = () => {
        if (stop.reason !== null) throw new TaskCancelledError();
        this.#refuseWhileTrying();
        return this.#breaker.execute(call);
      };
      this.#bulkhead.execute(inTurn).then(resolve, reject);
    });
  }

  /** Breaker 0: closed, 1: one call tests, 2: open; and the number of waiting calls. */
  get figures(): Omit<GuardFigures, 'part'> {
    const { state } = this.#breaker;
    const breaker = state === CircuitState.Closed ? 0 : state === CircuitState.HalfOpen ? 1 : 2;
    return { breaker, waiting: maxWaiting - this.#bulkhead.queueSlots };
  }

  /** While one call tests the back end, the others fail at once instead of waiting for its outcome. */
  #refuseWhileTrying(): void {
    if (this.#breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
  }

  #isFailure(error: unknown): boolean {
    if (!(error instanceof RestError)) return false;
    // A caller who has gone says nothing about the back end, but an unanswered test does not show that it is alive.
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

/** The guards by part of the back end: the first segment of a path (`orders`, `articles` …), uploads separately. */
export class CallGuards {
  readonly #guards = new Map<string, CallGuard>();

  /** The guard of a path below /api/v3. Paths come from the contract, which bounds their number. */
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
