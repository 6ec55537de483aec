/**
 * `npm run sandbox`: the demo distributor's back end alone. Prints its address and every mail it would send, sends the
 * address to its parent process, and stops in order on SIGTERM, SIGINT or when the parent is gone.
 */
import { createSandbox } from './createSandbox.ts';
import { readSandboxEnv } from './env.ts';
import type { Mail } from './mail/sendMail.ts';

const started = Date.now();
const { port, host, ...options } = readSandboxEnv(process.env);
const onMail = options.logLevel === 'silent' ? undefined : printMail;
const sandbox = await createSandbox({ ...options, onMail }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const url = await sandbox.listen(port, host);
console.log(`Sandbox at ${url}/api/v3 (${((Date.now() - started) / 1000).toFixed(1)} s)`);
process.send?.({ url });

/** Shows a mail to the person trying the demo, as there is no mail server. */
function printMail({ recipient, subject, body }: Mail): void {
  console.log(`\n┌ Mail to ${recipient}\n│ ${subject}\n│\n│ ${body}\n└`);
}

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
