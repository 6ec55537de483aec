import { EnvError } from 'envalid';
import { print } from '../settings/print.ts';

/**
 * Ends the process and reports faulty settings, or unreachable addresses in them, to the terminal and as a line of the
 * log. Any other error is thrown on.
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
