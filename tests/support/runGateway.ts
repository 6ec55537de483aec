import { randomInt } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** The gateway as a separate process, as production runs it. */
export interface GatewayProcess {
  url: string;
  child: ChildProcess;
  /** Its log so far, one line per entry. */
  log: string[];
  /** Its exit code and signal. */
  exited: Promise<[number | null, NodeJS.Signals | null]>;
  /** Ends it without the wait for load balancers; returns the exit code. */
  stop(): Promise<number | null>;
}

/** Starts it; end it with `stop`. */
export async function runGateway(env: Record<string, string>): Promise<GatewayProcess> {
  const log: string[] = [];
  const child = spawn(process.execPath, ['gateway/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      log.push(line);
      const [, address] = /"url":"([^"]+)"/.exec(line) ?? [];
      if (address) url.resolve(address);
    });
  }
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  exited.then(([code]) => url.reject(new Error(`It ended with ${code}: ${log.join('\n')}`)), url.reject);
  return {
    url: await url.promise,
    child,
    log,
    exited,
    async stop() {
      child.kill('SIGINT');
      const [code] = await exited;
      return code;
    },
  };
}

/**
 * The first of so many ports in a row that are free, for a setting that takes no 0. They are below those that the system gives
 * to connections and to other tests, which could take one of them before it is used.
 */
export async function freePort(inARow = 1): Promise<number> {
  const first = randomInt(20_000, 30_000);
  const ports = Array.from({ length: inARow }, (_, index) => first + index);
  const areFree = await Promise.all(ports.map(isFree));
  return areFree.every(Boolean) ? first : freePort(inARow);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
