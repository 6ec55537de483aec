import { createHash, createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { outcomeUnknown } from '../errors/problems.ts';
import { badRequest, type ErrorCode } from '../errors/toGraphQLError.ts';
import { UploadedFile } from '../uploads/UploadedFile.ts';
import { KeyedWrite } from './KeyedWrite.ts';
import type { Begun, WriteMemory } from './WriteMemory.ts';

/** One mutation that came with a key. */
interface AskedWrite {
  key: string;
  /** The mutation's field. */
  fieldName: string;
  /** Its input as it was read; with one file at most. */
  input: object;
  /** Whose key it is: the session's token; null for a visitor. */
  bearer: string | null;
  /** Does it, and tells the key's keeper of its calls. */
  run: (write: KeyedWrite) => Promise<unknown>;
}

/** A mutation that is being done. */
interface RunningWrite extends Pick<AskedWrite, 'fieldName' | 'run'> {
  write: KeyedWrite;
  asked: Fingerprint;
}

/** A write that somebody else has begun. */
type Known = Exclude<Begun, { state: 'mine' }>;

/** What became of a mutation with a key, for the metrics. */
export type KeyedOutcome = 'first' | 'repeated' | 'reused' | 'unknown' | 'unavailable';

/** How long a second caller waits for the first one's answer, and how often it looks. */
const waitMs = 30_000;
const lookMs = 50;
/** A longer answer is not kept; who asks for it again hears that it was done, perhaps. */
const maxAnswerChars = 512 * 1024;

/**
 * Does what comes with a key once: the first answer is given to everyone who asks with the same key and input. What
 * surely did nothing (refused, not sent) is not kept and may be tried again; what may have been done never is
 * (docs/decisions/safe-writes.md).
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

  /** Does the write, or gives what the first one gave. Rejects with the write's own error or with a GraphQLError. */
  async once({ key, fieldName, input, bearer, run }: AskedWrite): Promise<unknown> {
    if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
      throw badRequest('idempotencyKey is 1 to 200 letters, digits and signs without spaces.');
    }
    const id = hash(`${bearer === null ? '' : hash(bearer)}\n${fieldName}\n${key}`);
    const asked = new Fingerprint(input, `${bearer ?? ''}\n${key}`);
    const begun = await this.#begin(id, asked.text);
    const isReused = begun.state !== 'mine' && !(await asked.isOf(begun));
    this.#count(isReused ? 'reused' : outcomes[begun.state]);
    if (isReused) throw reused();
    switch (begun.state) {
      case 'done':
        return JSON.parse(begun.answer);
      case 'mine':
        return this.#run(begun, { fieldName, write: new KeyedWrite(key), run, asked });
      default:
        return outcomeUnknown(fieldName);
    }
  }

  /** What is known of the write once nobody is at it any more; `running` when that takes too long. */
  async #begin(id: string, fingerprint: string): Promise<Begun> {
    const until = Date.now() + waitMs;
    for (;;) {
      const begun = await this.#memory.begin({ id, fingerprint }).catch((cause: unknown) => {
        this.#log.error({ err: cause }, 'a keyed write is refused: what was written is not known');
        this.#count('unavailable');
        throw unavailable();
      });
      if (begun.state !== 'running' || begun.fingerprint !== fingerprint || Date.now() > until) return begun;
      await sleep(lookMs * (1 + Math.random()));
    }
  }

  async #run(
    { finish, release }: Begun & { state: 'mine' },
    { fieldName, write, run, asked }: RunningWrite,
  ): Promise<unknown> {
    let answer: unknown = outcomeUnknown(fieldName);
    try {
      answer = await run(write);
      return answer;
    } finally {
      if (write.mayHaveHappened) {
        await finish(toText(answer) ?? JSON.stringify(outcomeUnknown(fieldName)), asked.afterReading());
      } else await release();
    }
  }
}

const outcomes = { mine: 'first', done: 'repeated', running: 'unknown', lost: 'unknown' } as const;

/** An answer to keep; null for one that is too long, or no plain data. */
function toText(answer: unknown): string | null {
  try {
    const text = JSON.stringify(answer);
    return text.length > maxAnswerChars ? null : text;
  } catch {
    return null;
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * What an input is known by: all of it but the key; of a file, which has yet to arrive, its name and kind, and its
 * content once it was read. A plain hash would let whoever reads the memory try passwords and addresses until one
 * fits; this one needs the session's token and the key, which are kept nowhere, and whoever repeats a write has both.
 */
class Fingerprint {
  readonly text: string;
  readonly #secret: string;
  #file: UploadedFile | null = null;

  constructor(input: object, secret: string) {
    this.#secret = secret;
    this.text = this.#hash(
      JSON.stringify({ ...input, idempotencyKey: undefined }, (_name, value: unknown) => {
        if (!(value instanceof UploadedFile)) return value;
        this.#file = value;
        return { name: value.name, type: value.type };
      }),
    );
  }

  /** With the content of the file, if there is one and it was read to its end. */
  afterReading(): string {
    const digest = this.#file?.digest;
    return digest ? this.#hash(`${this.text}\n${digest}`) : this.text;
  }

  /** Whether a write is the one that was asked for before; the file that came with this one is read for it. */
  async isOf(begun: Known): Promise<boolean> {
    if (begun.fingerprint === this.text) return true;
    if (begun.state !== 'done' || !this.#file) return false;
    await this.#file.readDigest();
    return begun.fingerprint === this.afterReading();
  }

  #hash(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url');
  }
}

const reused = (): GraphQLError =>
  new GraphQLError('This idempotencyKey came before with another input.', {
    extensions: { code: 'IDEMPOTENCY_KEY_REUSED' satisfies ErrorCode },
  });

const unavailable = (): GraphQLError =>
  new GraphQLError('Nothing can be changed at the moment. Nothing was done.', {
    extensions: { code: 'WRITES_UNAVAILABLE' satisfies ErrorCode },
  });
