import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type {
  Attributes,
  Counter,
  Histogram,
  Meter,
  ObservableGauge,
  UpDownCounter,
} from '@opentelemetry/api';
import { build } from '../settings/build.ts';
import { lostLines } from '../log/createLog.ts';
import { descriptorLimit } from '../settings/descriptorLimit.ts';
import type { Telemetry } from './Telemetry.ts';

/** The gateway's metrics. */
export interface Figures extends Pick<Telemetry, 'gauge' | 'count'> {
  requests: Histogram;
  ownTimes: Histogram;
  activeRequests: UpDownCounter;
  calls: Histogram;
  activeCalls: UpDownCounter;
  retries: Counter;
  unreadable: Counter;
}

/** Seconds: from an answer without a call to beyond the deadline of a call. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Creates the metrics that docs/operation.md lists. Their labels take few values, all known in advance. */
export function createMetrics(meter: Meter): Figures {
  const duration = { advice: { explicitBucketBoundaries: bounds } };
  const counters = new Map<string, Counter>();
  const gauge: Figures['gauge'] = (name, description, read) =>
    meter.createObservableGauge(name, { description }).addCallback((result) => {
      for (const [value, labels] of read()) result.observe(value, labels);
    });

  watchProcess(meter);
  return {
    requests: meter.createHistogram('gateway.request.duration.seconds', {
      ...duration,
      description: 'Requests answered, by route, operation and outcome.',
    }),
    ownTimes: meter.createHistogram('gateway.request.own.duration.seconds', {
      ...duration,
      description: 'What requests took in addition to waiting for the back end, by route.',
    }),
    activeRequests: meter.createUpDownCounter('gateway.request.active', {
      description: 'Requests being answered.',
    }),
    calls: meter.createHistogram('gateway.upstream.duration.seconds', {
      ...duration,
      description: 'Calls to the back end, by operationId and status, or the reason why there was no answer.',
    }),
    activeCalls: meter.createUpDownCounter('gateway.upstream.active', {
      description: 'Calls to the back end in progress.',
    }),
    retries: meter.createCounter('gateway.upstream.retries', {
      description: 'Attempts after the first, by operationId.',
    }),
    unreadable: meter.createCounter('gateway.upstream.unreadable', {
      description:
        'Properties of answers that could not be read, once a request, by operationId and property.',
    }),
    gauge,
    count(name, description, labels: Attributes) {
      let counter = counters.get(name);
      if (!counter) counters.set(name, (counter = meter.createCounter(name, { description })));
      counter.add(1, labels);
    },
  };
}

const resolutionMs = 20;

/** The delay of a callback in seconds, without the monitor's own interval, which its figures include. */
const seconds = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - resolutionMs / 1000);

/** For so long at least the delay of the event loop is measured: several readers within it see the same. */
const leastWindowMs = 5000;

/** The delay of the event loop since the last reading, and the process's memory, CPU time and descriptors. */
function watchProcess(meter: Meter): void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let begun = performance.now();
  let seen: { p50: number; p99: number; max: number } | undefined;
  const readDelay = (): typeof seen => {
    const isLong = performance.now() - begun >= leastWindowMs;
    if (delay.count === 0 || (seen && !isLong)) return seen;
    seen = {
      p50: seconds(delay.percentile(50)),
      p99: seconds(delay.percentile(99)),
      max: seconds(delay.max),
    };
    delay.reset();
    begun = performance.now();
    return seen;
  };
  const gauge = (name: string, description: string): ObservableGauge =>
    meter.createObservableGauge(name, { description });
  const lag = {
    p50: gauge('nodejs.eventloop.lag.p50.seconds', 'Median delay of the event loop since the last reading.'),
    p99: gauge('nodejs.eventloop.lag.p99.seconds', 'The same, 99th percentile.'),
    max: gauge('nodejs.eventloop.lag.max.seconds', 'The same, maximum.'),
  };
  const rss = gauge('process.resident_memory.bytes', 'Resident memory.');
  const heap = gauge('nodejs.heap.used.bytes', 'Memory in use in the heap of V8.');
  const external = gauge('nodejs.external_memory.bytes', 'Memory of buffers outside of the heap.');
  const descriptors = gauge('process.open_fds', 'Open file descriptors.');
  const mostDescriptors = gauge('process.max_fds', 'The limit of open file descriptors.');
  const startedAt = Date.now() / 1000 - process.uptime();
  gauge('process.start_time.seconds', 'Start of the process, in seconds since 1970.').addCallback((result) =>
    result.observe(startedAt),
  );
  gauge('gateway.build.info', 'The build that runs.').addCallback((result) => result.observe(1, build));
  meter
    .createObservableCounter('process.cpu.seconds', { description: 'CPU time, of the user and the system.' })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage();
      result.observe((user + system) / 1e6);
    });
  meter
    .createObservableCounter('gateway.log_lines_lost', {
      description: 'Lines of the log that could not be written.',
    })
    .addCallback((result) => result.observe(lostLines()));
  // Not a number where there is no limit, or none that is known.
  const limit = Number(descriptorLimit() ?? NaN);
  meter.addBatchObservableCallback(
    (result) => {
      const lagSeen = readDelay();
      if (lagSeen) {
        result.observe(lag.p50, lagSeen.p50);
        result.observe(lag.p99, lagSeen.p99);
        result.observe(lag.max, lagSeen.max);
      }
      const memory = process.memoryUsage();
      result.observe(rss, memory.rss);
      result.observe(heap, memory.heapUsed);
      result.observe(external, memory.external);
      if (Number.isNaN(limit)) return;
      result.observe(descriptors, readdirSync('/proc/self/fd').length);
      result.observe(mostDescriptors, limit);
    },
    [...Object.values(lag), rss, heap, external, descriptors, mostDescriptors],
  );
}
