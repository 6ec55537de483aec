import { LRUCache } from 'lru-cache';
import {
  callerMs,
  keptMs,
  share,
  toBegun,
  type Begun,
  type EndedWrite,
  type WriteId,
  type WriteMemory,
} from './WriteMemory.ts';

/** The answers of all holders together; beyond it the oldest of the largest share are dropped. */
const mostAnswerChars = 64 * 1024 * 1024;
const sweepMs = 10 * 60 * 1000;

/** The memory of a single gateway. */
export class LocalWrites implements WriteMemory {
  readonly #running = new Map<string, { fingerprint: string; beganAt: number }>();
  readonly #shares = new Map<string, Share>();
  readonly #callers = new LRUCache<string, string>({ max: 10_000, ttl: callerMs });
  readonly #sweeping: NodeJS.Timeout;

  constructor() {
    this.#sweeping = setInterval(() => this.#sweep(), sweepMs).unref();
  }

  async begin({ id, fingerprint, holder }: WriteId, again = false): Promise<Begun> {
    const running = this.#running.get(id);
    if (running !== undefined) return { state: 'running', ...running };
    const own = this.#shareOf(holder);
    const known = own.find(id);
    if (known && !(again && known.state === 'unknown')) return known;
    if (!known && own.isFull) return { state: 'full' };
    // One that is sent again began when it was first sent.
    const beganAt = known?.state === 'unknown' ? known.beganAt : Date.now();
    // Bounded by the requests in progress: each ends in finish or release.
    this.#running.set(id, { fingerprint, beganAt });
    return {
      state: 'mine',
      finish: async (answer, knownBy) => {
        this.#shareOf(holder).keep(id, { fingerprint: knownBy, answer, beganAt });
        this.#dropAnswers();
        this.#running.delete(id);
      },
      release: async () => {
        this.#running.delete(id);
      },
    };
  }

  async findCaller(token: string): Promise<string | null> {
    return this.#callers.get(token) ?? null;
  }

  async keepCaller(token: string, caller: string): Promise<void> {
    this.#callers.set(token, caller);
  }

  async forgetCaller(token: string): Promise<void> {
    this.#callers.delete(token);
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeping);
  }

  #shareOf(holder: string): Share {
    const known = this.#shares.get(holder) ?? new Share();
    known.dropOutdated();
    this.#shares.set(holder, known);
    return known;
  }

  #dropAnswers(): void {
    const shares = [...this.#shares.values()];
    let chars = shares.reduce((sum, { answerChars }) => sum + answerChars, 0);
    while (chars > mostAnswerChars) {
      const largest = shares.reduce((one, other) => (other.answerChars > one.answerChars ? other : one));
      chars -= largest.dropAnswer();
    }
  }

  #sweep(): void {
    for (const [holder, own] of this.#shares) {
      own.dropOutdated();
      if (own.isEmpty) this.#shares.delete(holder);
    }
  }
}

/** The finished writes of one holder. Both maps are in the order in which the writes ended. */
class Share {
  readonly #keys = new Map<string, { fingerprint: string; beganAt: number; until: number }>();
  readonly #answers = new Map<string, string>();
  answerChars = 0;

  get isFull(): boolean {
    return this.#keys.size >= share.keys;
  }

  get isEmpty(): boolean {
    return this.#keys.size === 0;
  }

  find(id: string): Extract<Begun, { state: 'unknown' | 'done' }> | null {
    const key = this.#keys.get(id);
    if (!key) return null;
    return toBegun({ ...key, answer: this.#answers.get(id) ?? null });
  }

  keep(id: string, { fingerprint, answer, beganAt }: EndedWrite): void {
    this.#keys.delete(id);
    this.#keys.set(id, { fingerprint, beganAt, until: Date.now() + keptMs });
    if (answer === null) return;
    this.#answers.set(id, answer);
    this.answerChars += answer.length;
    while (this.answerChars > share.answerChars) this.dropAnswer();
  }

  /** Drops the oldest answer; its write is `unknown` from then on. Returns its length. */
  dropAnswer(): number {
    for (const [id, { length }] of this.#answers) {
      this.#answers.delete(id);
      this.answerChars -= length;
      return length;
    }
    return 0;
  }

  dropOutdated(): void {
    for (const [id, { until }] of this.#keys) {
      if (until > Date.now()) return;
      this.#keys.delete(id);
      this.answerChars -= this.#answers.get(id)?.length ?? 0;
      this.#answers.delete(id);
    }
  }
}
