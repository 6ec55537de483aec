import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { SharedRedis } from '../redis/SharedRedis.ts';
import { mediaTypeOf, type StaticFile } from './sendStatic.ts';
import { hasHash, immutableHeaders, WebFiles } from './WebFiles.ts';

/** How long a build is kept after the last gateway that has it was started, or has run for a day. */
const keptS = 30 * 24 * 60 * 60;
const renewMs = 24 * 60 * 60 * 1000;
/** After how long it is tried again. */
const retryMs = 60 * 1000;

/**
 * The client's files and operations of all builds that gateways have served within a month, in the Redis that they share:
 * while an update or a rollback is running, a page of one build may ask a gateway that has another
 * (docs/decisions/several-builds.md). Both have names that change with their content.
 */
export class SharedBuilds {
  readonly #redis: SharedRedis;
  readonly #log: Logger;
  readonly #files = new LRUCache<string, StaticFile>({ max: 1000 });

  constructor(redis: SharedRedis, log: Logger) {
    this.#redis = redis;
    this.#log = log;
  }

  /**
   * Keeps a build, and keeps it from expiring, also in a Redis that was away and has forgotten it. Never rejects: without it,
   * pages of other builds load again.
   */
  async publish(folder: string, documents: Readonly<Record<string, string>>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const keep = async (): Promise<void> => {
      const isKept = await this.#keep(folder, documents);
      clearTimeout(timer);
      timer = setTimeout(() => void keep(), isKept ? renewMs : retryMs).unref();
    };
    this.#redis.onBack(() => void keep());
    await keep();
  }

  async #keep(folder: string, documents: Readonly<Record<string, string>>): Promise<boolean> {
    const kept = new Map(
      Object.entries(documents).map(([id, text]) => [`document:${id}`, Buffer.from(text)]),
    );
    for (const path of new WebFiles(folder).immutable)
      kept.set(`file:${path}`, readFileSync(join(folder, path)));
    try {
      await this.#redis.askAtLength((client) =>
        Promise.all(
          [...kept].map(([name, content]) =>
            client.set(this.#redis.name(name), content, { expiration: { type: 'EX', value: keptS } }),
          ),
        ),
      );
      return true;
    } catch (cause) {
      this.#log.warn(
        { err: cause },
        'this build of the client is not shared: other gateways do not serve its files',
      );
      return false;
    }
  }

  /** An operation of the client by its id; null where no build has it, and while Redis is away. */
  async findDocument(id: string): Promise<string | null> {
    // Ids are sums of the text.
    const text = (await this.#redis.readBytes(`document:${id}`).catch(() => null))?.toString();
    return text !== undefined && createHash('sha256').update(text).digest('hex') === id ? text : null;
  }

  /** A file of another build. @throws RedisUnavailable when Redis does not answer: another gateway may have the file */
  async findFile(path: string): Promise<StaticFile | null> {
    if (!hasHash(path)) return null;
    const known = this.#files.get(path);
    if (known) return known;
    const br = await this.#redis.readBytes(`file:${path}.br`);
    const identity = br ? brotliDecompressSync(br) : await this.#redis.readBytes(`file:${path}`);
    if (!identity) return null;
    const file = {
      type: mediaTypeOf(path),
      tag: path,
      headers: immutableHeaders,
      bodies: { identity, ...(br && { br }) },
    };
    this.#files.set(path, file);
    return file;
  }
}
