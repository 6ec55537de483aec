import { bulkhead, type BulkheadPolicy } from 'cockatiel';
import { inTurn } from './inTurn.ts';
import type { Stop } from './Stop.ts';

/** Calls of one caller that wait for its other calls: a hundred operations of twenty calls. */
const maxWaiting = 2048;

/**
 * Gives each caller a share of the connections. The calls of a caller beyond it wait for that caller's other calls; the
 * calls of other callers do not.
 */
export class CallerShares {
  readonly #shares = new Map<string, BulkheadPolicy>();
  /** Shares of callers without calls, for the next ones: to create a bulkhead costs more than to use it. */
  readonly #unused: BulkheadPolicy[] = [];
  readonly #size: number;

  /** @param size calls of one caller at once */
  constructor(size: number) {
    this.#size = size;
  }

  /** Runs a call when its caller has room for it; rejects as `inTurn` does. */
  run<Answer>(caller: string, stop: Stop, call: () => Promise<Answer>): Promise<Answer> {
    const share = this.#shares.get(caller) ?? this.#unused.pop() ?? bulkhead(this.#size, maxWaiting);
    this.#shares.set(caller, share);
    const answer = inTurn(share, stop, call);
    const forget = (): void => {
      if (share.executionSlots === this.#size && share.queueSlots === maxWaiting && this.#shares.delete(caller))
        this.#unused.push(share);
    };
    answer.then(forget, forget);
    return answer;
  }
}
