/** A keyed write and its input. */
export interface WriteId {
  /** A hash of who writes, the mutation and the key. */
  id: string;
  /** Equal for equal inputs of one key; reveals nothing of the input. */
  fingerprint: string;
  /** A hash of the one whose share of the memory it takes. */
  holder: string;
}

/** The state of a write. */
export type Begun =
  /**
   * It belongs to the caller now, who ends it with `finish` or `release`. `answer` is null when it may have been
   * done. `knownBy` is the fingerprint of the finished write, which may cover more than the first (a file's
   * content).
   */
  | {
      state: 'mine';
      finish: (answer: string | null, knownBy: string) => Promise<void>;
      release: () => Promise<void>;
    }
  /** In progress since `beganAt`, in milliseconds by the clock of the gateway that began it. */
  | { state: 'running'; fingerprint: string; beganAt: number }
  /** Perhaps done: its answer never came, or is no longer kept, or its gateway vanished while it was in progress. */
  | { state: 'unknown'; fingerprint: string; beganAt: number }
  /** Done, with this answer (JSON). */
  | { state: 'done'; fingerprint: string; answer: string }
  /** Not begun: the holder has used up their share. */
  | { state: 'full' };

/**
 * Remembers keyed writes for 24 hours: which are in progress, and the first answer of each. Everybody has a share of it,
 * so that no keys are forgotten because of another person: when it is used up, first their oldest answers are dropped,
 * which makes those writes `unknown`, and further keys are refused.
 */
export interface WriteMemory {
  /**
   * Begins the write, or returns its state; rejects, having begun nothing, when the state cannot be read. With `again`
   * a write in the state `unknown` begins again.
   */
  begin(write: WriteId, again?: boolean): Promise<Begun>;
  /** Who a session's token acts for, as far as it is remembered; both by their hashes. */
  findCaller(token: string): Promise<string | null>;
  /** Remembers it for a minute. */
  keepCaller(token: string, caller: string): Promise<void>;
  forgetCaller(token: string): Promise<void>;
  close(): Promise<void>;
}

/** How long a key and its answer are kept for repetitions. */
export const keptMs = 24 * 60 * 60 * 1000;

/** How long the caller of a token is remembered. */
export const callerMs = 60_000;

/** The share of one holder. A key takes about 300 bytes. */
export const share = { keys: 10_000, answerChars: 4 * 1024 * 1024 };

/** The state of a write that has ended. */
export const toBegun = ({
  fingerprint,
  answer,
  beganAt,
}: EndedWrite): Extract<Begun, { state: 'unknown' | 'done' }> =>
  answer === null ? { state: 'unknown', fingerprint, beganAt } : { state: 'done', fingerprint, answer };

/** A write that has ended; `answer` is null when it may have been done. */
export interface EndedWrite {
  fingerprint: string;
  answer: string | null;
  beganAt: number;
}
