import { createGateway } from './createGateway.ts';
import { readEnv } from './env.ts';
import { listen } from './listen.ts';

/** Starts the gateway by the environment's settings, until SIGTERM or SIGINT; answers its URL. */
export async function startGateway(): Promise<string> {
  const env = readEnv(process.env);
  const gateway = createGateway(env);
  const listening = await listen(gateway, env);
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    gateway.log.info('stopping: requests in flight finish');
    await listening.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  gateway.log.info({ url: listening.url }, 'gateway listens');
  return listening.url;
}

if (import.meta.main) await startGateway();
