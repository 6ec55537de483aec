import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { Client } from 'basic-ftp';
import type { Connection, UploadFile } from './connection.ts';
import { step, TransferFailed } from './TransferFailed.ts';

/** A server that is silent for this long counts as gone, even if the signal allows more time. */
const silenceMs = 10_000;

/**
 * Logs in by FTP, goes to the folder, and puts the file there; without a file it only opens a data connection, the
 * part that fails behind a firewall. The data connection goes to the address of the control connection, even if the
 * server names another.
 * @param address the checked address of the connection's host.
 * @throws TransferFailed
 */
export async function ftpTransfer(
  { host, port, user, password, folder, ssl, passiveMode }: Connection,
  address: string,
  file: UploadFile | null,
  signal: AbortSignal,
): Promise<void> {
  if (!passiveMode) throw new TransferFailed('activeMode');
  const client = new Client(silenceMs, { allowSeparateTransferHost: false });
  const close = () => client.close();
  signal.addEventListener('abort', close, { once: true });
  try {
    await step('connection', client.connect(address, port));
    if (ssl) await step('encryption', client.useTLS(identity(host ?? address)));
    await step('connection', client.sendIgnoringError('OPTS UTF8 ON'));
    await step('login', client.login(user ?? undefined, password ?? undefined));
    await step('connection', client.useDefaultSettings());
    if (folder !== null) await step('folder', client.cd(folder));
    if (file === null) await step('data', client.prepareTransfer(client.ftp));
    else await step('file', client.uploadFrom(Readable.from([file.content]), file.name));
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}

/** The certificate must name the requested host, not its address. */
const identity = (host: string) => (isIP(host) > 0 ? { host } : { host, servername: host });
