import type { Logger } from 'pino';
import type { GatewayEnv, Successor } from './env.ts';
import { LoginLimit } from './limits/LoginLimit.ts';
import { VisitorLimit } from './limits/VisitorLimit.ts';
import type { ReadAnswer } from '../contract/reader/createReader.ts';
import { SharedRedis } from './redis/SharedRedis.ts';
import { createEntityReader } from './rest/readEntity.ts';
import type { Telemetry } from './telemetry/Telemetry.ts';
import { Callers } from './writes/Callers.ts';
import { KeyedWrites } from './writes/KeyedWrites.ts';
import { LocalWrites } from './writes/LocalWrites.ts';
import { SharedWrites } from './writes/SharedWrites.ts';

/** What all requests share, and with REDIS_URL all gateways. */
export interface Shared {
  /** Reads answers of the back end. */
  readAnswer: ReadAnswer;
  /** IANA name of the back end's time zone. */
  timeZone: string;
  /** What the links in answers begin with: the public origin, or nothing where it is not known. */
  linkBase: string;
  /** The company that customers of a closed branch are sent to. */
  successor: Successor | null;
  writes: KeyedWrites;
  callers: Callers;
  loginLimit: LoginLimit;
  /** Limits of what visitors may do besides. */
  visitorLimits: Readonly<Record<'signup' | 'forgotPassword' | 'completeForgotPassword', VisitorLimit>>;
  close(): Promise<void>;
}

/** Makes it; a Redis that is away now may come later. */
export function createShared(
  {
    redisUrl,
    upstreamHonoursKeys,
    upstreamTimeZone,
    publicUrl,
    successor,
  }: Pick<GatewayEnv, 'redisUrl' | 'upstreamHonoursKeys' | 'upstreamTimeZone' | 'publicUrl' | 'successor'>,
  log: Logger,
  telemetry: Telemetry | null = null,
): Shared {
  const redis = redisUrl === null ? null : new SharedRedis(redisUrl, log);
  const memory = redis === null ? new LocalWrites() : new SharedWrites(redis);
  return {
    readAnswer: createEntityReader(upstreamTimeZone),
    timeZone: upstreamTimeZone,
    linkBase: publicUrl === null ? '' : new URL(publicUrl).origin,
    successor,
    writes: new KeyedWrites(memory, {
      log,
      asksAgain: upstreamHonoursKeys,
      count: (outcome) =>
        telemetry?.count('gateway.keyed_writes', 'Mutations with an idempotencyKey, by outcome.', {
          outcome,
        }),
    }),
    callers: new Callers(memory),
    loginLimit: new LoginLimit(redis),
    visitorLimits: {
      signup: new VisitorLimit(redis, 'signup'),
      forgotPassword: new VisitorLimit(redis, 'forgot'),
      completeForgotPassword: new VisitorLimit(redis, 'complete'),
    },
    async close() {
      await memory.close();
      redis?.close();
    },
  };
}
