import { LRUCache } from 'lru-cache';
import { keptMs, type Begun, type WriteId, type WriteMemory } from './WriteMemory.ts';

/** The memory of a single gateway: 24 hours, at most 50 000 answers or 64 MB; the oldest are dropped first. */
export class LocalWrites implements WriteMemory {
  readonly #running = new Map<string, string>();
  readonly #done = new LRUCache<string, { fingerprint: string; answer: string }>({
    max: 50_000,
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ answer }) => answer.length + 200,
    ttl: keptMs,
  });

  async begin({ id, fingerprint }: WriteId): Promise<Begun> {
    const running = this.#running.get(id);
    if (running !== undefined) return { state: 'running', fingerprint: running };
    const done = this.#done.get(id);
    if (done) return { state: 'done', ...done };
    // Bounded by the requests in progress: each ends in finish or release.
    this.#running.set(id, fingerprint);
    return {
      state: 'mine',
      finish: async (answer, knownBy) => {
        this.#done.set(id, { fingerprint: knownBy, answer });
        this.#running.delete(id);
      },
      release: async () => {
        this.#running.delete(id);
      },
    };
  }

  async close(): Promise<void> {}
}
