import { setTimeout as sleep } from 'node:timers/promises';
import { createGateway } from './createGateway.ts';
import { readEnv } from './env.ts';
import { listen } from './listen.ts';

/** How long a load balancer has to see that no new callers are to be sent here. */
const noticeMs = 1000;

/**
 * Starts the gateway by the environment's settings; answers its URL. SIGTERM: not ready any more, a second later
 * no new connections, requests in flight have ten more, exit 0. SIGINT: the same without the second.
 */
export async function startGateway(): Promise<string> {
  const env = readEnv(process.env);
  const gateway = createGateway(env);
  const listening = await listen(gateway, env);
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    gateway.log.info({ signal }, 'stopping: requests in flight finish');
    gateway.drain();
    if (signal === 'SIGTERM') await sleep(noticeMs);
    await listening.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  gateway.log.info({ url: listening.url }, 'gateway listens');
  return listening.url;
}

if (import.meta.main) await startGateway();
