import { createHash } from 'node:crypto';
import { createClient, RESP_TYPES } from '@redis/client';
import type { Logger } from 'pino';
import { readMemory } from './readMemory.ts';

/** Redis did not answer in time, or cannot be reached. */
export class RedisUnavailable extends Error {
  override readonly name = 'RedisUnavailable';
}

/** A question that must be answered: a write waits for it. */
const answerWithinMs = 1000;
/** A question that can do without Redis: a log-in does not wait longer. */
const helpWithinMs = 250;
const longWithinMs = 10_000;
/** After a late answer nothing is asked for so long: a caller waits once at most. */
const leftAloneMs = 5000;
/** How often its memory and policy are read. */
const checkedEveryMs = 15_000;

const connect = (url: string) =>
  createClient({
    url,
    // What cannot be sent now fails now: a caller waits for it.
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    // A Redis that has fallen silent is noticed by the pings that it does not answer.
    pingInterval: 1000,
    socket: {
      // A process that starts on a busy machine reads the answer seconds after it came.
      connectTimeout: 5000,
      socketTimeout: 4000,
      reconnectStrategy: (attempts) => Math.min(100 * 2 ** Math.min(attempts, 5), 2000),
    },
  });

export type RedisClient = ReturnType<typeof connect>;

interface Options {
  url: string;
  /** The back end whose writes and log-ins are remembered: another one's have other names. */
  upstreamUrl: string;
  log: Logger;
}

/**
 * The Redis that several gateways share. It may come and go: while it is away, questions fail within a second.
 */
export class SharedRedis {
  readonly #client: RedisClient;
  readonly #prefix: string;
  readonly #log: Logger;
  /** The first connection: what is asked at start waits for it. */
  readonly #connected: Promise<unknown>;
  readonly #checks: NodeJS.Timeout;
  #silentUntil = 0;
  #evicts = false;
  #refusal: string | null = null;
  #memory = { usedBytes: 0, maxBytes: 0 };
  readonly #back: (() => void)[] = [];

