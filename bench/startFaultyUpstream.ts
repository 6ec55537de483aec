import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** Ways for a call to fail. */
export const faultKinds = [
  'status',
  'html',
  'cut',
  'endless',
  'hang',
  'reset',
  'slow',
  'huge',
  'wrong json',
] as const;
type FaultKind = (typeof faultKinds)[number];

/** A back end that forwards calls to a good one, except for a share that it spoils. */
export interface FaultyUpstream {
  url: string;
  /** The share of failing calls, 0 to 1. */
  share: number;
  /** Whether it never answers. */
  isDead: boolean;
  spoilt: Record<FaultKind, number>;
  close(): Promise<void>;
}

/** Starts one in front of `target`. A spoilt write may have been done or not. */
export async function startFaultyUpstream(target: string): Promise<FaultyUpstream> {
  const spoilt = Object.fromEntries(faultKinds.map((kind) => [kind, 0])) as Record<FaultKind, number>;
  const server = createServer((req, res) => {
    if (upstream.isDead) return;
    if (Math.random() >= upstream.share) return pass(req, res, target);
    const kind = faultKinds[Math.floor(Math.random() * faultKinds.length)] ?? 'status';
    spoilt[kind] += 1;
    if (kind === 'slow') {
      setTimeout(() => pass(req, res, target), 1500);
      return;
    }
    // Half of the spoilt calls are forwarded: only their answer is lost. A write that is answered with a whole 200 was
    // done, whatever its body.
    if (kind === 'html' || kind === 'wrong json' || Math.random() < 0.5) pass(req, null, target);
    spoil(kind, res);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const upstream: FaultyUpstream = {
    url: `http://127.0.0.1:${address.port}`,
    share: 0,
    isDead: false,
    spoilt,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return upstream;
}

function pass(req: IncomingMessage, res: ServerResponse | null, target: string): void {
  const { method, url = '/', headers } = req;
  const onward = request(`${target}${url}`, { method, headers }, (answer) => {
    if (res === null) return void answer.resume();
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(res);
  });
  onward.on('error', () => res?.destroy());
  req.pipe(onward);
}

function spoil(kind: FaultKind, res: ServerResponse): void {
  const json = { 'content-type': 'application/json' };
  switch (kind) {
    case 'status':
      res
        .writeHead([500, 502, 503, 504][Math.floor(Math.random() * 4)] ?? 500, json)
        .end('{"message":"db-7"}');
      return;
    case 'html':
      res.writeHead(200, { 'content-type': 'text/html' }).end('<html>Gateway</html>');
      return;
    case 'cut':
      res.writeHead(200, { ...json, 'content-length': 4096 });
      res.write('{"items":[{"id":1},', () => res.socket?.destroy());
      return;
    case 'reset':
      res.socket?.resetAndDestroy();
      return;
    case 'wrong json':
      res.writeHead(200, json).end('{"items": [{"id": 1, ');
      return;
    case 'endless':
    case 'huge': {
      res.writeHead(200, json);
      const piece = Buffer.alloc(kind === 'huge' ? 1024 * 1024 : 16, 32);
      const timer = setInterval(() => res.write(piece), kind === 'huge' ? 5 : 100);
      res.once('close', () => clearInterval(timer));
      return;
    }
    // Never answers.
    case 'hang':
    case 'slow':
  }
}
