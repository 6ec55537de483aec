import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line between a browser and the product. While it is broken the browser goes on to say that it is online. */
export interface Line {
  url: string;
  /** Breaks every connection, and each new one. */
  cut(): void;
  /** Requests still arrive, but the connection breaks before their answer. */
  loseAnswers(): void;
  repair(): void;
  close(): Promise<void>;
}

/** Starts one that leads to `target`. */
export async function startLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let state: 'whole' | 'cut' | 'loses answers' = 'whole';
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    near.pipe(far);
    far.on('data', (piece) => {
      if (state === 'loses answers') near.destroy();
      else near.write(piece);
    });
    far.on('end', () => near.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const cut = () => {
    state = 'cut';
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut,
    loseAnswers() {
      state = 'loses answers';
    },
    repair() {
      state = 'whole';
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
