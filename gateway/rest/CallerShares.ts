import { BulkheadRejectedError, TaskCancelledError } from 'cockatiel';
import type { Stop } from './Stop.ts';

/** Calls of one caller that wait for its other calls: a hundred operations of twenty calls. */
const maxWaiting = 2048;

/** The calls of one caller. */
interface Share {
  running: number;
  /** Begin the calls that wait, in their order. */
  readonly waiting: Set<() => void>;
}

/**
 * Gives each caller a share of the connections. The calls of a caller beyond it wait for that caller's other calls; the
 * calls of other callers do not. Every call passes here: within a share it costs a counter, where a bulkhead for each
 * caller would cost its creation and a promise.
 */
export class CallerShares {
  readonly #shares = new Map<string, Share>();
  readonly #size: number;

  /** @param size calls of one caller at once */
  constructor(size: number) {
    this.#size = size;
  }

  /**
   * Runs a call when its caller has room for it. Rejects with an error of cockatiel when too many wait, and at once when
   * the call is stopped while it waits.
   */
  run<Answer>(caller: string, stop: Stop, call: () => Promise<Answer>): Promise<Answer> {
    const known = this.#shares.get(caller);
    const share = known ?? { running: 0, waiting: new Set() };
    if (!known) this.#shares.set(caller, share);
    return share.running < this.#size
      ? this.#begin(caller, share, call)
      : this.#wait(caller, share, stop, call);
  }

  #begin<Answer>(caller: string, share: Share, call: () => Promise<Answer>): Promise<Answer> {
    share.running++;
    const answer = call();
    const end = (): void => {
      share.running--;
      const [next] = share.waiting;
      if (next) next();
      else if (share.running === 0) this.#shares.delete(caller);
    };
    answer.then(end, end);
    return answer;
  }

  #wait<Answer>(caller: string, share: Share, stop: Stop, call: () => Promise<Answer>): Promise<Answer> {
    const { waiting } = share;
    if (waiting.size >= maxWaiting) return Promise.reject(new BulkheadRejectedError(this.#size, maxWaiting));
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const begin = (): void => {
      waiting.delete(begin);
      this.#begin(caller, share, call).then(resolve, reject);
    };
    waiting.add(begin);
    stop.onStop = () => {
      waiting.delete(begin);
      reject(new TaskCancelledError());
    };
    return promise;
  }
}