  constructor({ url, upstreamUrl, log }: Options) {
    this.#client = connect(url);
    this.#log = log;
    const backEnd = new URL(upstreamUrl).href.replace(/\/$/, '');
    this.#prefix = `parts:${createHash('sha256').update(backEnd).digest('base64url').slice(0, 8)}`;
    /** Why it has not been available since it was there last. */
    const reasons = new Set<string>();
    // The message names the host: the log gets the code alone.
    this.#client.on('error', (error: unknown) => {
      const code = codeOf(error);
      if (!reasons.has(code)) log.error({ code }, 'redis is not available');
      reasons.add(code);
    });
    this.#client.on('ready', () => {
      if (reasons.size === 0) return;
      reasons.clear();
      log.info('redis is back');
      for (const listener of this.#back) listener();
    });
    this.#connected = this.#client.connect().then(
      () => this.#checkPolicy(),
      () => undefined,
    );
    this.#client.on('ready', () => void this.#checkPolicy());
    this.#checks = setInterval(() => void this.#checkPolicy(), checkedEveryMs).unref();
  }

  /** Whether it answers, and how full it is; no limit is 0 bytes. */
  get figures(): { isUp: boolean; usedBytes: number; maxBytes: number } {
    return { isUp: this.#client.isReady && performance.now() >= this.#silentUntil, ...this.#memory };
  }

  /** Calls a function each time that Redis answers again after it was away: it may have forgotten everything. */
  onBack(listener: () => void): void {
    this.#back.push(listener);
  }

  /** A name in this Redis. */
  name(text: string): string {
    return `${this.#prefix}:${text}`;
  }

  /**
   * Asks Redis for something that can be done without it. Rejects with RedisUnavailable, within a quarter of a second, or at
   * once while Redis is silent.
   */
  async ask<Answer>(command: (client: RedisClient) => Promise<Answer>): Promise<Answer> {
    if (performance.now() < this.#silentUntil) throw new RedisUnavailable('silent');
    return this.#inTime(command, helpWithinMs);
  }

  /** Does something long, at start, which may take ten seconds; rejects as `ask` does. */
  askAtLength<Answer>(command: (client: RedisClient) => Promise<Answer>): Promise<Answer> {
    return this.#inTime(command, longWithinMs);
  }

  async #inTime<Answer>(
    command: (client: RedisClient) => Promise<Answer>,
    withinMs: number,
  ): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined;
    let isAnswered = false;
    const late = new Promise<never>((_resolve, reject) => {
      const giveUp = () => {
        if (isAnswered) return;
        this.#silentUntil = performance.now() + leftAloneMs;
        reject(new RedisUnavailable('late'));
      };
      // A process that was busy for so long reads what has arrived meanwhile first: Redis is not to blame for that.
      timer = setTimeout(() => setImmediate(giveUp), withinMs);
    });
    try {
      const answer = this.#connected.then(() => command(this.#client));
      void answer.finally(() => (isAnswered = true)).catch(() => undefined);
      return await Promise.race([answer, late]);
    } catch (cause) {
      if (cause instanceof RedisUnavailable) throw cause;
      const refusal = refusalOf(cause);
      this.#noteRefusal(refusal);
      throw new RedisUnavailable(refusal ?? 'failed', { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Runs a script atomically on what must not be forgotten; numbers and texts come back as they are. Rejects with
   * RedisUnavailable within a second, also while Redis would evict it. A write is refused without an answer, so each asks.
   */
  run(script: string, keys: readonly string[], args: readonly string[]): Promise<unknown> {
    return this.#inTime((client) => {
      if (this.#evicts) throw new RedisUnavailable('evicts');
      return client.eval(script, { keys: [...keys], arguments: [...args] });
    }, answerWithinMs);
  }

  /** A value as bytes, for callers that cannot go on without it. Rejects with RedisUnavailable within a second. */
  readBytes(name: string): Promise<Buffer | null> {
    return this.#inTime(
      (client) => client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(this.name(name)),
      answerWithinMs,
    );
  }

  /** Several commands that are sent together by `exec`, which rejects as `ask` does. */
  multi(): ReturnType<RedisClient['multi']> {
    const multi = this.#client.multi();
    const exec = multi.exec.bind(multi);
    return Object.assign(multi, { exec: (isTyped?: boolean) => this.ask(() => exec(isTyped)) });
  }

  /** Ends the connection, at once. */
  close(): void {
    clearInterval(this.#checks);
    this.#client.destroy();
  }

  /** Logs once that Redis answers and takes no writes. */
  #noteRefusal(refusal: string | null): void {
    if (refusal === this.#refusal) return;
    this.#refusal = refusal;
    if (refusal !== null) this.#log.error(`redis is ${refusal}: writes with a key are refused`);
  }

  /** A Redis that evicts forgets keys of writes when its memory is full, and a repeat would write again. */
  async #checkPolicy(): Promise<void> {
    const info = await this.#client.info('memory').catch(() => null);
    if (info === null) return;
    const { policy, evicts, ...memory } = readMemory(info);
    this.#memory = memory;
    const before = this.#evicts;
    this.#evicts = evicts;
    if (this.#evicts && !before)
      this.#log.error(
        { policy },
        'redis evicts keys: writes with a key are refused until it has maxmemory-policy noeviction',
      );
    if (!this.#evicts && before) this.#log.info('redis evicts no keys any more');
  }
}

/** Why a Redis that answers takes no writes; null for another failure. */
function refusalOf(cause: unknown): string | null {
  const text = cause instanceof Error ? cause.message : '';
  if (/\bOOM\b/.test(text)) return 'full';
  if (/\bREADONLY\b/.test(text)) return 'read-only';
  return /\bMISCONF\b/.test(text) ? 'unable to save' : null;
}

/** A system's code, the first word of Redis's own (WRONGPASS, NOAUTH, LOADING), or the kind of the client's. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error) return String(error.code);
  return /^[A-Z]{3,}\b/.exec(error.message)?.[0] ?? error.constructor.name;
}
