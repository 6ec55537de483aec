import type { Connection, UploadFile } from './connection.ts';
import { ftpTransfer } from './ftpTransfer.ts';
import { resolveHost } from './resolveHost.ts';
import { sftpTransfer } from './sftpTransfer.ts';
import { TransferFailed } from './TransferFailed.ts';

/** How a transfer is made. */
export interface TransferOptions {
  /** Whether addresses of the inner network are allowed. */
  allowLocal: boolean;
  /** Ends it, however far it is. */
  signal: AbortSignal;
}

/**
 * Puts a file onto a customer's server, or with null only tries the way there.
 * @throws TransferFailed, also when the signal ends it.
 */
export async function transfer(
  connection: Connection,
  file: UploadFile | null,
  { allowLocal, signal }: TransferOptions,
): Promise<void> {
  const { host, type } = connection;
  if (host === null) throw new TransferFailed('noServer');
  const send = type === 'sftp' ? sftpTransfer : ftpTransfer;
  await beforeAbort(signal, async () => {
    const address = await resolveHost(host, allowLocal);
    signal.throwIfAborted();
    await send(connection, address, file, signal);
  });
}

/** Work that may not outlast the signal, whether it listens to it or not. */
async function beforeAbort(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(new TransferFailed('time'));
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    await Promise.race([work(), aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
