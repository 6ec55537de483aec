/** A keyed write and its input. */
export interface WriteId {
  /** A hash of the session, the mutation and the key. */
  id: string;
  /** Equal for equal inputs of one key; reveals nothing of the input. */
  fingerprint: string;
}

/** The state of a write. */
export type Begun =
  /**
   * Not begun before: it belongs to the caller now, who ends it with `finish` or `release`. `knownBy` is the fingerprint
   * of the finished write, which may cover more than the first (a file's content).
   */
  | {
      state: 'mine';
      finish: (answer: string, knownBy: string) => Promise<void>;
      release: () => Promise<void>;
    }
  /** In progress. */
  | { state: 'running'; fingerprint: string }
  /** Its gateway vanished while it was in progress; its outcome is unknown. */
  | { state: 'lost'; fingerprint: string }
  /** Done, with this answer (JSON). */
  | { state: 'done'; fingerprint: string; answer: string };

/** Remembers keyed writes: which are in progress, and the first answer of each. */
export interface WriteMemory {
  /** Begins the write, or returns its state; rejects, having begun nothing, when the state cannot be read. */
  begin(write: WriteId): Promise<Begun>;
  close(): Promise<void>;
}

/** How long an answer is kept for repetitions. */
export const keptMs = 24 * 60 * 60 * 1000;
