import type { RestError } from './RestError.ts';
import type { Stop } from './Stop.ts';

/** Calls that failed in a row, after which a class of calls is held back. */
const failuresInARow = 5;
/** How long it is held back before one call tries whether the back end is well again. */
const heldBackMs = 2000;
/** Calls of one class under way, and waiting for their turn. */
const maxRunning = 128;
const maxWaiting = 512;
/** Uploads last as long as their senders are slow: they wait for each other, nothing else waits for them. */
const maxUploads = 64;

/** How a part of the back end does. */
export interface GuardFigures {
  part: string;
  breaker: 0 | 1 | 2;
  waiting: number;
}

/** A call may not run: too many wait, or the back end is given time. Nothing was sent. */
export class HeldBack extends Error {}

/** What the end of a call says of the back end. */
export type Sign = 'alive' | 'dead' | 'nothing';

/** 502, 503 and 504 come from what stands before a back end that is away; any other answer is a sign of life. */
export const signOfStatus = (status: number): Sign => (status >= 502 && status <= 504 ? 'dead' : 'alive');

/** What a call without an answer says: a caller who has gone nothing, an answer that is nonsense that somebody lives. */
export const signOfError = ({ kind }: RestError): Sign =>
  kind === 'aborted' ? 'nothing' : kind === 'protocol' ? 'alive' : 'dead';

interface Waiting {
  call: Stop;
  proceed: () => void;
  refuse: (reason: Error) => void;
}

/**
 * Lets the calls of one part of the back end through: so many at once, a bounded number more in a queue, and none for
 * a moment when the last ones all failed, so that callers of a dead back end hear so at once
 * (docs/decisions/upstream.md).
 */
export class CallGuard {
  readonly #maxRunning: number;
  #running = 0;
  /** Who waits for a turn, in the order they came. */
  readonly #waiting = new Set<Waiting>();
  #failures = 0;
  /** Until when calls are held back, by performance.now(); null while they pass. */
  #heldBackUntil: number | null = null;
  /** The call that tries whether the back end is well again. */
  #trial: Stop | null = null;

  constructor(running: number) {
    this.#maxRunning = running;
  }

  /**
   * Lets a call in, now or when its turn comes; then it has to leave. Rejects with HeldBack, and when the call is
   * stopped while it waits.
   */
  async enter(call: Stop): Promise<void> {
    const isHeldBack = this.#heldBackUntil !== null && performance.now() < this.#heldBackUntil;
    // While one call tries, the others need not wait for what becomes of it.
    if (isHeldBack || this.#trial !== null || call.reason !== null) throw new HeldBack();
    if (this.#running < this.#maxRunning) return this.#begin(call);
    if (this.#waiting.size >= maxWaiting) throw new HeldBack();
    return new Promise((proceed, refuse) => {
      const waiting = { call, proceed, refuse };
      this.#waiting.add(waiting);
      call.onStop = () => {
        this.#waiting.delete(waiting);
        refuse(new HeldBack());
      };
    });
  }

  /** A call that was let in has ended. */
  leave(call: Stop, sign: Sign): void {
    this.#running -= 1;
    this.#note(call, sign);
    for (const next of this.#waiting) {
      if (this.#running >= this.#maxRunning || this.#trial !== null) return;
      this.#waiting.delete(next);
      this.#begin(next.call);
      next.proceed();
    }
  }

  /** 0: calls pass, 1: one tries, 2: held back; and how many wait for their turn. */
  get figures(): Omit<GuardFigures, 'part'> {
    const breaker = this.#heldBackUntil === null ? 0 : this.#trial === null ? 2 : 1;
    return { breaker, waiting: this.#waiting.size };
  }

  #begin(call: Stop): void {
    this.#running += 1;
    if (this.#heldBackUntil !== null) this.#trial = call;
  }

  #note(call: Stop, sign: Sign): void {
    if (call === this.#trial) {
      this.#trial = null;
      // A try that was not answered is no proof of life.
      if (sign === 'alive') this.#heldBackUntil = null;
      else this.#holdBack();
    } else if (this.#heldBackUntil === null && sign !== 'nothing') {
      this.#failures = sign === 'alive' ? 0 : this.#failures + 1;
      if (this.#failures >= failuresInARow) this.#holdBack();
    }
  }

  #holdBack(): void {
    this.#failures = 0;
    this.#heldBackUntil = performance.now() + heldBackMs;
    for (const { refuse } of this.#waiting) refuse(new HeldBack());
    this.#waiting.clear();
  }
}

/** The guards of the parts of the back end: the first name of a path (`orders`, `articles` …), and the uploads to it. */
export class CallGuards {
  readonly #guards = new Map<string, CallGuard>();

  /** The guard of a path below /api/v3. Paths come from the contract, so that there are as many as it has names. */
  of(path: string, isUpload: boolean): CallGuard {
    const name = /^\/api\/v3\/([^/?]*)/.exec(path)?.[1] ?? '';
    const part = isUpload ? `${name} uploads` : name;
    const known = this.#guards.get(part);
    if (known) return known;
    const guard = new CallGuard(isUpload ? maxUploads : maxRunning);
    this.#guards.set(part, guard);
    return guard;
  }

  figures(): GuardFigures[] {
    return [...this.#guards].map(([part, guard]) => ({ part, ...guard.figures }));
  }
}
