import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { posix } from 'node:path';
import ssh2, { type SFTPWrapper } from 'ssh2';
import type { FileServer } from './startFtpServer.ts';

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;
const folderMode = 0o040755;

/** An SFTP server on 127.0.0.1 for one user, with only the commands an upload needs. End it with `close`. */
export async function startSftpServer(options: {
  user: string;
  password: string;
  /** Folders in addition to / and the starting folder. */
  folders?: string[];
  /** Refuses every upload. */
  refuses?: boolean;
  /** Breaks the connection off in the middle of every upload. */
  breaksOff?: boolean;
}): Promise<FileServer> {
  const files = new Map<string, Buffer>();
  const clients = new Set<ssh2.Connection>();
  let connections = 0;
  // Not by ssh2: it cannot read some of the keys that it makes.
  const { privateKey: key } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'sec1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const server = new ssh2.Server({ hostKeys: [key] }, (client) => {
    connections += 1;
    clients.add(client);
    client.on('error', () => undefined);
    client.on('authentication', (attempt) => {
      const { method, username } = attempt;
      const isRight =
        username === options.user && method === 'password' && attempt.password === options.password;
      if (isRight) attempt.accept();
      else attempt.reject(['password']);
    });
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) =>
        serve(acceptSftp(), ['/', '/home', ...(options.folders ?? [])], files, {
          refuses: options.refuses === true,
          breakOff: options.breaksOff === true ? () => client.end() : null,
        }),
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    connections: () => connections,
    files,
    async close() {
      for (const client of clients) client.end();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A path relative to the starting folder. */
const full = (path: string) => posix.resolve('/home', path);

function serve(
  sftp: SFTPWrapper,
  folders: readonly string[],
  files: Map<string, Buffer>,
  { refuses, breakOff }: { refuses: boolean; breakOff: (() => void) | null },
): void {
  const open: string[] = [];
  sftp.on('STAT', (id, path) => {
    const time = Math.floor(Date.now() / 1000);
    if (!folders.includes(full(path))) return sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
    return sftp.attrs(id, { mode: folderMode, uid: 0, gid: 0, size: 0, atime: time, mtime: time });
  });
  sftp.on('OPEN', (id, path, flags) => {
    const isUpload = !refuses && (flags & OPEN_MODE.WRITE) > 0 && folders.includes(posix.dirname(full(path)));
    if (!isUpload) return sftp.status(id, STATUS_CODE.PERMISSION_DENIED);
    files.set(full(path), Buffer.alloc(0));
    return sftp.handle(id, Buffer.from([open.push(full(path)) - 1]));
  });
  sftp.on('WRITE', (id, handle, offset, chunk) => {
    const path = open[handle[0] ?? -1] ?? '';
    const before = files.get(path) ?? Buffer.alloc(0);
    const after = Buffer.alloc(Math.max(before.length, offset + chunk.length));
    before.copy(after);
    chunk.copy(after, offset);
    files.set(path, after);
    if (breakOff !== null) return breakOff();
    return sftp.status(id, STATUS_CODE.OK);
  });
  sftp.on('RENAME', (id, from, to) => {
    const content = files.get(full(from));
    // As version 3 of the protocol has it: not onto a file that is there.
    if (content === undefined || files.has(full(to))) return sftp.status(id, STATUS_CODE.FAILURE);
    files.set(full(to), content);
    files.delete(full(from));
    return sftp.status(id, STATUS_CODE.OK);
  });
  sftp.on('REMOVE', (id, path) =>
    sftp.status(id, files.delete(full(path)) ? STATUS_CODE.OK : STATUS_CODE.NO_SUCH_FILE),
  );
  sftp.on('FSETSTAT', (id) => sftp.status(id, STATUS_CODE.OK));
  sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
}
