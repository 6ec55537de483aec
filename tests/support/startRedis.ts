import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A Redis for one test. */
export interface TestRedis {
  url: string;
  /** Sends it a signal: SIGSTOP makes it silent. */
  signal(name: NodeJS.Signals): void;
  /** Kills it without a chance to save. */
  kill(): Promise<void>;
  /** Starts it again on the same port, empty. */
  restart(): Promise<void>;
}

/** Whether this machine has a redis-server; tests that need one report that they are skipped without it. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** Starts one in memory, on a free port. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const redis: TestRedis = {
    url: `redis://127.0.0.1:${String(port)}`,
    signal: (name) => void child?.kill(name),
    async kill() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
    async restart() {
      await redis.kill();
      child = spawn(
        'redis-server',
        ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
        { stdio: 'ignore' },
      );
      while (!(await isListening(port))) await wait(20);
    },
  };
  await redis.restart();
  return redis;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
