import type { Connection, UploadFile } from './connection.ts';
import { ftpTransfer } from './ftpTransfer.ts';
import { resolveHost } from './resolveHost.ts';
import { sftpTransfer } from './sftpTransfer.ts';
import { TransferFailed } from './TransferFailed.ts';

/** Options of a transfer. */
export interface TransferOptions {
  /** Whether addresses of the inner network are allowed. */
  allowLocal: boolean;
  /** Aborts the transfer at any point. */
  signal: AbortSignal;
}

/**
 * Puts a file onto a customer's server; with null it only tests the connection.
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

/** Rejects when the signal aborts, even if the work does not listen to it. */
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
