import { posix } from 'node:path';
import { promisify } from 'node:util';
import ssh2, { type SFTPWrapper } from 'ssh2';
import { unfinishedName, type Connection, type UploadFile } from './connection.ts';
import { step, TransferFailed } from './TransferFailed.ts';

/**
 * Logs in by SFTP, checks that the folder exists, and puts the file into it. Any host key is accepted: an integration
 * has no field for one.
 * @param address the checked address of the connection's host.
 * @throws TransferFailed
 */
export async function sftpTransfer(
  { port, user, password, folder }: Connection,
  address: string,
  file: UploadFile | null,
  signal: AbortSignal,
): Promise<void> {
  const client = new ssh2.Client();
  const close = () => client.destroy();
  signal.addEventListener('abort', close, { once: true });
  const ready = Promise.withResolvers<void>();
  // Callbacks that wait for an answer are never called once the connection is gone.
  const lost = Promise.withResolvers<never>();
  let isWriting = false;
  client.on('ready', ready.resolve);
  client.on('error', (error) => {
    const reason = error.level === 'client-authentication' ? 'login' : isWriting ? 'broken' : 'connection';
    lost.reject(new TransferFailed(reason, { cause: error }));
  });
  client.on('close', () => lost.reject(new TransferFailed(isWriting ? 'broken' : 'connection')));

  async function work(): Promise<void> {
    // No timeout here: the signal ends it.
    const options = { host: address, port, username: user ?? 'anonymous', readyTimeout: 0 };
    client.connect(password === null ? options : { ...options, password });
    await ready.promise;
    const sftp = await step('connection', openSftp(client));
    const path = folder ?? '.';
    await step('folder', requireFolder(sftp, path));
    if (file === null) return;
    isWriting = true;
    await upload(sftp, posix.join(path, file.name), file.content);
  }

  try {
    await Promise.race([work(), lost.promise]);
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}

const openSftp = (client: ssh2.Client): Promise<SFTPWrapper> => promisify(client.sftp.bind(client))();

async function requireFolder(sftp: SFTPWrapper, path: string): Promise<void> {
  const stats = await promisify(sftp.stat.bind(sftp))(path);
  if (!stats.isDirectory()) throw new Error('The path is not a folder.');
}

/** Stores the file under another name, and gives it its own once it is whole. */
async function upload(sftp: SFTPWrapper, path: string, content: Buffer): Promise<void> {
  const unfinished = unfinishedName(path);
  try {
    await step('file', write(sftp, unfinished, content));
  } catch (error) {
    await unlink(sftp, unfinished).catch(() => null);
    throw error;
  }
  await step('rename', rename(sftp, unfinished, path));
}

/** OpenSSH replaces a file by an extension; elsewhere the old file goes first. */
async function rename(sftp: SFTPWrapper, from: string, to: string): Promise<void> {
  try {
    await promisify(sftp.ext_openssh_rename.bind(sftp))(from, to);
  } catch {
    await unlink(sftp, to).catch(() => null);
    await promisify(sftp.rename.bind(sftp))(from, to);
  }
}

const unlink = (sftp: SFTPWrapper, path: string): Promise<void> => promisify(sftp.unlink.bind(sftp))(path);

const write = (sftp: SFTPWrapper, path: string, content: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    sftp.writeFile(path, content, (error) => (error ? reject(error) : resolve()));
  });
