import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { OperationId } from '../restTypes.ts';
import { hash } from '../hash.ts';

/** How long reference data is kept, and for how long a session that was admitted stays admitted. */
const keptMs = 5 * 60 * 1000;

const referenceCalls: ReadonlySet<OperationId> = new Set([
  'listManufacturers',
  'listModels',
  'listSubmodels',
  'listArticleGroups',
  'listArticleSubgroups',
]);

/** Calls after which a session is another user or account, or none. */
const sessionChanges: ReadonlySet<OperationId> = new Set([
  'switchAccount',
  'switchUser',
  'resetSwitchUser',
  'logout',
]);

/** Whether a call reads reference data: the vehicle tree and the article groups. */
export const isReferenceCall = (operationId: OperationId): boolean => referenceCalls.has(operationId);

/** Whom a kept answer is for: the session that it was given to, or every session. */
export type ReferenceScope = 'perUser' | 'shared';

/** The key of one read of reference data. */
export interface ReferenceRead {
  operationId: string;
  /** Path and query. */
  path: string;
  locale: string;
  /** The session that reads. */
  bearer: string;
}

/** Bytes of the answers that are kept, as they arrived. */
const maxBytes = 16 * 1024 * 1024;

/**
 * Answers kept by URL and language, for the session that they were given to, or for every session. In either case a
 * session gets one only after the back end itself has admitted it: its first read of each operation is always sent
 * (docs/decisions/reference-data.md).
 */
export class ReferenceCache {
  readonly #scope: ReferenceScope;
  readonly #answers = new LRUCache<string, { body: unknown }>({ max: 2000, maxSize: maxBytes, ttl: keptMs });
  /** Sessions by the hash of their token: the token itself does not outlive its request. */
  readonly #sessions = new LRUCache<string, Admitted>({ max: 20_000, ttl: keptMs });

  constructor(scope: ReferenceScope) {
    this.#scope = scope;
  }

  /** The cached answer; undefined if there is none, or if the session has not been admitted yet. */
  find(read: ReferenceRead): { body: unknown } | undefined {
    const session = this.#sessions.get(hash(read.bearer));
    const since = session?.operations.get(read.operationId);
    if (session === undefined || since === undefined || performance.now() - since > keptMs) return undefined;
    return this.#answers.get(this.#key(read, session));
  }

  /**
   * Call it before the read is sent. The function that it returns keeps the back end's answer of that many bytes, which
   * admits the session; not if the session has ended or become another user since, whom the answer is not for.
   */
  prepare(read: ReferenceRead): (body: unknown, bytes: number) => void {
    const key = hash(read.bearer);
    const session = this.#sessions.get(key) ?? { id: randomUUID(), operations: new Map<string, number>() };
    this.#sessions.set(key, session);
    return (body, bytes) => {
      if (this.#sessions.get(key) !== session) return;
      session.operations.set(read.operationId, performance.now());
      this.#sessions.set(key, session);
      this.#answers.set(this.#key(read, session), { body }, { size: bytes + 1 });
    };
  }

  /** Learns from any answer to a session: after a refusal, or as another user, it gets nothing that was kept for it. */
  notice(operationId: OperationId, status: number, bearer: string): void {
    if (status === 401 || status === 403 || sessionChanges.has(operationId))
      this.#sessions.delete(hash(bearer));
  }

  #key({ path, locale }: ReferenceRead, { id }: Admitted): string {
    return `${this.#scope === 'shared' ? '' : id} ${locale} ${path}`;
  }
}

interface Admitted {
  /** Names the session's own answers; another one when it is admitted again. */
  id: string;
  /** When it was last answered by the back end, by operation. */
  operations: Map<string, number>;
}
