/**
 * `npm run sandbox`: the demo distributor's back end alone. Prints its address and every mail it would send, sends its
 * addresses to the parent process, and stops in order on SIGTERM, SIGINT or when the parent is gone.
 */
import { createSandbox } from './createSandbox.ts';
import { readSandboxEnv, type SandboxEnv } from './env.ts';
import { outboxPath } from './mail/outboxPage.ts';
import type { Mail } from './mail/sendMail.ts';

const started = Date.now();
const { port, host, ...options } = readSettings();
const showsMails = options.logLevel !== 'silent';
const onMail = showsMails ? printMail : undefined;
const sandbox = await createSandbox({ ...options, outbox: showsMails, onMail }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const url = await sandbox.listen(port, host);
console.log('This is a demonstration: its users and their passwords are public.');
console.log(`Sandbox at ${url}/api/v3 (${((Date.now() - started) / 1000).toFixed(1)} s)`);
const outbox = showsMails ? `${url}${outboxPath}` : null;
if (outbox !== null) console.log(`Mails it would send: ${outbox}`);
process.send?.({ url, outbox });

function readSettings(): SandboxEnv {
  try {
    return readSandboxEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

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
