import type { Upstream } from '../rest/upstream/Upstream.ts';
import type { Telemetry } from './Telemetry.ts';

/** Publishes the breakers and queues of the parts of the back end, which are names of the contract. */
export function showGuards(telemetry: Telemetry, upstream: Pick<Upstream, 'guardFigures'>): void {
  telemetry.gauge(
    'gateway.breaker.state',
    'Breaker of a part of the back end: 0 closed, 1 half-open, 2 open.',
    () => upstream.guardFigures().map(({ part, breaker }) => [breaker, { part }]),
  );
  telemetry.gauge('gateway.upstream.waiting', 'Calls waiting for their turn, by part of the back end.', () =>
    upstream.guardFigures().map(({ part, waiting }) => [waiting, { part }]),
  );
}
