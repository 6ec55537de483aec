import { availableParallelism } from 'node:os';
import { compile } from '@fastify/proxy-addr';
import { bool, cleanEnv, EnvError, makeValidator, num, str, url } from 'envalid';

/** A port, or 0 for any free one. */
const port = makeValidator((text) => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number;
  throw new EnvError(`not a port: ${text}`);
});

/** A whole number from 1. */
const count = makeValidator((text) => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new EnvError(`not a whole number from 1: ${text}`);
});

/** Origins with commas between, each exactly as browsers send it. */
const origins = makeValidator((text) => {
  const list = text.split(',').flatMap((one) => one.trim() || []);
  for (const one of list) {
    if (!/^https?:/.test(one) || URL.parse(one)?.origin !== one) throw new EnvError(`not an origin: ${one}`);
  }
  return list;
});

/** A Redis, `redis:` or `rediss:` with TLS. */
const redisUrl = makeValidator((text) => {
  if (/^rediss?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new EnvError('not a redis: or rediss: address');
});

/** Addresses and ranges with commas between, `loopback`, `linklocal` and `uniquelocal` among them. */
const proxies = makeValidator((text) => {
  const list = text.split(',').flatMap((one) => one.trim() || []);
  try {
    compile(list);
  } catch {
    throw new EnvError(`not addresses or ranges: ${text}`);
  }
  return list;
});

/** An IANA time zone. */
const timeZone = makeValidator((text) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    throw new EnvError(`not an IANA time zone: ${text}`);
  }
});

/** How many processes: a number, or one a core. */
const workers = makeValidator((text) => {
  const number = text === 'cores' ? availableParallelism() : Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= 256) return number;
  throw new EnvError(`not 1 to 256, nor cores: ${text}`);
});

/** Every setting of the gateway; README's table says the same. */
export const settings = {
  PORT: port({ default: 4000, desc: 'Port that the gateway listens on; 0 takes any free one.' }),
  HOST: str({ default: '127.0.0.1', desc: 'Address that the gateway listens on.' }),
  UPSTREAM_URL: url({
    desc: 'Base of the back end, without /api/v3. `npm start` runs the sandbox when it is not set.',
  }),
  PUBLIC_URL: url({
    default: undefined,
    desc: 'Where browsers reach the portal, when a proxy stands before it; https makes the cookie Secure.',
  }),
  NODE_ENV: str({
    choices: ['production', 'development', 'test'],
    default: 'development',
    desc: 'production turns GraphiQL, introspection and free operations of cookie sessions off.',
  }),
  GRAPHIQL: bool({
    default: undefined,
    desc: 'GraphiQL at /graphql, and free operations of cookie sessions; default: not in production.',
  }),
  INTROSPECTION: bool({
    default: undefined,
    desc: 'Introspection of the schema; default: where GraphiQL is on.',
  }),
  UPSTREAM_TIMEOUT_MS: num({
    default: 10_000,
    desc: 'Milliseconds that one call to the back end may take, all its attempts together.',
  }),
  UPSTREAM_HONOURS_KEYS: bool({
    default: false,
    desc: 'Whether the back end itself does a write once per Idempotency-Key: one with an unknown outcome may then be sent again.',
  }),
  UPSTREAM_TIME_ZONE: timeZone({
    default: 'UTC',
    desc: 'IANA time zone of the back end: of the days in filters, and of times that it writes without a zone.',
  }),
  WORKERS: workers({
    default: 1,
    desc: 'Processes that share the port, `cores` for one a core; several want REDIS_URL.',
  }),
  METRICS_PORT: port({
    default: undefined,
    desc: 'Port of `/metrics` for Prometheus; 0 is none. Traces and OTLP metrics: the standard OTEL_* variables.',
  }),
  OPERATION_BUDGET: num({
    default: 20,
    desc: 'Calls to the back end that one GraphQL operation may take; more expensive operations are rejected before execution.',
  }),
  BULK_CALLS_PER_SECOND: count({
    default: 100,
    desc: 'Calls to the back end that the bulk reads and exports of a process may start in a second.',
  }),
  BULK_CONCURRENCY: count({
    default: 10,
    desc: 'Calls to the back end that the bulk reads and exports of a process may have in flight.',
  }),
  BULK_RUNS: count({
    default: 8,
    desc: 'Bulk reads and exports that a process runs at once, at most two of a session.',
  }),
  BULK_PATIENCE_MS: num({
    default: 30_000,
    desc: 'Milliseconds that a bulk read keeps trying while the back end is unavailable.',
  }),
  CORS_ORIGINS: origins({
    default: [],
    desc: 'Origins, with commas between, whose pages may call with Authorization; by default none.',
  }),
  COMPRESSION: bool({
    default: false,
    desc: 'Compresses answers of the API of 2 KB and more; off where a proxy does so.',
  }),
  REFERENCE_DATA: str({
    choices: ['perUser', 'shared'],
    default: 'perUser',
    desc: 'Vehicle tree and article groups, kept for five minutes: per user, or shared where all users see the same.',
  }),
  REDIS_URL: redisUrl({
    default: undefined,
    desc: 'Redis that several gateways share: keys of writes, log-in attempts. Without it each keeps its own.',
  }),
  TRUSTED_PROXIES: proxies({
    default: [],
    desc: 'Proxies trusted for X-Forwarded-For and -Proto: addresses, ranges, `loopback`, `uniquelocal`.',
  }),
  CLOSED_BRANCH_COMPANY: str({
    default: undefined,
    desc: 'Name and address of the company that customers of a closed branch are sent to, with semicolons between the lines.',
  }),
  CLOSED_BRANCH_URL: url({
    default: undefined,
    desc: 'Web address of that company, shown as a link to customers of a closed branch.',
  }),
  WEB_DIR: str({ default: 'dist/web', desc: 'Folder of the built client.' }),
  LOG_LEVEL: str({
    choices: ['silent', 'error', 'warn', 'info', 'debug'],
    default: 'info',
    desc: 'How much the gateway logs.',
  }),
};

