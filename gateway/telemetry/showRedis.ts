import type { SharedRedis } from '../redis/SharedRedis.ts';
import type { Telemetry } from './Telemetry.ts';

/** Publishes whether the Redis that gateways share answers, and how full it is. */
export function showRedis(telemetry: Telemetry, redis: Pick<SharedRedis, 'figures'>): void {
  telemetry.gauge('gateway.redis.up', 'Whether Redis answers: 1, else 0.', () => [
    [redis.figures.isUp ? 1 : 0, {}],
  ]);
  telemetry.gauge('gateway.redis.memory.used.bytes', 'Memory that Redis uses.', () => [
    [redis.figures.usedBytes, {}],
  ]);
  telemetry.gauge('gateway.redis.memory.max.bytes', 'The limit of that memory; 0 is none.', () => [
    [redis.figures.maxBytes, {}],
  ]);
}
