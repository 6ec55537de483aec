import { createClient } from '@redis/client';
import type { Logger } from 'pino';

/** Redis did not do what it was asked in time, or is not there. */
export class RedisUnavailable extends Error {
  override readonly name = 'RedisUnavailable';
}

const answerWithinMs = 1000;

const connect = (url: string) =>
  createClient({
    url,
    // What cannot be sent now fails now: a caller waits for it.
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    // A Redis that has fallen silent is noticed by the pings that it does not answer.
    pingInterval: 1000,
    socket: {
      connectTimeout: 2000,
      socketTimeout: 4000,
      reconnectStrategy: (attempts) => Math.min(100 * 2 ** Math.min(attempts, 5), 2000),
    },
  });

/** The Redis that several gateways share. It may come and go: what it is asked meanwhile fails within a second. */
export class SharedRedis {
  readonly client: ReturnType<typeof connect>;
  /** The first connection: what is asked at start waits for it. */
  readonly #connected: Promise<unknown>;

  constructor(url: string, log: Logger) {
    this.client = connect(url);
    let isMissed = false;
    // The message names the host: the log gets the code alone.
    this.client.on('error', (error: unknown) => {
      if (!isMissed) log.error({ code: codeOf(error) }, 'redis connection lost');
      isMissed = true;
    });
    this.client.on('ready', () => {
      if (isMissed) log.info('redis is back');
      isMissed = false;
    });
    this.#connected = this.client.connect().catch(() => undefined);
  }

  /** Runs a script atomically; numbers and texts come back as they are. Rejects with RedisUnavailable. */
  async run(script: string, keys: readonly string[], args: readonly string[]): Promise<unknown> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new RedisUnavailable('late')), answerWithinMs);
    });
    try {
      const answer = this.#connected.then(() =>
        this.client.eval(script, { keys: [...keys], arguments: [...args] }),
      );
      return await Promise.race([answer, late]);
    } catch (cause) {
      throw cause instanceof RedisUnavailable ? cause : new RedisUnavailable('failed', { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the connection, at once. */
  close(): void {
    this.client.destroy();
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : error instanceof Error ? error.name : '';
