/** A request under way; hears of its end exactly once, unless it was cancelled. */
export type Reading = {
  subscribe: (end: { complete: () => void; error: (reason: Error) => void }) => { unsubscribe: () => void };
};

type Polling = {
  /** Milliseconds between two readings. */
  interval: number;
  /** Milliseconds below which a tab that comes back does not read again. */
  freshFor: number;
  /** Begins a reading. */
  read: () => Reading;
};

/** Shortest milliseconds to the next reading, by the number of failures in a row. */
const afterFailures = [0, 60_000, 120_000] as const;
/** Milliseconds without a key, pointer or wheel, and the shortest ones to the next reading from then on. */
const whenIdle = [
  { after: 1_800_000, wait: 120_000 },
  { after: 600_000, wait: 60_000 },
] as const;
const signsOfUse = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/**
 * Reads again and again while the tab is visible, and when a hidden tab comes back, unless it has just read. Slows down
 * after failures and while the page is not used.
 *
 * @returns how to stop it, and the reading under way
 */
export function startPolling({ interval, freshFor, read }: Polling): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let lastRead = Date.now();
  let lastUse = Date.now();
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: { unsubscribe: () => void } | undefined;

  const idleWait = () => whenIdle.find(({ after }) => Date.now() - lastUse >= after)?.wait ?? 0;
  const wait = (): void => {
    clearTimeout(timer);
    if (document.hidden || signal.aborted) return;
    const pause = Math.max(interval, afterFailures[Math.min(failures, 2)] ?? 0, idleWait());
    timer = setTimeout(run, Math.max(0, lastRead + pause - Date.now()));
  };
  const run = (): void => {
    lastRead = Date.now();
    running?.unsubscribe();
    running = read().subscribe({
      complete: () => {
        failures = 0;
        wait();
      },
      error: () => {
        failures += 1;
        wait();
      },
    });
  };
  document.addEventListener(
    'visibilitychange',
    () => {
      if (!document.hidden && Date.now() - lastRead >= freshFor) run();
      else wait();
    },
    { signal },
  );
  for (const sign of signsOfUse) {
    document.addEventListener(
      sign,
      () => {
        const wasIdle = idleWait() > 0;
        lastUse = Date.now();
        if (wasIdle) wait();
      },
      { signal, passive: true },
    );
  }
  wait();
  return () => {
    stopped.abort();
    clearTimeout(timer);
    running?.unsubscribe();
  };
}
