import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that are in progress at once. Browsers and libraries send one, and wait for its answer. */
const most = 8;

interface Progress {
  /** Requests without a whole answer, and the latest of them. */
  count: number;
  last: ServerResponse | null;
  isEnding: boolean;
}

const bySocket = new WeakMap<Socket, Progress>();

/**
 * Whether a request is to be answered. HTTP/1.1 lets a client send requests without waiting, and Node starts each at
 * once, although only one can be answered at a time: a single connection could begin thousands. One that sends too many
 * gets the answers to those in progress and is closed; the client sends the rest again (RFC 9112, 9.3.2).
 */
export function limitPipelining({ socket }: IncomingMessage, res: ServerResponse): boolean {
  const known = bySocket.get(socket);
  const progress = known ?? { count: 0, last: null, isEnding: false };
  if (!known) bySocket.set(socket, progress);
  if (progress.isEnding) return false;
  if (progress.count >= most) {
    progress.isEnding = true;
    socket.pause();
    const { last } = progress;
    if (last?.headersSent) last.once('finish', () => socket.destroySoon());
    else last?.setHeader('connection', 'close');
    return false;
  }
  progress.count++;
  progress.last = res;
  // An answer is written when its turn has come and its last byte is passed on. That happens once, and `on` costs less.
  res.on('close', leave);
  return true;
}

function leave(this: ServerResponse): void {
  const progress = bySocket.get(this.req.socket);
  if (!progress) return;
  progress.count--;
  // Else it, and all that it refers to, would outlive its request, on each connection.
  if (progress.last === this) progress.last = null;
}
