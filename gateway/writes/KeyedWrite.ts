import type { WriteKey } from '../rest/RestClient.ts';
import { RestError } from '../rest/RestError.ts';

/** A running mutation with a key: names its calls to the back end and records whether it may have changed anything. */
export class KeyedWrite implements WriteKey {
  readonly #key: string;
  #calls = 0;
  #mayHaveHappened = false;

  constructor(key: string) {
    this.#key = key;
  }

  /** Whether any of its calls was done, or may have been. */
  get mayHaveHappened(): boolean {
    return this.#mayHaveHappened;
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

/** Not sent, refused, or not accepted (503). After any other 5xx the write may have been done. */
const certainlyDidNothing = ({ isOutcomeUnknown, status }: RestError): boolean =>
  !isOutcomeUnknown && (status === null || status < 500 || status === 503);
