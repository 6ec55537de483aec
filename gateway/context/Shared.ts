import type { Logger } from 'pino';
import type { GatewayEnv, Successor } from '../settings/env.ts';
import { LoginLimit } from '../limits/LoginLimit.ts';
import { VisitorLimit } from '../limits/VisitorLimit.ts';
import type { ReadAnswer } from '../../contract/reader/createReader.ts';
import { SharedBuilds } from '../http/SharedBuilds.ts';
import { SharedRedis } from '../redis/SharedRedis.ts';
import { createEntityReader } from '../rest/answers/readEntity.ts';
import { showRedis } from '../telemetry/showRedis.ts';
import type { Telemetry } from '../telemetry/Telemetry.ts';
import { Callers } from '../writes/Callers.ts';
import { KeyedWrites } from '../writes/KeyedWrites.ts';
import { LocalWrites } from '../writes/LocalWrites.ts';
import { MadeOrders } from '../writes/MadeOrders.ts';
import { OrderWrites } from '../writes/OrderWrites.ts';
import { SharedWrites } from '../writes/SharedWrites.ts';

/** The state that all requests of the process share, and with REDIS_URL all gateways. */
export interface Shared {
  /** Reads answers of the back end. */
  readAnswer: ReadAnswer;
  /** IANA name of the back end's time zone. */
  timeZone: string;
  /** The public origin that links in answers begin with; empty where it is not known. */
  linkBase: string;
  /** The company that customers of a closed branch are sent to. */
  successor: Successor | null;
  writes: KeyedWrites;
  callers: Callers;
  madeOrders: MadeOrders;
  /** The client's builds that other gateways have; null where this one is alone. */
  builds: SharedBuilds | null;
  loginLimit: LoginLimit;
  /** Limits on sign-ups and forgotten passwords. */
  visitorLimits: Readonly<Record<'signup' | 'forgotPassword' | 'completeForgotPassword', VisitorLimit>>;
  /** `up`, `down`, or `none` where no Redis is shared. */
  readonly redisHealth: string;
  /** Logs that the back end has another version than the client fits, once for each. */
  noteVersion(version: string): void;
  close(): Promise<void>;
}

/** Makes it; a Redis that is away now may come later. */
export function createShared(
  {
    redisUrl,
    upstreamUrl,
    upstreamHonoursKeys,
    upstreamTimeZone,
    upstreamVersion,
    publicUrl,
    successor,
  }: Pick<
    GatewayEnv,
    | 'redisUrl'
    | 'upstreamUrl'
    | 'upstreamHonoursKeys'
    | 'upstreamTimeZone'
    | 'upstreamVersion'
    | 'publicUrl'
    | 'successor'
  >,
  log: Logger,
  telemetry: Telemetry | null = null,
): Shared {
  const redis = redisUrl === null ? null : new SharedRedis({ url: redisUrl, upstreamUrl, log });
  if (redis && telemetry) showRedis(telemetry, redis);
  let lastVersion = upstreamVersion;
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
    madeOrders: new MadeOrders(redis === null ? null : new OrderWrites(redis)),
    builds: redis === null ? null : new SharedBuilds(redis, log),
    loginLimit: new LoginLimit(redis),
    visitorLimits: {
      signup: new VisitorLimit(redis, 'signup'),
      forgotPassword: new VisitorLimit(redis, 'forgot'),
      completeForgotPassword: new VisitorLimit(redis, 'complete'),
    },
    get redisHealth() {
      return redis === null ? 'none' : redis.figures.isUp ? 'up' : 'down';
    },
    noteVersion(version) {
      if (version === lastVersion) return;
      lastVersion = version;
      const shown = /^[\w.-]{1,40}$/.test(version) ? version : 'unreadable';
      if (version !== upstreamVersion)
        log.warn(
          { version: shown, expected: upstreamVersion },
          'the back end has another version: see UPSTREAM_VERSION',
        );
    },
    async close() {
      await memory.close();
      redis?.close();
    },
  };
}
