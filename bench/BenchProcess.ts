import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
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
   * Starts a file of this folder with exactly these settings and those of the image, nothing of ours. Options of node itself, as
   * --cpu-prof, are passed on. Rejects when it stops before it listens.
   */
  static async start(name: string, env: Record<string, string>): Promise<BenchProcess> {
    const child = fork(`${import.meta.dirname}/${name}.ts`, {
      execArgv: [...process.execArgv, '--expose-gc'],
      env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const message = await next(child);
    if (!isListening(message)) throw new Error(`${name} said something else than its address.`);
    return new BenchProcess(child, message.url);
  }

  /** What it has used so far. */
  async usage(question: number | 'usage' = 'usage'): Promise<Usage> {
    const answer = next(this.#child);
    this.#child.send(question);
    let message = await answer;
    // The gateway tells its address by itself too.
    while (!isUsage(message)) message = await next(this.#child);
    return message;
  }

  async stop(): Promise<void> {
    const stopped = once(this.#child, 'exit');
    this.#child.disconnect();
    await stopped;
  }
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
