import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How long reference data is kept, and for how long somebody who was let in is let in again. */
const keptMs = 5 * 60 * 1000;

/** What one read of reference data depends on. */
export interface ReferenceRead {
  operationId: string;
  /** Path and query. */
  path: string;
  locale: string;
  /** Whose read it is. */
  bearer: string;
}

/**
 * Answers that are the same for everybody: the vehicle tree and the article groups, kept by URL and language. Nobody
 * gets one through it whom the back end has not let in itself: the first read of a session and operation always goes
 * there (docs/decisions/reference-data.md).
 */
export class ReferenceCache {
  readonly #answers = new LRUCache<string, { body: unknown }>({ max: 2000, ttl: keptMs });
  readonly #admitted = new LRUCache<string, true>({ max: 20_000, ttl: keptMs });

  /** What is known; undefined for nothing, or nothing that this session may have. */
  find(read: ReferenceRead): { body: unknown } | undefined {
    return this.#admitted.has(admission(read)) ? this.#answers.get(answer(read)) : undefined;
  }

  /** Keeps what the back end answered to a session. */
  keep(read: ReferenceRead, body: unknown): void {
    this.#admitted.set(admission(read), true);
    this.#answers.set(answer(read), { body });
  }
}

const answer = ({ path, locale }: ReferenceRead): string => `${locale} ${path}`;

/** Tokens themselves are not kept longer than their request. */
const admission = ({ operationId, bearer }: ReferenceRead): string =>
  `${operationId} ${createHash('sha256').update(bearer).digest('base64')}`;
