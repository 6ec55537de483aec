import cluster from 'node:cluster';
import { readEnv } from './env.ts';
import { runGateway } from './runGateway.ts';
import { runWorkers } from './runWorkers.ts';

/**
 * Starts the gateway by the environment's settings, in this process or, with WORKERS, in several that share the port;
 * answers its URL.
 */
export async function startGateway(): Promise<string> {
  const env = readEnv(process.env);
  return env.workers > 1 && cluster.isPrimary ? runWorkers(env) : runGateway(env);
}

if (import.meta.main) await startGateway();
