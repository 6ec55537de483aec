import type { Reading } from '../../relay/live/startPolling.ts';

/** Milliseconds after the last of several writes, and after each failure in a row. */
const pauses = [300, 3_000, 10_000, 60_000] as const;

/** A function that reads again, once for writes in quick succession, and after a failure until an answer comes. */
export function refreshAfterWrites(read: () => Reading): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: { unsubscribe: () => void } | undefined;
  const start = (failures: number): void => {
    clearTimeout(timer);
    running?.unsubscribe();
    timer = setTimeout(
      () => {
        running = read().subscribe({ complete: () => {}, error: () => start(failures + 1) });
      },
      pauses[Math.min(failures, pauses.length - 1)],
    );
  };
  return () => start(0);
}
