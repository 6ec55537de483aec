import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { OperationId } from './restTypes.ts';

/** How long reference data is kept, and for how long a session that was admitted stays admitted. */
const keptMs = 5 * 60 * 1000;

const referenceCalls: ReadonlySet<OperationId> = new Set([
  'listManufacturers',
  'listModels',
  'listSubmodels',
  'listArticleGroups',
  'listArticleSubgroups',
]);

/** Whether a call answers every session alike: the vehicle tree and the article groups. */
export const isReferenceCall = (operationId: OperationId): boolean => referenceCalls.has(operationId);

/** The key of one read of reference data. */
export interface ReferenceRead {
  operationId: string;
  /** Path and query. */
  path: string;
  locale: string;
  /** The session that reads. */
  bearer: string;
}

/**
 * Answers that are the same for every session, kept by URL and language. A session gets one only after the back end
 * itself has admitted it: its first read of each operation is always sent (docs/decisions/reference-data.md).
 */
export class ReferenceCache {
  readonly #answers = new LRUCache<string, { body: unknown }>({ max: 2000, ttl: keptMs });
  readonly #admitted = new LRUCache<string, true>({ max: 20_000, ttl: keptMs });

  /** The kept answer; undefined when there is none, or the session was not admitted yet. */
  find(read: ReferenceRead): { body: unknown } | undefined {
    return this.#admitted.has(admission(read)) ? this.#answers.get(answer(read)) : undefined;
  }

  /** Keeps the back end's answer to a session, which admits that session. */
  keep(read: ReferenceRead, body: unknown): void {
    this.#admitted.set(admission(read), true);
    this.#answers.set(answer(read), { body });
  }
}

const answer = ({ path, locale }: ReferenceRead): string => `${locale} ${path}`;

/** Holds a hash: the token itself does not outlive its request. */
const admission = ({ operationId, bearer }: ReferenceRead): string =>
  `${operationId} ${createHash('sha256').update(bearer).digest('base64')}`;
