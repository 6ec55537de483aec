import cluster, { type Worker } from 'node:cluster';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createLog } from '../log/createLog.ts';
import type { GatewayEnv } from '../settings/env.ts';

/** A worker that ends sooner than this is started again after a pause that grows, so that a fault burns no core. */
const healthyMs = 10_000;
const longestPauseMs = 30_000;
/** Workers end within this of a SIGTERM, or are ended. */
const graceMs = 14_500;

const indexVariable = 'GATEWAY_WORKER';

/** The place of this worker among the others, from 0; 0 in a process that is alone. */
export const workerIndex = (): number => Number(process.env[indexVariable] ?? 0);

/**
 * Whether this is one of several processes, each of which listens on the port by itself (SO_REUSEPORT): the connections
 * of one that dies end with it. Node's own way, where one process accepts and hands connections on, loses those that it
 * has just handed on, and their callers wait without end. Other systems than Linux have no other way.
 */
export const sharesPort = (): boolean => cluster.isWorker && process.platform === 'linux';

/**
 * Runs the gateway in several processes that share the port. A worker that ends by itself is started again in its place;
 * SIGTERM and SIGINT go to all of them, and this process ends with the last. Answers the URL when all listen, rejects
 * when one cannot begin.
 */
export async function runWorkers(env: GatewayEnv): Promise<string> {
  const workers = new Workers(createLog(env), env);
  // The first one finds a free port where any will do.
  const url = await workers.start(0);
  workers.port ||= Number(new URL(url).port);
  await Promise.all(Array.from({ length: env.workers - 1 }, (_, index) => workers.start(index + 1)));
  return url;
}

class Workers {
  readonly #log: Logger;
  readonly #running = new Map<number, Worker>();
  readonly #pauses = new Map<number, NodeJS.Timeout>();
  /** Settings that are chosen at start and equal in all workers. */
  readonly #shared: Readonly<Record<string, string>>;
  #isStopping = false;
  /** Where the next worker listens. */
  port: number;

  constructor(log: Logger, { port, logKey }: Pick<GatewayEnv, 'port' | 'logKey'>) {
    this.#log = log;
    this.#shared = { LOG_KEY: logKey };
    this.port = port;
    cluster.setupPrimary({ exec: fileURLToPath(new URL('../main.ts', import.meta.url)) });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => this.#stop(signal));
  }

  /** Starts the worker of a place; answers its URL. */
  async start(index: number): Promise<string> {
    const url = Promise.withResolvers<string>();
    let isFirst = true;
    const fork = (pauseMs: number): void => {
      const begun = Date.now();
      const worker = cluster.fork({
        ...this.#shared,
        [indexVariable]: String(index),
        PORT: String(this.port),
      });
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
