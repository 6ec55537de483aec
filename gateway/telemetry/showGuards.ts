import type { Upstream } from '../rest/Upstream.ts';
import type { Telemetry } from './Telemetry.ts';

/** Shows how the breakers and queues before the back end's parts do; the parts are names of the contract. */
export function showGuards(telemetry: Telemetry, upstream: Pick<Upstream, 'guardFigures'>): void {
  telemetry.gauge(
    'gateway.breaker.state',
    'Calls to a part of the back end: 0 pass, 1 one tries, 2 held back.',
    () => upstream.guardFigures().map(({ part, breaker }) => [breaker, { part }]),
  );
  telemetry.gauge(
    'gateway.upstream.waiting',
    'Calls that wait for their turn, by part of the back end.',
    () => upstream.guardFigures().map(({ part, waiting }) => [waiting, { part }]),
  );
}
