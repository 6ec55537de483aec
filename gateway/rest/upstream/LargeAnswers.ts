import { setTimeout as sleep } from 'node:timers/promises';
import { CallerShares } from './CallerShares.ts';
import type { Stop } from './Stop.ts';
import { Turns } from './Turns.ts';

/** Bytes received from which on an answer counts as large. */
export const largeBytes = 1024 * 1024;
/** Large answers that are read at once; of one caller there is one. */
const atOnce = 2;

/**
 * Gives large answers of the back end turns. One may have 20 MB, takes twice that while its pieces are joined, and a good part
 * of a second of the thread when it is parsed: many at once would fill the memory that the process may take, and let other
 * callers wait for all of them.
 */
export class LargeAnswers {
  readonly #turns = new Turns(atOnce);
  /** A caller's large answers wait for each other first, so that those of others do not. */
  readonly #shares = new CallerShares(1);

  /**
   * Waits for a turn. The deadline of the call does not run meanwhile: the back end has answered.
   *
   * @returns a function that ends the turn once the answer has been given out, or given up
   * @throws when the call is stopped, or too many wait
   */
  async enter(caller: string, stop: Stop): Promise<(isGivenOut: boolean) => void> {
    stop.pauseDeadline();
    const share = this.#shares.of(caller);
    const ownTurn = share.enter(stop);
    if (ownTurn) await ownTurn;
    try {
      const turn = this.#turns.enter(stop);
      if (turn) await turn;
    } catch (cause) {
      share.leave();
      throw cause;
    }
    stop.restartDeadline();
    const leave = (): void => {
      this.#turns.leave();
      share.leave();
    };
    return (isGivenOut) => {
      if (isGivenOut) void pauseAfterWork().then(leave);
      else leave();
    };
  }
}

/** Resolves once the thread has been free for as long as it is busy from now on with what is given out. */
async function pauseAfterWork(): Promise<void> {
  const begun = performance.now();
  await new Promise((resolve) => setImmediate(resolve));
  await sleep(performance.now() - begun);
}
