import { setTimeout as sleep } from 'node:timers/promises';
import { createGateway } from './createGateway.ts';
import { createLog } from './createLog.ts';
import type { GatewayEnv } from './env.ts';
import { freeMemory } from './freeMemory.ts';
import { persistedOperationNames } from './graphql/persistedDocuments.ts';
import { listen } from './listen.ts';
import { workerIndex } from './runWorkers.ts';
import { startTelemetry } from './telemetry/startTelemetry.ts';

/** How long a load balancer has to see that no new callers are to be sent here. */
const noticeMs = 1000;

/**
 * Runs the gateway in this process; answers its URL. SIGTERM: not ready any more, a second later no new connections,
 * requests in flight have ten more, exit 0. SIGINT: the same without the second.
 */
export async function runGateway(env: GatewayEnv): Promise<string> {
  const telemetry = await startTelemetry(process.env, {
    // Each worker has its own figures and therefore its own port, counted up from METRICS_PORT.
    metricsPort: env.metricsPort && env.metricsPort + workerIndex(),
    host: env.host,
    operationNames: persistedOperationNames,
    log: createLog(env),
  });
  const gateway = createGateway(env, telemetry);
  const listening = await listen(gateway, env);
  listening.server.on('request', freeMemory());
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    gateway.log.info({ signal }, 'stopping: requests in flight finish');
    gateway.drain();
    if (signal === 'SIGTERM') await sleep(noticeMs);
    await listening.close();
    await telemetry?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  gateway.log.info({ url: listening.url }, 'gateway listens');
  process.send?.({ url: listening.url });
  return listening.url;
}
