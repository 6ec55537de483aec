import cluster, { type Worker } from 'node:cluster';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createLog } from './createLog.ts';
import type { GatewayEnv } from './env.ts';

/** A worker that ends sooner than this is started again after a pause that grows, so that a fault burns no core. */
const healthyMs = 10_000;
const longestPauseMs = 30_000;
/** Workers end within this of a SIGTERM, or are ended. */
const graceMs = 14_000;

const indexVariable = 'GATEWAY_WORKER';

/** The place of this worker among the others, from 0; 0 in a process that is alone. */
export const workerIndex = (): number => Number(process.env[indexVariable] ?? 0);

/**
 * Runs the gateway in several processes that share the port: one accepts and hands connections on in turn. A worker
 * that ends by itself is started again in its place; SIGTERM and SIGINT go to all of them, and this process ends with
 * the last. Answers the URL when all listen, rejects when one cannot begin.
 */
export async function runWorkers(env: GatewayEnv): Promise<string> {
  const workers = new Workers(createLog(env));
  const urls = await Promise.all(Array.from({ length: env.workers }, (_, index) => workers.start(index)));
  return urls[0] ?? '';
}

class Workers {
  readonly #log: Logger;
  readonly #running = new Map<number, Worker>();
  readonly #pauses = new Map<number, NodeJS.Timeout>();
  #isStopping = false;

  constructor(log: Logger) {
    this.#log = log;
    cluster.setupPrimary({ exec: fileURLToPath(new URL('main.ts', import.meta.url)) });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => this.#stop(signal));
  }

  /** Starts the worker of a place; answers its URL. */
  async start(index: number): Promise<string> {
    const url = Promise.withResolvers<string>();
    let isFirst = true;
    const fork = (pauseMs: number): void => {
      const begun = Date.now();
      const worker = cluster.fork({ [indexVariable]: String(index) });
      this.#running.set(index, worker);
      this.#log.info({ worker: index, pid: worker.process.pid }, 'worker starts');
      worker.on('message', (message) => {
        isFirst = false;
        if (isReady(message)) url.resolve(message.url);
      });
      worker.once('exit', (code, signal) => {
        this.#running.delete(index);
        if (this.#isStopping) return this.#endWithLast();
        if (isFirst) return url.reject(new Error(`Worker ${index} could not begin: ${signal ?? code}`));
        const nextMs = Date.now() - begun > healthyMs ? 0 : Math.min(longestPauseMs, pauseMs * 2 || 250);
        this.#log.error(
          { worker: index, code, signal, pauseMs: nextMs },
          'worker ended; it is started again',
        );
        this.#pauses.set(index, setTimeout(fork, nextMs, nextMs));
      });
    };
    fork(0);
    return url.promise;
  }

  #stop(signal: NodeJS.Signals): void {
    if (this.#isStopping) return;
    this.#isStopping = true;
    for (const pause of this.#pauses.values()) clearTimeout(pause);
    for (const worker of this.#running.values()) worker.process.kill(signal);
    setTimeout(() => {
      for (const worker of this.#running.values()) worker.process.kill('SIGKILL');
    }, graceMs).unref();
    this.#endWithLast();
  }

  #endWithLast(): void {
    if (this.#running.size === 0) process.exit(0);
  }
}

const isReady = (message: unknown): message is { url: string } =>
  typeof message === 'object' && message !== null && 'url' in message && typeof message.url === 'string';
