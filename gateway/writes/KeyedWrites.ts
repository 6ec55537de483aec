import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { outcomeUnknown } from '../errors/problems.ts';
import { badRequest, codedError } from '../errors/toGraphQLError.ts';
import { beginWrite } from './beginWrite.ts';
import { Fingerprint } from './Fingerprint.ts';
import { KeyedWrite } from './KeyedWrite.ts';
import type { Begun, WriteId, WriteMemory } from './WriteMemory.ts';

/** A mutation that was sent with a key. */
interface KeyedMutation {
  key: string;
  /** The mutation's field. */
  fieldName: string;
  /** Its parsed input, with at most one file. */
  input: object;
  /** The session's token; null for a visitor. */
  bearer: string | null;
  /** Runs it; the calls of the mutation carry the keys of `write`. */
  run: (write: KeyedWrite) => Promise<unknown>;
}

/** The outcome of a keyed mutation, for the metrics. */
export type KeyedOutcome = 'first' | 'repeated' | 'reused' | 'unknown' | 'unavailable';

/** A longer answer is not kept; a repetition then gets OutcomeUnknown. */
const maxAnswerChars = 512 * 1024;

/**
 * Runs a mutation at most once per idempotency key: every request with the same key and input gets the first answer. A
 * mutation that certainly did nothing (refused, not sent) is forgotten and may be tried again; one that may have been
 * done is never run again (docs/decisions/safe-writes.md).
 */
export class KeyedWrites {
  readonly #memory: WriteMemory;
  readonly #log: Logger;
  readonly #count: (outcome: KeyedOutcome) => void;

  constructor(memory: WriteMemory, log: Logger, count: (outcome: KeyedOutcome) => void = () => undefined) {
    this.#memory = memory;
    this.#log = log;
    this.#count = count;
  }

  /** Runs the mutation, or returns the first answer. Rejects with the mutation's own error or with a GraphQLError. */
  async once({ key, fieldName, input, bearer, run }: KeyedMutation): Promise<unknown> {
    if (!/^[\x21-\x7e]{1,200}$/.test(key))
      throw badRequest('idempotencyKey must be 1 to 200 printable ASCII characters without spaces.');
    const id = hash(`${bearer === null ? '' : hash(bearer)}\n${fieldName}\n${key}`);
    const fingerprint = new Fingerprint(input, `${bearer ?? ''}\n${key}`);
    const begun = await this.#begin({ id, fingerprint: fingerprint.text });
    if (begun.state !== 'mine' && !(await fingerprint.isOf(begun))) {
      this.#count('reused');
      throw codedError('IDEMPOTENCY_KEY_REUSED');
    }
    this.#count(outcomes[begun.state]);
    if (begun.state === 'done') return JSON.parse(begun.answer);
    if (begun.state !== 'mine') return outcomeUnknown(fieldName);

    const write = new KeyedWrite(key);
    let answer: unknown = outcomeUnknown(fieldName);
    try {
      answer = await run(write);
      return answer;
    } finally {
      if (write.mayHaveHappened) {
        const kept = toText(answer) ?? JSON.stringify(outcomeUnknown(fieldName));
        await begun.finish(kept, fingerprint.afterReading());
      } else await begun.release();
    }
  }

  async #begin(write: WriteId): Promise<Begun> {
    try {
      return await beginWrite(this.#memory, write);
    } catch (cause) {
      this.#log.error({ err: cause }, 'keyed write refused: the memory of writes is unavailable');
      this.#count('unavailable');
      throw codedError('WRITES_UNAVAILABLE');
    }
  }
}

const outcomes = { mine: 'first', done: 'repeated', running: 'unknown', lost: 'unknown' } as const;

/** An answer to keep; null for one that is too long or not plain data. */
function toText(answer: unknown): string | null {
  try {
    const text = JSON.stringify(answer);
    return text.length > maxAnswerChars ? null : text;
  } catch {
    return null;
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
