import {
  BrokenCircuitError,
  CircuitState,
  circuitBreaker,
  handleWhen,
  TaskCancelledError,
  type CircuitBreakerPolicy,
  type IBreaker,
} from 'cockatiel';
import { isRecord } from '../../../contract/isRecord.ts';
import { RestError } from '../RestError.ts';
import type { Stop } from './Stop.ts';

/** The part of an answer that a breaker reads. */
export interface AnswerStatus {
  status: number;
}

/** How long other calls wait for the one that tries: a back end that is well answers within that time. */
const longestWaitMs = 2000;

/**
 * Holds calls back for a time after failures. Then one call tries whether the back end has recovered; the others wait
 * for its outcome, two seconds at most, and fail at once when it has been running for longer.
 */
export class Breaker {
  readonly #policy: CircuitBreakerPolicy;
  readonly #counter: IBreaker;
  #triedSince = 0;

  /**
   * @param counter decides when to open
   * @param heldBackMs how long calls are held back before one tries
   */
  constructor(counter: IBreaker, heldBackMs: number) {
    this.#counter = counter;
    const failures = handleWhen((error) => isFailure(error) || this.#isAbortedTrial(error));
    this.#policy = circuitBreaker(failures.orWhenResult(isUnavailable), {
      breaker: counter,
      halfOpenAfter: heldBackMs,
    });
    this.#policy.onHalfOpen(() => {
      this.#triedSince = performance.now();
    });
  }

  /** 0: closed, 1: one call tries, 2: open. */
  get state(): 0 | 1 | 2 {
    const { state } = this.#policy;
    return state === CircuitState.Closed ? 0 : state === CircuitState.HalfOpen ? 1 : 2;
  }

  /** Runs a call and counts it. Rejects with an error of cockatiel when it may not run. */
  execute<Answer extends AnswerStatus>(call: () => Promise<Answer>, stop: Stop): Promise<Answer> {
    return this.#policy.state === CircuitState.HalfOpen
      ? this.#afterTrial(call, stop)
      : this.#policy.execute(call);
  }

  /** Counts a call that was answered without running through this breaker. */
  countSuccess(): void {
    this.#counter.success(CircuitState.Closed);
  }

  /** Counts a call that failed without running through this breaker. */
  countFailure(): void {
    const failed: AnswerStatus = { status: 503 };
    this.#policy.execute(() => Promise.resolve(failed)).catch(() => undefined);
  }

  #afterTrial<Answer>(call: () => Promise<Answer>, stop: Stop): Promise<Answer> {
    const leftMs = this.#triedSince + longestWaitMs - performance.now();
    if (leftMs <= 0) return Promise.reject(new BrokenCircuitError());
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    let isWaiting = true;
    const refuse = (error: Error): void => {
      isWaiting = false;
      reject(error);
    };
    const timer = setTimeout(() => refuse(new BrokenCircuitError()), leftMs);
    stop.onStop = () => refuse(new TaskCancelledError());
    const inTurn = (): Promise<Answer> => {
      clearTimeout(timer);
      return isWaiting ? call() : Promise.reject(new TaskCancelledError());
    };
    this.#policy
      .execute(inTurn)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
    return promise;
  }

  /** A caller who has gone says nothing about the back end, but a trial without an answer does not show that it is alive. */
  #isAbortedTrial(error: unknown): boolean {
    return (
      error instanceof RestError && error.kind === 'aborted' && this.#policy.state === CircuitState.HalfOpen
    );
  }
}

/** Whether a call failed because the back end did not answer; any answer but 502, 503 and 504 shows that it is alive. */
export const isFailure = (error: unknown): error is RestError =>
  error instanceof RestError &&
  (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'unavailable');

/** Whether an answer says that the back end behind a proxy is not there. */
export const isUnavailable = (answer: unknown): boolean =>
  isRecord(answer) &&
  typeof answer['status'] === 'number' &&
  answer['status'] >= 502 &&
  answer['status'] <= 504;
