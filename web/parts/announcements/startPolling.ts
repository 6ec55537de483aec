/** Milliseconds below which a tab that comes back does not ask again. */
const freshFor = 60_000;

/**
 * Calls `poll` every `interval` milliseconds while the tab is visible, and when a hidden tab comes back, unless it was just
 * called. Returns how to stop it and the request under way.
 */
export function startPolling(interval: number, poll: () => { unsubscribe: () => void }): () => void {
  let last = Date.now();
  let running: { unsubscribe: () => void } | null = null;
  const run = (): void => {
    if (document.hidden) return;
    last = Date.now();
    running?.unsubscribe();
    running = poll();
  };
  const comeBack = (): void => {
    if (Date.now() - last >= freshFor) run();
  };
  const timer = setInterval(run, interval);
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', comeBack);
    running?.unsubscribe();
  };
}
