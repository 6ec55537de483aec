import { afterPaint } from '../ui/loading/afterPaint.ts';
import { createStore, type ReadableStore } from '../ui/createStore.ts';
import { onSendPaused } from './pausedWrites.ts';
import { answered } from './preload.ts';

/** Sends one write and reports what went wrong; resolves to whether the server took it. */
export type Send = () => Promise<boolean>;

type Waiting = {
  key: string | null;
  send: Send;
  done: ((isTaken: boolean) => void)[];
  /** While further changes may follow. */
  pause?: ReturnType<typeof setTimeout> | undefined;
};

/** The state of a queue. */
export type QueueState<Value> = {
  /** Values that the user has set and the screen's own data does not hold yet, by what they belong to. */
  readonly wanted: ReadonlyMap<string, Value>;
  /** Whether anything is not yet on the server, or not yet on the screen. */
  readonly isBusy: boolean;
};

/** Writes of one kind, one after another. */
export type WriteQueue<Value> = ReadableStore<QueueState<Value>> & {
  /** The state once the browser has painted it, for what follows from a typed value. */
  painted: ReadableStore<QueueState<Value>>;
  /**
   * Shows a value at once and sends it in its turn; a later one with the same key takes its place.
   *
   * @param pause milliseconds without a further change before it is sent; 0 by default
   */
  set: (key: string, value: Value, send: Send, pause?: number) => Promise<boolean>;
  /**
   * Runs another write in its turn, after paused changes: the pieces that it adds count from what was set before.
   * Resolves to its outcome.
   */
  run: <Outcome extends { payload: object | null }>(write: () => Promise<Outcome>) => Promise<Outcome>;
  /** Sends at once what waits for a pause. Resolves when nothing waits: whether the server took everything since the call before. */
  settle: () => Promise<boolean>;
};

/** Makes one queue for each store, the first time that it is asked for. */
export function queuesByStore<Value>(): (store: object) => WriteQueue<Value> {
  const queues = new WeakMap<object, WriteQueue<Value>>();
  return (store) => {
    const queue = queues.get(store) ?? createWriteQueue<Value>();
    queues.set(store, queue);
    return queue;
  };
}

/**
 * Makes a queue. Answers hold more than what was written, so two writes under way at once could answer in the wrong order and
 * show old data; and what the user saw last has to be what the server gets last. The queue belongs to no component: leaving
 * a page loses nothing. A value shows until the server has taken it and the route's queries, which may be from before it,
 * have been answered; after a refusal the server's own value is back (ART-09, ART-10, CART-60, GAP-61).
 */
export function createWriteQueue<Value>(): WriteQueue<Value> {
  const { set, ...readable } = createStore<QueueState<Value>>({ wanted: new Map(), isBusy: false });
  const { set: setPainted, ...painted } = createStore(readable.initial);
  let waiting: Waiting[] = [];
  /** The last write of each key. */
  const last = new Map<string, Waiting>();
  let sending = 0;
  const settlers = new Set<(isTaken: boolean) => void>();
  let isAllTaken = true;

  const update = (wanted = readable.read().wanted) => {
    const isBusy = sending > 0 || waiting.length > 0 || wanted.size > 0;
    const before = readable.read();
    if (wanted === before.wanted && isBusy === before.isBusy) return;
    set({ wanted, isBusy });
    void afterPaint().then(() => setPainted(readable.read()));
  };

  const forget = (key: string): void => {
    last.delete(key);
    update(new Map([...readable.read().wanted].filter(([one]) => one !== key)));
  };

  /** Sends the first write that does not pause, and then the next. */
  const sendNext = (): void => {
    if (sending > 0) return;
    const next = waiting.find(({ pause }) => pause === undefined);
    if (next) return sendNow(next);
    if (waiting.length === 0) settleAll();
    update();
  };
  const sendNow = (write: Waiting): void => {
    waiting = waiting.filter((one) => one !== write);
    sending += 1;
    update();
    void write
      .send()
      .catch(() => false)
      .then((isTaken) => {
        sending -= 1;
        isAllTaken &&= isTaken;
        void answered().then(() => {
          if (write.key !== null && last.get(write.key) === write) forget(write.key);
        });
        write.done.forEach((done) => done(isTaken));
        sendNext();
      });
  };
  const settleAll = () => {
    settlers.forEach((settler) => settler(isAllTaken));
    settlers.clear();
    isAllTaken = true;
  };

  const enqueue = (key: string | null, send: Send, pause: number) =>
    new Promise<boolean>((done) => {
      const replaced = waiting.filter((write) => key !== null && write.key === key);
      replaced.forEach((write) => clearTimeout(write.pause));
      const write: Waiting = { key, send, done: [...replaced.flatMap((one) => one.done), done] };
      waiting = [...waiting.filter((one) => !replaced.includes(one)), write];
      if (key !== null) last.set(key, write);
      if (pause > 0) {
        write.pause = setTimeout(() => {
          write.pause = undefined;
          sendNext();
        }, pause);
      }
      // The user's change is painted first: a request costs as much as rendering it.
      else if (key !== null) void afterPaint().then(sendNext);
      else sendNext();
      update();
    });

  const endPauses = (): void => {
    for (const write of waiting) {
      clearTimeout(write.pause);
      write.pause = undefined;
    }
    sendNext();
  };
  onSendPaused(endPauses);
  // A page that is left sends all that it still can; their order is that of their sending.
  window.addEventListener('pagehide', () =>
    waiting.forEach((write) => {
      clearTimeout(write.pause);
      sendNow(write);
    }),
  );

  return {
    set(key, value, send, pause = 0) {
      update(new Map(readable.read().wanted).set(key, value));
      return enqueue(key, send, pause);
    },
    run: (write) =>
      new Promise((resolve) => {
        endPauses();
        void enqueue(
          null,
          async () => {
            const outcome = await write();
            resolve(outcome);
            return outcome.payload !== null;
          },
          0,
        );
      }),
    settle() {
      if (sending === 0 && waiting.length === 0) return Promise.resolve(true);
      const isTaken = new Promise<boolean>((resolve) => settlers.add(resolve));
      endPauses();
      return isTaken;
    },
    ...readable,
    painted,
  };
}
