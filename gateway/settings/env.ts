import { readFileSync } from 'node:fs';
import { cleanEnv, EnvError } from 'envalid';
import { makeKey, secretNames, settings } from './settings.ts';

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
  /** The back end's version that the client fits. */
  upstreamVersion: string;
  upstreamTimeoutMs: number;
  /** How long a connection may be idle and still carry a write. */
  upstreamIdleMs: number;
  /** Whether the back end does a write once per Idempotency-Key. */
  upstreamHonoursKeys: boolean;
  /** IANA name of the back end's time zone. */
  upstreamTimeZone: string;
  /** Module of the wire for a back end that differs from the contract. */
  upstreamWire: string | null;
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
  /** How long browsers use https alone; 0 does not ask them to. */
  hstsSeconds: number;
  /** Pages that every user may need, by what they are. */
  legal: Readonly<Record<'imprint' | 'privacy' | 'terms' | 'support', string | undefined>>;
  webDir: string;
  /** Folder of the distributor's brand; null: the product's own. */
  brandDir: string | null;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** The key of the pseudonyms in the log. */
  logKey: string;
  logIdentities: 'hashed' | 'clear';
}

type Source = Record<string, string | undefined>;

/** Reads the settings; throws one error that names everything that is wrong with them. */
export function readEnv(given: Source): GatewayEnv {
  const { source, faults } = readFiles(given);
  const env = cleanEnv(source, settings, {
    reporter: ({ errors }) => {
      for (const [name, error] of Object.entries(errors))
        faults.push(`${name}: ${error?.message ?? 'wrong'}`);
      if (faults.length > 0) throw new EnvError(`Settings of the gateway:\n  ${faults.join('\n  ')}`);
    },
  });
  const clash =
    env.WORKERS > 1 && env.REDIS_URL === undefined
      ? 'WORKERS: several want REDIS_URL, or each would keep its own keys of writes and log-in attempts'
      : env.PORT !== 0 && env.METRICS_PORT === env.PORT
        ? 'METRICS_PORT: is the same as PORT'
        : null;
  if (clash !== null) throw new EnvError(`Settings of the gateway:\n  ${clash}`);
  const graphiql = env.GRAPHIQL ?? env.NODE_ENV !== 'production';
  return {
    port: env.PORT,
    host: env.HOST,
    upstreamUrl: env.UPSTREAM_URL,
    publicUrl: env.PUBLIC_URL ?? null,
    graphiql,
    introspection: env.INTROSPECTION ?? graphiql,
    upstreamVersion: env.UPSTREAM_VERSION,
    upstreamTimeoutMs: env.UPSTREAM_TIMEOUT_MS,
    upstreamIdleMs: env.UPSTREAM_IDLE_MS,
    upstreamHonoursKeys: env.UPSTREAM_HONOURS_KEYS,
    upstreamTimeZone: env.UPSTREAM_TIME_ZONE,
    upstreamWire: env.UPSTREAM_WIRE ?? null,
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
    hstsSeconds: env.HSTS_SECONDS,
    legal: {
      imprint: env.IMPRINT_URL,
      privacy: env.PRIVACY_URL,
      terms: env.TERMS_URL,
      support: env.SUPPORT_URL,
    },
    successor: readSuccessor(env.CLOSED_BRANCH_COMPANY, env.CLOSED_BRANCH_URL),
    webDir: env.WEB_DIR,
    brandDir: env.BRAND_DIR ?? null,
    logLevel: env.LOG_LEVEL,
    logKey: env.LOG_KEY ?? makeKey(),
    logIdentities: env.LOG_IDENTITIES,
  };
}

function readSuccessor(company: string | undefined, address: string | undefined): Successor | null {
  if (company === undefined && address === undefined) return null;
  const lines = company?.split(';').flatMap((line) => line.trim() || []) ?? [];
  return { address: lines, url: address ?? null };
}

/** The settings with secrets from their files, and without empty ones, which count as not given. */
function readFiles(given: Source): { source: Source; faults: string[] } {
  const source = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim() !== ''));
  const faults: string[] = [];
  for (const name of secretNames) {
    const file = source[`${name}_FILE`];
    if (file === undefined) continue;
    if (source[name] !== undefined) faults.push(`${name}: given twice, also by ${name}_FILE`);
    try {
      source[name] = readFileSync(file, 'utf8').trim();
    } catch {
      faults.push(`${name}_FILE: cannot be read: ${file}`);
    }
  }
  return { source, faults };
}
