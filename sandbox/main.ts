/**
 * `npm run sandbox`: the demo distributor's back end alone. Prints its address, tells it to a parent process, and stops
 * in order on SIGTERM, SIGINT or when the parent is gone.
 */
import { createSandbox } from './createSandbox.ts';
import { readSandboxEnv } from './env.ts';

const started = Date.now();
const { port, host, ...options } = readSandboxEnv(process.env);
const sandbox = await createSandbox(options).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const url = await sandbox.listen(port, host);
console.log(`Sandbox at ${url}/api/v3 (${((Date.now() - started) / 1000).toFixed(1)} s)`);
process.send?.({ url });

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await sandbox.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
process.on('disconnect', () => void stop());
