import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { outcomeUnknown } from '../errors/problems.ts';
import { badRequest, type ErrorCode } from '../errors/toGraphQLError.ts';
import { KeyedWrite } from './KeyedWrite.ts';
import type { Begun, WriteMemory } from './WriteMemory.ts';

/** One mutation that came with a key. */
interface AskedWrite {
  key: string;
  /** The mutation's field. */
  fieldName: string;
  /** Its input as it was read. */
  input: object;
  /** Whose key it is: the session's token; null for a visitor. */
  bearer: string | null;
  /** Does it, and tells the key's keeper of its calls. */
  run: (write: KeyedWrite) => Promise<unknown>;
}

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
    const fingerprint = hash(JSON.stringify({ ...input, idempotencyKey: undefined }, describeFiles));
    const begun = await this.#begin(id, fingerprint);
    const isReused = begun.state !== 'mine' && begun.fingerprint !== fingerprint;
    this.#count(isReused ? 'reused' : outcomes[begun.state]);
    if (isReused) throw reused();
    switch (begun.state) {
      case 'done':
        return JSON.parse(begun.answer);
      case 'mine':
        return this.#run(fieldName, begun, new KeyedWrite(key), run);
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
    fieldName: string,
    { finish, release }: Begun & { state: 'mine' },
    write: KeyedWrite,
    run: AskedWrite['run'],
  ): Promise<unknown> {
    let answer: unknown = outcomeUnknown(fieldName);
    try {
      answer = await run(write);
      return answer;
    } finally {
      if (write.mayHaveHappened) await finish(toText(answer) ?? JSON.stringify(outcomeUnknown(fieldName)));
      else await release();
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

/** A file counts by its name, size and kind; its content is not read for it. */
const describeFiles = (_name: string, value: unknown): unknown =>
  value instanceof Blob || (typeof value === 'object' && value !== null && 'arrayBuffer' in value)
    ? {
        name: 'name' in value ? value.name : null,
        size: 'size' in value ? value.size : null,
        type: 'type' in value ? value.type : null,
      }
    : value;

const reused = (): GraphQLError =>
  new GraphQLError('This idempotencyKey came before with another input.', {
    extensions: { code: 'IDEMPOTENCY_KEY_REUSED' satisfies ErrorCode },
  });

const unavailable = (): GraphQLError =>
  new GraphQLError('Nothing can be changed at the moment. Nothing was done.', {
    extensions: { code: 'WRITES_UNAVAILABLE' satisfies ErrorCode },
  });
