import { createHmac } from 'node:crypto';
import { UploadedFile } from '../uploads/UploadedFile.ts';
import type { Begun } from './WriteMemory.ts';

/**
 * Identifies the input of a keyed write: everything but the key; of a file, which is still to arrive, first its name and
 * type, and its content once it was read. With a plain hash, a reader of the memory could try passwords and addresses
 * until one fits. This one is keyed by the idempotency key, which is stored nowhere and which a repetition brings along.
 */
export class Fingerprint {
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

  /** The fingerprint with the content of the file, if there is one and it was read to its end. */
  afterReading(): string {
    const digest = this.#file?.digest;
    return digest ? this.#hash(`${this.text}\n${digest}`) : this.text;
  }

  /** Whether a known write had the same input; reads the file of this request when that decides it. */
  async isOf(begun: Extract<Begun, { fingerprint: string }>): Promise<boolean> {
    if (begun.fingerprint === this.text) return true;
    if (begun.state !== 'done' || !this.#file) return false;
    await this.#file.readDigest();
    return begun.fingerprint === this.afterReading();
  }

  #hash(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url');
  }
}
