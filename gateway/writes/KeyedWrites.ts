import { createHash } from 'node:crypto';
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
  fingerprint: string;
  file: UploadedFile | null;
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
    const { fingerprint, file } = describe(input);
    const begun = await this.#begin(id, fingerprint);
    const isReused = begun.state !== 'mine' && !(await isSame(begun, fingerprint, file));
    this.#count(isReused ? 'reused' : outcomes[begun.state]);
    if (isReused) throw reused();
    switch (begun.state) {
      case 'done':
        return JSON.parse(begun.answer);
      case 'mine':
        return this.#run(begun, { fieldName, write: new KeyedWrite(key), run, fingerprint, file });
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
    { fieldName, write, run, fingerprint, file }: RunningWrite,
  ): Promise<unknown> {
    let answer: unknown = outcomeUnknown(fieldName);
    try {
      answer = await run(write);
      return answer;
    } finally {
      if (write.mayHaveHappened) {
        const knownBy = file?.digest ? withContent(fingerprint, file.digest) : fingerprint;
        await finish(toText(answer) ?? JSON.stringify(outcomeUnknown(fieldName)), knownBy);
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

/** What an input is known by: all of it but the key; of a file, which has yet to arrive, its name and kind. */
function describe(input: object): { fingerprint: string; file: UploadedFile | null } {
  let file: UploadedFile | null = null;
  const text = JSON.stringify({ ...input, idempotencyKey: undefined }, (_name, value: unknown) => {
    if (!(value instanceof UploadedFile)) return value;
    file = value;
    return { name: value.name, type: value.type };
  });
  return { fingerprint: hash(text), file };
}

/** What an input with a file is known by once the file was read to its end. */
const withContent = (fingerprint: string, digest: string): string => hash(`${fingerprint}\n${digest}`);

/** Whether a write is the one that was asked for before; the file that came with this one is read for it. */
async function isSame(begun: Known, fingerprint: string, file: UploadedFile | null): Promise<boolean> {
  if (begun.fingerprint === fingerprint) return true;
  const digest = begun.state === 'done' ? await file?.readDigest() : null;
  return digest != null && begun.fingerprint === withContent(fingerprint, digest);
}

const reused = (): GraphQLError =>
  new GraphQLError('This idempotencyKey came before with another input.', {
    extensions: { code: 'IDEMPOTENCY_KEY_REUSED' satisfies ErrorCode },
  });

const unavailable = (): GraphQLError =>
  new GraphQLError('Nothing can be changed at the moment. Nothing was done.', {
    extensions: { code: 'WRITES_UNAVAILABLE' satisfies ErrorCode },
  });
