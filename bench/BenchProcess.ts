import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Usage } from './answerParent.ts';

/** A process of the benchmark, seen from the one that measures. */
export class BenchProcess {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /**
   * Starts a file of this folder with only these settings and those of the image. Options of node, as --cpu-prof, are
   * passed on. Rejects when it stops before it listens.
   *
   * @param place where another checkout has this folder, and the checkout
   */
  static async start(
    name: string,
    env: Record<string, string>,
    place: { folder: string; cwd?: string } = { folder: import.meta.dirname },
  ): Promise<BenchProcess> {
    const child = fork(`${place.folder}/${name}.ts`, {
      cwd: place.cwd,
      execArgv: [
        ...process.execArgv,
        ...(name === 'gateway' ? optionsOf(place.cwd ?? join(import.meta.dirname, '..')) : []),
      ],
      env: { NODE_ENV: 'production', SANDBOX_IN_PRODUCTION: 'true', MALLOC_ARENA_MAX: '2', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const message = await next(child);
    if (!isListening(message)) throw new Error(`${name} sent a message that is not its address.`);
    return new BenchProcess(child, message.url);
  }

  /** Its id in the system. */
  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Whether it has not ended. */
  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Its resource usage so far. */
  async usage(question: number | 'usage' = 'usage'): Promise<Usage> {
    if (!this.isRunning) throw new Error('A process of the benchmark has stopped.');
    const answer = next(this.#child);
    // The exit says what has happened.
    this.#child.send(question, () => undefined);
    let message = await answer;
    // The gateway also reports its address by itself.
    while (!isUsage(message)) message = await next(this.#child);
    return message;
  }

  async stop(): Promise<void> {
    if (!this.isRunning) return;
    const stopped = once(this.#child, 'exit');
    this.#child.disconnect();
    await stopped;
  }
}

/** The options of node with which the image of a checkout starts the gateway. */
function optionsOf(checkout: string): string[] {
  const command =
    /^CMD .*gateway\/main\.ts.*$/m.exec(readFileSync(join(checkout, 'Dockerfile'), 'utf8'))?.[0] ?? '';
  return [...command.matchAll(/"(--[^"]+)"/g)].map(([, option = '']) => option);
}

/** The child's next message; rejects when it stops instead. */
function next(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stopped = (code: number | null): void =>
      reject(new Error(`A process of the benchmark stopped with ${code}.`));
    child.once('exit', stopped);
    child.once('message', (message) => {
      child.off('exit', stopped);
      resolve(message);
    });
  });
}

const isListening = (message: unknown): message is { url: string } =>
  typeof message === 'object' && message !== null && 'url' in message && typeof message.url === 'string';

const isUsage = (message: unknown): message is Usage =>
  typeof message === 'object' && message !== null && 'cpuMicros' in message;
