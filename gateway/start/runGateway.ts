import { setTimeout as sleep } from 'node:timers/promises';
import { build } from '../settings/build.ts';
import { createGateway } from '../server/createGateway.ts';
import { createLog } from '../log/createLog.ts';
import type { GatewayEnv } from '../settings/env.ts';
import { freeMemory } from './freeMemory.ts';
import { persistedOperationNames } from '../graphql/persistedDocuments.ts';
import { listen } from './listen.ts';
import { loadWire } from './loadWire.ts';
import { sharesPort, workerIndex } from './runWorkers.ts';
import { listUnusual } from '../settings/unusual.ts';
import { startTelemetry } from '../telemetry/startTelemetry.ts';

/** How long a load balancer has to see that no new callers are to be sent here. */
const noticeMs = 2500;
/** How long the start waits until other gateways have this build of the client; it goes on in any case. */
const publishMs = 500;
/** How long traces and metrics that are left may take to be sent: a collector may be away. */
const lastExportMs = 1000;

/**
 * Runs the gateway in this process; answers its URL. SIGTERM: not ready any more, and every answer ends its connection; 2.5 s later no new connections,
 * requests in flight have ten more, exit 0. SIGINT: the same at once.
 */
export async function runGateway(env: GatewayEnv): Promise<string> {
  const telemetry = await startTelemetry(process.env, {
    // Each worker has its own figures and therefore its own port, counted up from METRICS_PORT.
    metricsPort: env.metricsPort && env.metricsPort + workerIndex(),
    host: env.host,
    operationNames: persistedOperationNames,
    log: createLog(env),
  });
  const gateway = createGateway(env, telemetry, await loadWire(env.upstreamWire));
  // Before a page names these files; a Redis that is away must not keep the gateway from starting.
  await Promise.race([gateway.publish(), sleep(publishMs)]);
  const listening = await listen(gateway, { port: env.port, host: env.host, sharesPort: sharesPort() });
  listening.server.on('request', freeMemory());
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    gateway.log.info({ signal }, 'stopping: requests in flight finish');
    gateway.drain();
    if (signal === 'SIGTERM') await sleep(noticeMs);
    await listening.close();
    await Promise.race([telemetry?.stop(), sleep(lastExportMs)]);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  gateway.log.info(
    {
      url: listening.url,
      ...build,
      node: process.version,
      mode: process.env['NODE_ENV'] ?? 'development',
      publicUrl: env.publicUrl,
      backEnd: new URL(env.upstreamUrl).host,
      wire: env.upstreamWire,
      brand: env.brandDir,
      redis: env.redisUrl && new URL(env.redisUrl).host,
      metricsPort: env.metricsPort,
      graphiql: env.graphiql,
      unusual: listUnusual(process.env, env),
    },
    'gateway listens',
  );
  process.send?.({ url: listening.url });
  return listening.url;
}
