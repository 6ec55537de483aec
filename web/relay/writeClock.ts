import { dropEarlyAnswers } from './earlyAnswers.ts';

/** Milliseconds that a read waits for writes under way before it is sent in spite of them. */
const longestWait = 1000;

/** The order of the viewer's writes, by which the network layer tells whether an answer to a read is old. */
export type WriteClock = {
  /** A write begins. Returns how it ends: call it once its answer is in the store, or is known not to come. */
  begin: () => () => void;
  /**
   * Number of writes that have ended. An answer to a read that was sent before the last of them is outdated.
   */
  ended: () => number;
  isUnderWay: () => boolean;
  /** Resolves as soon as no write is under way. */
  quiet: () => Promise<void>;
  /** The same, but waits no longer than a page can be kept waiting. */
  soonQuiet: () => Promise<void>;
};

/** Makes a clock. @param patience longest wait of `soonQuiet` in milliseconds */
export function createWriteClock(patience = longestWait): WriteClock {
  let running = 0;
  let ended = 0;
  let waiting: (() => void)[] = [];
  const quiet = () =>
    running === 0 ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve));
  return {
    begin() {
      running += 1;
      dropEarlyAnswers();
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        running -= 1;
        ended += 1;
        if (running > 0) return;
        waiting.forEach((resolve) => resolve());
        waiting = [];
      };
    },
    ended: () => ended,
    isUnderWay: () => running > 0,
    quiet,
    soonQuiet: () =>
      running === 0
        ? Promise.resolve()
        : Promise.race([quiet(), new Promise<void>((resolve) => setTimeout(resolve, patience))]),
  };
}

/** The clock of this page: of all its environments, since a change of language or currency ends no write. */
export const writeClock = createWriteClock();
