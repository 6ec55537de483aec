import { ConsecutiveBreaker } from 'cockatiel';
import { Breaker, isFailure, isUnavailable, type AnswerStatus } from './Breaker.ts';
import { FailuresInARow, failuresInARow } from './FailuresInARow.ts';
import { RestError } from '../RestError.ts';
import type { Stop } from './Stop.ts';
import { Turns } from './Turns.ts';

/** How long the calls of all callers are held back before one tests whether the back end has recovered. */
const heldBackMs = 2000;
/** The same for a caller whose own calls fail: longer, so that it is others who test. */
const callerHeldBackMs = 3000;
/**
 * Calls of one kind running: a hundred operations of twenty calls. Uploads and files take as long as their senders and
 * readers need: they wait for each other, no other call waits for them.
 */
export const maxRunning = { calls: 256, uploads: 64, files: 128 } as const;

/** Kinds of calls that wait for their own kind only. */
export type CallKind = keyof typeof maxRunning;

/** The state of a part of the back end. */
export interface GuardFigures {
  part: string;
  breaker: 0 | 1 | 2;
  waiting: number;
}

/**
 * Admits the calls of one part of the back end: a fixed number at once, a bounded number more in a queue, and none for
 * a short time after several failed in a row, so that callers of a dead back end get their error at once
 * (docs/decisions/upstream.md). Where only one caller's calls fail, only that caller is held back.
 */
export class CallGuard {
  /** Breakers of callers whose calls have failed since the last answer. */
  readonly #ofCallers = new Map<string, Breaker>();
  readonly #failures = new FailuresInARow(() => {
    if (this.#ofCallers.size > 0) this.#ofCallers.clear();
  });
  readonly #breaker = new Breaker(this.#failures, heldBackMs);
  /** Where the calls wait for their turn, before they run. */
  readonly turns: Turns;

  constructor(running: number) {
    this.turns = new Turns(running);
  }

  /** Whether nothing holds back a caller's call: it runs without `run`, and is counted when it has ended. */
  isClosed(caller: string): boolean {
    return this.#breaker.state === 0 && (this.#ofCallers.get(caller)?.state ?? 0) === 0;
  }

  /** Whether a caller is held back alone. */
  holdsBack(caller: string): boolean {
    return (this.#ofCallers.get(caller)?.state ?? 0) !== 0;
  }

  /** Runs a call where it may have to be held back, and counts it. Rejects with an error of cockatiel when it may not run. */
  run<Answer extends AnswerStatus>(call: () => Promise<Answer>, stop: Stop, caller: string): Promise<Answer> {
    const own = this.#ofCallers.get(caller);
    const noted = async (): Promise<Answer> => {
      try {
        const answer = await call();
        if (isUnavailable(answer)) this.#note(answer, caller, own);
        return answer;
      } catch (error) {
        if (isFailure(error)) this.#note(error, caller, own);
        throw error;
      }
    };
    const shared = (): Promise<Answer> => this.#breaker.execute(noted, stop);
    return own ? own.execute(shared, stop) : shared();
  }

  /** Counts an answer to a call that ran without `run`. */
  countAnswer(answer: AnswerStatus, caller: string): void {
    if (isUnavailable(answer)) this.#countFailure(answer, caller);
    else this.#breaker.countSuccess();
  }

  /** Counts a call that ran without `run`, and failed. */
  countError(error: unknown, caller: string): void {
    if (isFailure(error)) this.#countFailure(error, caller);
  }

  /** Breaker 0: closed, 1: one call tests, 2: open; and the number of waiting calls. */
  get figures(): Omit<GuardFigures, 'part'> {
    return { breaker: this.#breaker.state, waiting: this.turns.waiting };
  }

  #countFailure(failure: RestError | AnswerStatus, caller: string): void {
    this.#note(failure, caller);
    this.#breaker.countFailure();
  }

  /**
   * Notes whose call is about to count as failed.
   *
   * @param own the caller's breaker if the call runs through it: that counts by itself
   */
  #note(failure: RestError | AnswerStatus, caller: string, own?: Breaker): void {
    if (failure instanceof RestError && failure.kind === 'unavailable') this.#failures.noteNoConnection();
    else this.#failures.note(caller);
    if (own) return;
    let breaker = this.#ofCallers.get(caller);
    if (!breaker) {
      breaker = new Breaker(new ConsecutiveBreaker(failuresInARow), callerHeldBackMs);
      this.#ofCallers.set(caller, breaker);
    }
    breaker.countFailure();
  }
}

/** The guards by part of the back end and kind of call; a part is the first segment of a path: `orders`, `articles` … */
export class CallGuards {
  readonly #guards = new Map<string, CallGuard>();

  /** The guard of a path below /api/v3. Paths come from the contract, which bounds their number. */
  of(path: string, kind: CallKind): CallGuard {
    const name = /^\/api\/v3\/([^/?]*)/.exec(path)?.[1] ?? '';
    const part = kind === 'calls' ? name : `${name} ${kind}`;
    const known = this.#guards.get(part);
    if (known) return known;
    const guard = new CallGuard(maxRunning[kind]);
    this.#guards.set(part, guard);
    return guard;
  }

  figures(): GuardFigures[] {
    return [...this.#guards].map(([part, guard]) => ({ part, ...guard.figures }));
  }
}
