/** A write by its key, and what is being written. */
export interface WriteId {
  /** A hash of whose key it is, of which mutation, and the key. */
  id: string;
  /** Tells equal inputs of one key from others, and nothing of what is in them. */
  fingerprint: string;
}

/** What is known of a write when it is asked for. */
export type Begun =
  /**
   * Nobody has begun it: it is the caller's now, who says by `finish` or `release` what became of it; `finish` with
   * the fingerprint that it is known by from then on, which may tell more than the first.
   */
  | {
      state: 'mine';
      finish: (answer: string, knownBy: string) => Promise<void>;
      release: () => Promise<void>;
    }
  /** Somebody is at it. */
  | { state: 'running'; fingerprint: string }
  /** Whoever was at it has vanished, and nobody knows how far it came. */
  | { state: 'lost'; fingerprint: string }
  /** It was done, with this answer (JSON). */
  | { state: 'done'; fingerprint: string; answer: string };

/** Remembers keyed writes: who is at one, and what the first answer was. */
export interface WriteMemory {
  /** Takes the write, or tells what is known of it; rejects when that cannot be told, and then nothing is taken. */
  begin(write: WriteId): Promise<Begun>;
  close(): Promise<void>;
}

/** How long an answer is given again. */
export const keptMs = 24 * 60 * 60 * 1000;
