import { createGateway, type Gateway } from '../../gateway/server/createGateway.ts';
import type { GatewayEnv } from '../../gateway/settings/env.ts';
import { listen } from '../../gateway/start/listen.ts';

/** A gateway for one test, listening on its own port. */
export interface TestGateway {
  url: string;
  gateway: Gateway;
  close(): Promise<void>;
}

/** Starts a gateway in front of a back end, a sandbox or a small server that misbehaves. */
export async function startGateway(
  options: Partial<GatewayEnv> & Pick<GatewayEnv, 'upstreamUrl'>,
): Promise<TestGateway> {
  const gateway = createGateway({
    port: 0,
    host: '127.0.0.1',
    publicUrl: null,
    successor: null,
    graphiql: true,
    introspection: true,
    upstreamVersion: '1002',
    upstreamTimeoutMs: 10_000,
    upstreamIdleMs: 200,
    upstreamHonoursKeys: false,
    upstreamTimeZone: 'UTC',
    upstreamWire: null,
    workers: 1,
    metricsPort: null,
    debugUpstream: true,
    operationBudget: 20,
    bulk: { callsPerSecond: 1000, concurrency: 10, runs: 8, patienceMs: 30_000 },
    corsOrigins: [],
    compression: false,
    referenceData: 'perUser',
    redisUrl: null,
    trustedProxies: [],
    webDir: 'dist/web',
    brandDir: null,
    logLevel: 'silent',
    hstsSeconds: 31_536_000,
    legal: { imprint: undefined, privacy: undefined, terms: undefined, support: undefined },
    logKey: 'test',
    logIdentities: 'hashed',
    ...options,
  });
  const listening = await listen(gateway, { port: 0, host: '127.0.0.1' });
  return { url: listening.url, gateway, close: () => listening.close(1000) };
}
