import { isRecord } from '../../contract/isRecord.ts';
import { hash } from '../rest/hash.ts';
import type { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { isOutcomeUnknown, outcomeUnknown } from '../errors/problems.ts';
import { badRequest, codedError } from '../errors/toGraphQLError.ts';
import { message } from '../messages/message.ts';
import type { Caller } from './Callers.ts';
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
  caller: Caller;
  requestId: string;
  /** Whether a stored value is an answer of the mutation: another version of the gateway may have stored it. */
  isAnswer: (value: unknown) => boolean;
  /** Runs it; the calls of the mutation carry the keys of `write`. */
  run: (write: KeyedWrite) => Promise<unknown>;
}

/** How a keyed mutation was answered, for the metrics. */
export type KeyedOutcome = 'first' | 'repeated' | 'again' | 'reused' | 'unknown' | 'full' | 'unavailable';

/** The answer of a keyed mutation. */
interface KeyedAnswer {
  answer: unknown;
  /** Whether this request or an earlier one has done it; null for neither. */
  done: 'written' | 'replayed' | null;
  /** When the write began, in milliseconds; null where a repeat gets the outcome from the back end. */
  beganAt: number | null;
}

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
  readonly #asksAgain: boolean;
  readonly #count: (outcome: KeyedOutcome) => void;

  /** @param options.asksAgain whether a write with an unknown outcome is sent again, because the back end knows its key */
  constructor(
    memory: WriteMemory,
    {
      log,
      asksAgain,
      count = () => undefined,
    }: { log: Logger; asksAgain: boolean; count?: (outcome: KeyedOutcome) => void },
  ) {
    this.#memory = memory;
    this.#log = log;
    this.#asksAgain = asksAgain;
    this.#count = count;
  }

  /** Runs the mutation, or returns the first answer. Rejects with the mutation's own error or with a GraphQLError. */
  async once({
    key,
    fieldName,
    input,
    caller,
    requestId,
    isAnswer,
    run,
  }: KeyedMutation): Promise<KeyedAnswer> {
    if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw badRequest(message('INPUT.KEY'));
    const fingerprint = new Fingerprint(input, `${caller.scope}\n${key}`);
    const id = {
      id: hash(`${caller.scope}\n${fieldName}\n${key}`),
      fingerprint: fingerprint.text,
      holder: hash(caller.holder),
    };
    let begun = await this.#begin(id, requestId);
    if ('fingerprint' in begun && !(await fingerprint.isOf(begun))) throw this.#refused('reused');
    const asksAgain = this.#asksAgain && caller.isKnown;
    const isAgain = begun.state === 'unknown' && asksAgain;
    if (isAgain) begun = await this.#begin(id, requestId, true);
    if (begun.state === 'full') throw this.#refused('full');
    this.#count(isAgain ? 'again' : outcomes[begun.state]);
    if (begun.state === 'done') {
      const answer = parse(begun.answer);
      if (isAnswer(answer)) return { answer, done: 'replayed', beganAt: null };
      // It was done, but its result can no longer be told.
      return { answer: outcomeUnknown(fieldName), done: null, beganAt: null };
    }
    if (begun.state !== 'mine')
      return { answer: outcomeUnknown(fieldName), done: null, beganAt: asksAgain ? null : begun.beganAt };

    const beganAt = asksAgain ? null : Date.now();
    // Not the caller's own key: a back end may know keys by the account only, which several people share.
    const write = new KeyedWrite(id.id, isAgain);
    let text: string | null = null;
    let isDone = false;
    try {
      const answer = await run(write);
      isDone = !isOutcomeUnknown(answer) && (write.mayHaveHappened || (write.hasAsked && isPayload(answer)));
      if (isDone) text = toText(answer);
      return { answer, done: isDone ? 'written' : null, beganAt };
    } finally {
      // A write that is sent again stays unknown until its answer comes.
      if (isAgain || isDone || write.mayHaveHappened)
        await begun.finish(text, text === null ? fingerprint.text : fingerprint.afterReading());
      else await begun.release();
    }
  }

  #refused(outcome: 'reused' | 'full'): GraphQLError {
    this.#count(outcome);
    return codedError(outcome === 'reused' ? 'IDEMPOTENCY_KEY_REUSED' : 'TOO_MANY_KEYS');
  }

  async #begin(write: WriteId, requestId: string, again = false): Promise<Begun> {
    try {
      return await beginWrite(this.#memory, write, again);
    } catch (cause) {
      this.#log.error({ requestId, err: cause }, 'keyed write refused: the memory of writes is unavailable');
      this.#count('unavailable');
      throw codedError('WRITES_UNAVAILABLE');
    }
  }
}

const outcomes = { mine: 'first', done: 'repeated', running: 'unknown', unknown: 'unknown' } as const;

/** Whether a mutation was accepted, even where there was nothing to do. */
const isPayload = (answer: unknown): boolean =>
  isRecord(answer) && String(answer['__typename']).endsWith('Payload');

/** An answer to keep; null for one that is too long or not plain data. */
function toText(answer: unknown): string | null {
  try {
    const text = JSON.stringify(answer);
    return text.length > maxAnswerChars ? null : text;
  } catch {
    return null;
  }
}

/** A stored answer; null for one that cannot be read. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
