/** One intent of the user, as the gateway knows it. */
export type Intent = {
  /** The key that goes out with the write, `idempotencyKey` of its input. */
  key: string;
  /** Called when any answer came: from now on the same input is another intent. */
  end: () => void;
};

/**
 * The keys of one hook's writes. One input is one intent until an answer to it comes: a double
 * click, or a press of the button again after the connection broke, goes out with the same key and the gateway does it
 * once. Only the last input counts: 1 piece, 2 pieces, 1 piece are three intents. `force` is part of the input, because
 * a confirmed write is another request than the one that was not done.
 */
export class WriteIntents {
  #last: { content: string; key: string } | null = null;

  /**
   * The intent that this input stands for; with files it is always a new one, because no text tells them apart.
   *
   * @param kept the key of an intent that outlives this page, for example with a draft
   */
  begin(input: object, hasFiles: boolean, kept?: string): Intent {
    if (kept !== undefined) return { key: kept, end: () => {} };
    const content = JSON.stringify(input);
    const intent = this.#last?.content === content && !hasFiles ? this.#last : { content, key: newKey() };
    this.#last = intent;
    return {
      key: intent.key,
      end: () => {
        if (this.#last === intent) this.#last = null;
      },
    };
  }
}

/** A key that no other intent has: 128 random bits; `crypto.randomUUID` is there by https only. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
