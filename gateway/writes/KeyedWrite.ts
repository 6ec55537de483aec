import type { WriteKey } from '../rest/RestClient.ts';
import { RestError } from '../rest/RestError.ts';

/** A running mutation with a key: names its calls to the back end and records whether it may have changed anything. */
export class KeyedWrite implements WriteKey {
  /** Whether an earlier request with this key may have done it. */
  readonly isAgain: boolean;
  readonly #key: string;
  #calls = 0;
  #mayHaveHappened = false;

  constructor(key: string, isAgain: boolean) {
    this.#key = key;
    this.isAgain = isAgain;
  }

  /** Whether any of its calls was done, or may have been. */
  get mayHaveHappened(): boolean {
    return this.#mayHaveHappened;
  }

  /** Whether it has asked the back end anything under its key: a search by a file, which changes nothing, too. */
  get hasAsked(): boolean {
    return this.#calls > 0;
  }

  /** The Idempotency-Key of its next call: the write's own, and for further calls one derived from it. */
  nextKey(): string {
    this.#calls += 1;
    return this.#calls === 1 ? this.#key : `${this.#key}.${this.#calls}`;
  }

  /** Records the outcome of a call; without an error it was done. */
  settle(error?: unknown): void {
    if (!(error instanceof RestError && certainlyDidNothing(error))) this.#mayHaveHappened = true;
  }
}

/** Not sent, refused, or not accepted (503). */
const certainlyDidNothing = ({ isOutcomeUnknown }: RestError): boolean => !isOutcomeUnknown;
