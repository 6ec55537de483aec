import { afterPaint } from '../../ui/afterPaint.ts';
import { createStore, type ReadableStore } from '../../ui/createStore.ts';

/** Sends one write and reports what went wrong; resolves to whether the server took it. */
export type Send = () => Promise<boolean>;

type Waiting = { line: string | null; send: Send; done: ((isTaken: boolean) => void)[] };

/** The state of a queue. */
export type QueueState = {
  /** Quantities that the user has set and the server has not confirmed yet, by line; 0 is a removed line. */
  readonly wanted: ReadonlyMap<string, number>;
  /** Whether anything is not yet on the server. */
  readonly isBusy: boolean;
};

/** Writes of one cart, one after another. */
export type WriteQueue = ReadableStore<QueueState> & {
  /** The state once the browser has painted it, for what follows from a typed quantity. */
  painted: ReadableStore<QueueState>;
  /** Shows a line's quantity at once and sends it in its turn; a later one for the same line takes its place. */
  setLine: (line: string, qty: number, send: Send) => Promise<boolean>;
  /** Sends something else in its turn. */
  add: (send: Send) => Promise<boolean>;
  /** Resolves when nothing waits any more: whether the server took everything since the call before. */
  settle: () => Promise<boolean>;
};

/**
 * Makes the queue of one cart's writes. Every answer holds the whole cart, so two writes under way at once could
 * answer in the wrong order and show an old cart; and what the user saw last has to be what is ordered.
 */
export function createWriteQueue(): WriteQueue {
  const { set, ...readable } = createStore<QueueState>({ wanted: new Map(), isBusy: false });
  const { set: setPainted, ...painted } = createStore(readable.initial);
  let waiting: readonly Waiting[] = [];
  const settlers = new Set<(isTaken: boolean) => void>();
  let isAllTaken = true;

  const update = (change: Partial<QueueState>) => {
    set({ ...readable.read(), ...change });
    void afterPaint().then(() => setPainted(readable.read()));
  };

  const run = async () => {
    if (readable.read().isBusy) return;
    update({ isBusy: true });
    // The user's change is painted first: a request costs as much as rendering it.
    await afterPaint();
    for (let next = waiting[0]; next; next = waiting[0]) {
      waiting = waiting.slice(1);
      const isTaken = await next.send().catch(() => false);
      isAllTaken &&= isTaken;
      const { line } = next;
      if (line !== null && !waiting.some((later) => later.line === line)) {
        update({ wanted: new Map([...readable.read().wanted].filter(([id]) => id !== line)) });
      }
      next.done.forEach((done) => done(isTaken));
    }
    update({ isBusy: false });
    settlers.forEach((settler) => settler(isAllTaken));
    settlers.clear();
    isAllTaken = true;
  };

  const enqueue = (line: string | null, send: Send) =>
    new Promise<boolean>((done) => {
      const replaced = waiting.filter((write) => line !== null && write.line === line);
      waiting = [
        ...waiting.filter((write) => !replaced.includes(write)),
        { line, send, done: [...replaced.flatMap((write) => write.done), done] },
      ];
      void run();
    });

  return {
    setLine(line, qty, send) {
      update({ wanted: new Map(readable.read().wanted).set(line, qty) });
      return enqueue(line, send);
    },
    add: (send) => enqueue(null, send),
    settle: () =>
      readable.read().isBusy ? new Promise((resolve) => settlers.add(resolve)) : Promise.resolve(true),
    ...readable,
    painted,
  };
}
