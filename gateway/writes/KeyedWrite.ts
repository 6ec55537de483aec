import { RestError } from '../rest/RestError.ts';

/** One mutation that runs under a key: names its calls to the back end and keeps in mind whether it changed anything. */
export class KeyedWrite {
  readonly #key: string;
  #calls = 0;
  #mayHaveHappened = false;

  constructor(key: string) {
    this.#key = key;
  }

  /** Whether a call of it was done, or may have been. */
  get mayHaveHappened(): boolean {
    return this.#mayHaveHappened;
  }

  /** The Idempotency-Key of its next call: the caller's, and for further calls one made of it. */
  nextKey(): string {
    this.#calls += 1;
    return this.#calls === 1 ? this.#key : `${this.#key}.${this.#calls}`;
  }

  /** Hears what became of a call; nothing means that it was done. */
  settle(error?: unknown): void {
    if (!(error instanceof RestError && surelyDidNothing(error))) this.#mayHaveHappened = true;
  }
}

/** Not sent, refused, or not taken (503); of another 5xx nobody knows how far it came. */
const surelyDidNothing = ({ isOutcomeUnknown, status }: RestError): boolean =>
  !isOutcomeUnknown && (status === null || status < 500 || status === 503);
