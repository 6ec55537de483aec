import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { sendJson } from '../rest/startUpstream.ts';

/** An upload as the back end receives it, piece by piece. */
export interface Received {
  req: IncomingMessage;
  res: ServerResponse;
  /** Starts reading; before, none of its body is accepted. */
  read(): void;
  /** The part of its body read so far. */
  body(): Buffer;
  /** Whether it arrived completely or was cut off. */
  ended: Promise<'whole' | 'broken'>;
}

/** A back end that handles uploads as a test defines; reads get an empty list. */
export interface Receiver {
  url: string;
  uploads: Received[];
  /** The paths that were read. */
  reads: string[];
  /** Called when an upload begins. */
  onUpload: (upload: Received) => void;
  close(): Promise<void>;
}

/** Reads an upload and then reports success. */
export function takeUpload({ read, ended, res }: Received): void {
  read();
  void ended.then((how) => how === 'whole' && sendJson(res, { status: 'ok' }));
}

/** Starts one that accepts every upload. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer((req, res) => {
    if (req.method === 'GET') {
      receiver.reads.push(req.url ?? '');
      return sendJson(res, []);
    }
    const pieces: Buffer[] = [];
    const ended = Promise.withResolvers<'whole' | 'broken'>();
    req.once('end', () => ended.resolve('whole'));
    req.once('close', () => ended.resolve('broken'));
    req.on('error', () => undefined);
    const upload: Received = {
      req,
      res,
      read: () => void req.on('data', (piece: Buffer) => pieces.push(piece)),
      body: () => Buffer.concat(pieces),
      ended: ended.promise,
    };
    receiver.uploads.push(upload);
    receiver.onUpload(upload);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const receiver: Receiver = {
    url: `http://127.0.0.1:${address.port}`,
    uploads: [],
    reads: [],
    onUpload: takeUpload,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
