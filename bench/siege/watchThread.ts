import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import type { Usage } from '../answerParent.ts';

/** Watches this process's thread; returns what it was busy with since the last call. */
export function watchThread(): () => Pick<Usage, 'longestTurnMs' | 'longestGcMs' | 'heapBytes'> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let longestGcMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestGcMs = Math.max(longestGcMs, duration);
  }).observe({ entryTypes: ['gc'] });
  return () => {
    const { heapUsed: heapBytes } = process.memoryUsage();
    const seen = { longestTurnMs: delay.max / 1e6, longestGcMs, heapBytes };
    delay.reset();
    longestGcMs = 0;
    return seen;
  };
}