/** The limits of the bulk reads and exports of a process. */
export interface BulkLimits {
  callsPerSecond: number;
  /** Calls in flight. */
  concurrency: number;
  /** Reads running at once. */
  runs: number;
  /** How long a read keeps trying while the back end is unavailable. */
  patienceMs: number;
}

/** The company that serves the customers of a closed branch. */
export interface Successor {
  /** Lines of its name and address. */
  address: string[];
  url: string | null;
}

/** The settings, read and checked. */
export interface GatewayEnv {
  port: number;
  host: string;
  upstreamUrl: string;
  publicUrl: string | null;
  graphiql: boolean;
  introspection: boolean;
  upstreamTimeoutMs: number;
  /** Whether the back end does a write once per Idempotency-Key. */
  upstreamHonoursKeys: boolean;
  /** IANA name of the back end's time zone. */
  upstreamTimeZone: string;
  /** Processes that share the port. */
  workers: number;
  /** Where Prometheus reads; null: nowhere. */
  metricsPort: number | null;
  /** Whether a caller may ask for the upstream calls of its operation; never in production. */
  debugUpstream: boolean;
  /** Calls to the back end that one operation may take. */
  operationBudget: number;
  /** Limits of bulk reads and exports. */
  bulk: BulkLimits;
  /** Origins whose pages may call with Authorization. */
  corsOrigins: readonly string[];
  /** Whether long answers of the API are compressed. */
  compression: boolean;
  /** Whom kept reference data is for. */
  referenceData: 'perUser' | 'shared';
  /** The Redis that several gateways share; null: this one is alone. */
  redisUrl: string | null;
  /** The proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted. */
  trustedProxies: readonly string[];
  /** The company that customers of a closed branch are sent to; null where no setting names one. */
  successor: Successor | null;
  webDir: string;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/** Reads the settings; throws one error that names everything that is wrong with them. */
export function readEnv(source: Record<string, string | undefined>): GatewayEnv {
  const env = cleanEnv(source, settings, {
    reporter: ({ errors }) => {
      const faults = Object.entries(errors).map(([name, error]) => `${name}: ${error?.message ?? 'wrong'}`);
      if (faults.length > 0) throw new EnvError(`Settings of the gateway:\n  ${faults.join('\n  ')}`);
    },
  });
  if (env.WORKERS > 1 && env.REDIS_URL === undefined) {
    throw new EnvError(
      'Settings of the gateway:\n  WORKERS: several want REDIS_URL, or each would keep its own keys of writes and log-in attempts',
    );
  }
  const graphiql = env.GRAPHIQL ?? env.NODE_ENV !== 'production';
  return {
    port: env.PORT,
    host: env.HOST,
    upstreamUrl: env.UPSTREAM_URL,
    publicUrl: env.PUBLIC_URL ?? null,
    graphiql,
    introspection: env.INTROSPECTION ?? graphiql,
    upstreamTimeoutMs: env.UPSTREAM_TIMEOUT_MS,
    upstreamHonoursKeys: env.UPSTREAM_HONOURS_KEYS,
    upstreamTimeZone: env.UPSTREAM_TIME_ZONE,
    workers: env.WORKERS,
    metricsPort: env.METRICS_PORT || null,
    debugUpstream: env.NODE_ENV !== 'production',
    operationBudget: env.OPERATION_BUDGET,
    bulk: {
      callsPerSecond: env.BULK_CALLS_PER_SECOND,
      concurrency: env.BULK_CONCURRENCY,
      runs: env.BULK_RUNS,
      patienceMs: env.BULK_PATIENCE_MS,
    },
    corsOrigins: env.CORS_ORIGINS,
    compression: env.COMPRESSION,
    referenceData: env.REFERENCE_DATA,
    redisUrl: env.REDIS_URL ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    successor: readSuccessor(env.CLOSED_BRANCH_COMPANY, env.CLOSED_BRANCH_URL),
    webDir: env.WEB_DIR,
    logLevel: env.LOG_LEVEL,
  };
}

function readSuccessor(company: string | undefined, address: string | undefined): Successor | null {
  if (company === undefined && address === undefined) return null;
  const lines = company?.split(';').flatMap((line) => line.trim() || []) ?? [];
  return { address: lines, url: address ?? null };
}
