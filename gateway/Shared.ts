import type { Logger } from 'pino';
import type { GatewayEnv } from './env.ts';
import { LoginLimit } from './limits/LoginLimit.ts';
import { SharedRedis } from './redis/SharedRedis.ts';
import type { Telemetry } from './telemetry/Telemetry.ts';
import { KeyedWrites } from './writes/KeyedWrites.ts';
import { LocalWrites } from './writes/LocalWrites.ts';
import { SharedWrites } from './writes/SharedWrites.ts';

/** What all requests share, and with REDIS_URL all gateways. */
export interface Shared {
  writes: KeyedWrites;
  loginLimit: LoginLimit;
  close(): Promise<void>;
}

/** Makes it; a Redis that is away now may come later. */
export function createShared(
  { redisUrl }: Pick<GatewayEnv, 'redisUrl'>,
  log: Logger,
  telemetry: Telemetry | null = null,
): Shared {
  const redis = redisUrl === null ? null : new SharedRedis(redisUrl, log);
  const memory = redis === null ? new LocalWrites() : new SharedWrites(redis);
  return {
    writes: new KeyedWrites(memory, log, (outcome) =>
      telemetry?.count('gateway.keyed_writes', 'Mutations with an idempotencyKey, by what became of them.', {
        outcome,
      }),
    ),
    loginLimit: new LoginLimit(redis),
    async close() {
      await memory.close();
      redis?.close();
    },
  };
}
