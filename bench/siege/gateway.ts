/** The gateway as production runs it, which also tells what its thread was busy with. */
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { startGateway } from '../../gateway/main.ts';
import { answerParent } from '../answerParent.ts';

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
let longestGcMs = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longestGcMs = Math.max(longestGcMs, duration);
}).observe({ entryTypes: ['gc'] });

answerParent(await startGateway(), {
  // What is in use is known after a collection.
  onNumber: () => globalThis.gc?.(),
  busy() {
    const heapBytes = process.memoryUsage().heapUsed;
    const seen = { longestTurnMs: delay.max / 1e6, longestGcMs, heapBytes };
    delay.reset();
    longestGcMs = 0;
    return seen;
  },
});
