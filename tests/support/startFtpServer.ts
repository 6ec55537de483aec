import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { posix } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';

/** A self-signed certificate for localhost, trusted only where a test configures it. */
export const localhostCertificate = readFileSync('tests/support/certificates/localhost.crt', 'utf8');
const secure = {
  isServer: true,
  key: readFileSync('tests/support/certificates/localhost.key', 'utf8'),
  cert: localhostCertificate,
};

/** A file server on 127.0.0.1 that accepts uploads of one user, and a record of its traffic. */
export interface FileServer {
  port: number;
  /** Connections to its port so far. */
  connections(): number;
  /** Uploaded files by their path. */
  files: Map<string, Buffer>;
  close(): Promise<void>;
}

export interface FtpServer extends FileServer {
  /** Commands in order of arrival, over all connections. */
  commands: string[];
  /** Data connections so far. */
  dataConnections(): number;
}

export interface FtpServerOptions {
  user: string;
  password: string;
  /** Folders in addition to /. */
  folders?: string[];
  /** Offers AUTH TLS with the certificate of localhost, and accepts no log-in without it. */
  tls?: boolean;
  /** Accepts data at this address, which its reply to PASV names; it refuses EPSV. */
  dataAddress?: string;
  /** Accepts connections and stays silent. */
  silent?: boolean;
  /** Replies to every upload with this line, for example `552 Disk full`. */
  refusal?: string;
  /** Renames no file onto one that is there. */
  keepsNames?: boolean;
  /** Breaks both connections off in the middle of every upload. */
  breaksOff?: boolean;
}

/** An FTP server (RFC 959, 2428, 4217) with only the commands an upload needs. End it with `close`. */
export async function startFtpServer(options: FtpServerOptions): Promise<FtpServer> {
  const files = new Map<string, Buffer>();
  const seen: Seen = { files, commands: [], dataConnections: 0 };
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (options.silent) return;
    serve(socket, options, seen);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    connections: () => connections,
    files,
    commands: seen.commands,
    dataConnections: () => seen.dataConnections,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Seen {
  files: Map<string, Buffer>;
  commands: string[];
  dataConnections: number;
}

function serve(plain: Socket, options: FtpServerOptions, seen: Seen): void {
  let control: Socket = plain;
  let folder = '/';
  let isLoggedIn = false;
  let hasSecureData = false;
  let user = '';
  let renamed = '';
  let data: Promise<Socket> | null = null;
  const say = (line: string) => control.write(`${line}\r\n`);

  async function openData(): Promise<number> {
    const listener = createServer().listen(0, options.dataAddress ?? '127.0.0.1');
    await once(listener, 'listening');
    data = once(listener, 'connection').then(([socket]: Socket[]) => {
      listener.close();
      seen.dataConnections += 1;
      if (!socket) throw new Error('There is no connection.');
      socket.on('error', () => undefined);
      return hasSecureData ? new TLSSocket(socket, secure) : socket;
    });
    control.once('close', () => listener.close());
    return portOf(listener);
  }

  const answers: Record<string, (argument: string) => unknown> = {
    USER: (name) => {
      user = name;
      return say(options.tls === true && control === plain ? '530 Only with TLS' : '331 Password please');
    },
    PASS: (password) => {
      isLoggedIn = user === options.user && password === options.password;
      // A server that echoes its input: none of it may reach the customer.
      return say(isLoggedIn ? '230 Welcome' : `530 ${user} with ${password} is wrong`);
    },
    'AUTH TLS': () => {
      if (options.tls !== true) return say('502 No TLS');
      say('234 Go on');
      control = new TLSSocket(plain, secure);
      control.on('error', () => undefined);
      listenTo(control);
    },
    PROT: () => {
      hasSecureData = true;
      return say('200 OK');
    },
    CWD: (path) => {
      const wanted = posix.resolve(folder, path);
      if (wanted !== '/' && options.folders?.includes(wanted) !== true) return say('550 No such folder');
      folder = wanted;
      return say('250 OK');
    },
    EPSV: async () => {
      if (options.dataAddress !== undefined) return say('502 No EPSV');
      return say(`229 Extended passive mode (|||${String(await openData())}|)`);
    },
    PASV: async () => {
      const port = await openData();
      const address = (options.dataAddress ?? '127.0.0.1').replaceAll('.', ',');
      return say(`227 Passive mode (${address},${String(port >> 8)},${String(port & 255)})`);
    },
    STOR: async (name) => {
      if (data === null) return say('425 No data connection');
      if (options.refusal !== undefined) return say(options.refusal);
      say('150 Go on');
      if (options.breaksOff === true) {
        const [part] = await once(await data, 'data');
        seen.files.set(posix.resolve(folder, name), Buffer.from(part));
        (await data).destroy();
        return plain.destroy();
      }
      seen.files.set(posix.resolve(folder, name), await buffer(await data));
      return say('226 Done');
    },
    RNFR: (name) => {
      renamed = posix.resolve(folder, name);
      return say(seen.files.has(renamed) ? '350 To which name?' : '550 No such file');
    },
    RNTO: (name) => {
      const [to, content] = [posix.resolve(folder, name), seen.files.get(renamed)];
      if (content === undefined || (options.keepsNames === true && seen.files.has(to)))
        return say('553 Not allowed');
      seen.files.set(to, content);
      seen.files.delete(renamed);
      return say('250 OK');
    },
    DELE: (name) => say(seen.files.delete(posix.resolve(folder, name)) ? '250 OK' : '550 No such file'),
  };
  const harmless = new Set(['PBSZ', 'TYPE', 'STRU', 'OPTS']);
  const beforeLogin = new Set(['USER', 'PASS', 'AUTH', 'OPTS', 'PBSZ', 'PROT']);

  function listenTo(socket: Socket): void {
    const lines = createInterface(socket);
    lines.on('error', () => undefined);
    lines.on('line', (line) => {
      seen.commands.push(line);
      const [verb = '', ...words] = line.split(' ');
      const answer = answers[verb] ?? answers[line];
      if (!isLoggedIn && !beforeLogin.has(verb)) say('530 Log in first');
      else if (answer !== undefined) void answer(words.join(' '));
      else say(harmless.has(verb) ? '200 OK' : '502 Not known');
    });
  }
  listenTo(plain);
  say('220 Ready');
}

function portOf(server: Server): number {
  const { port } = server.address() as AddressInfo;
  return port;
}
