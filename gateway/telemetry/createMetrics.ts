import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Attributes, Counter, Histogram, Meter, UpDownCounter } from '@opentelemetry/api';
import type { Telemetry } from './Telemetry.ts';

/** The gateway's metrics. */
export interface Figures extends Pick<Telemetry, 'gauge' | 'count'> {
  requests: Histogram;
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
  const duration = { unit: 's', advice: { explicitBucketBoundaries: bounds } };
  const counters = new Map<string, Counter>();
  const gauge: Figures['gauge'] = (name, description, read) =>
    meter.createObservableGauge(name, { description }).addCallback((result) => {
      for (const [value, labels] of read()) result.observe(value, labels);
    });

  watchProcess(meter);
  return {
    requests: meter.createHistogram('gateway.request.duration', {
      ...duration,
      description: 'Requests answered, by route, operation and outcome.',
    }),
    activeRequests: meter.createUpDownCounter('gateway.request.active', {
      description: 'Requests being answered.',
    }),
    calls: meter.createHistogram('gateway.upstream.duration', {
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

/** Memory, and the delay of the event loop since the last reading. */
function watchProcess(meter: Meter): void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  const lag = meter.createObservableGauge('nodejs.eventloop.delay', {
    unit: 's',
    description: 'Delay of the event loop since the last reading: p50, p99, max.',
  });
  const memory = meter.createObservableGauge('process.memory.usage', {
    unit: 'By',
    description: 'Memory of the process: rss, heap, external.',
  });
  lag.addCallback((result) => {
    if (delay.count > 0) {
      result.observe(seconds(delay.percentile(50)), { quantile: 'p50' });
      result.observe(seconds(delay.percentile(99)), { quantile: 'p99' });
      result.observe(seconds(delay.max), { quantile: 'max' });
    }
    delay.reset();
  });
  memory.addCallback((result) => {
    const { rss, heapUsed, external } = process.memoryUsage();
    result.observe(rss, { kind: 'rss' });
    result.observe(heapUsed, { kind: 'heap' });
    result.observe(external, { kind: 'external' });
  });
}
