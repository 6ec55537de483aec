import { EnvError } from 'envalid';
import { print } from '../settings/print.ts';

/**
 * Ends the process with what is wrong with its settings, or with the addresses that they name: for a person, and as a line
 * of the log. An error that says nothing of either is thrown on.
 */
export function cannotStart(error: unknown): never {
  const isAddress = error instanceof Error && 'syscall' in error;
  if (!(error instanceof EnvError) && !isAddress) throw error;
  const message = isAddress && error.syscall === 'getaddrinfo' ? `HOST: ${error.message}` : error.message;
  process.stderr.write(`${message}\n`);
  const [, ...faults] = message.split(/\n */);
  const reasons = faults.length > 0 ? faults : [message];
  print(
    JSON.stringify({
      level: 'error',
      time: new Date().toISOString(),
      reasons,
      msg: 'the gateway cannot start',
    }),
  );
  process.exit(1);
}
