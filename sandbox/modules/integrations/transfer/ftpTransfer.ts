import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { Client, FTPError } from 'basic-ftp';
import { unfinishedName, type Connection, type UploadFile } from './connection.ts';
import { type FailureReason, step, TransferFailed } from './TransferFailed.ts';

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
    if (ssl) await step(tlsFailure, client.useTLS(identity(host ?? address)));
    await step('connection', client.sendIgnoringError('OPTS UTF8 ON'));
    await step(loginFailure, client.login(user ?? undefined, password ?? undefined));
    await step('connection', client.useDefaultSettings());
    if (folder !== null) await step('folder', client.cd(folder));
    if (file === null) await step('data', client.prepareTransfer(client.ftp));
    else await upload(client, file);
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}

/** Stores the file under another name, and gives it its own once it is whole. */
async function upload(client: Client, { name, content }: UploadFile): Promise<void> {
  const unfinished = unfinishedName(name);
  try {
    await step(uploadFailure, client.uploadFrom(Readable.from([content]), unfinished));
  } catch (error) {
    // Nothing is left behind where the connection still stands.
    if (!client.closed) await client.remove(unfinished, true).catch(() => null);
    throw error;
  }
  await step('rename', rename(client, unfinished, name));
}

/** Some servers do not rename onto a file that is there. */
async function rename(client: Client, from: string, to: string): Promise<void> {
  try {
    await client.rename(from, to);
  } catch (error) {
    if (!(error instanceof FTPError)) throw error;
    await client.remove(to, true);
    await client.rename(from, to);
  }
}

/** The certificate must name the requested host, not its address. */
const identity = (host: string) => (isIP(host) > 0 ? { host } : { host, servername: host });

/** A server without TLS answers AUTH with an error; any other failure comes from the handshake. */
const tlsFailure = (error: unknown): FailureReason => (error instanceof FTPError ? 'noTls' : 'encryption');

const loginFailure = (error: unknown): FailureReason =>
  error instanceof FTPError && /encrypt|\b(TLS|SSL)\b/i.test(error.message) ? 'unencrypted' : 'login';

/** Replies to STOR that speak of the server's disk (RFC 959); vsftpd answers 451 when it is full. */
const diskReplies = new Set([451, 452, 552]);

function uploadFailure(error: unknown): FailureReason {
  if (error instanceof FTPError && error.code !== 426) return diskReplies.has(error.code) ? 'space' : 'file';
  return error instanceof Error && error.message.includes('passive mode') ? 'data' : 'broken';
}
