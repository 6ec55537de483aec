import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { OutgoingFile } from '../rest/multipart.ts';

/** What is known of a file when it begins to arrive. */
interface Arriving {
  name: string;
  /** Its media type, as its sender says. */
  type: string;
  content: Readable;
  /** Settles with the whole request: an error when it breaks off or holds more than it may. */
  whole: Promise<void>;
}

/**
 * A file of a caller (API-08), which is read once, while it arrives and no faster than its pieces are taken: it is
 * never held whole (docs/decisions/uploads.md).
 */
export class UploadedFile implements OutgoingFile {
  readonly name: string;
  readonly type: string;
  readonly #content: Readable;
  readonly #whole: Promise<void>;
  readonly #hash = createHash('sha256');
  #isOpen = false;
  #digest: string | null = null;

  constructor({ name, type, content, whole }: Arriving) {
    this.name = name;
    this.type = type;
    this.#content = content;
    this.#whole = whole;
  }

  /** Its pieces, for one reader. They end when all of the request has come as it should; else they fail, with an UploadError. */
  open(): AsyncGenerator<Buffer> {
    if (this.#isOpen) throw new Error('An uploaded file is read once.');
    this.#isOpen = true;
    return this.#read();
  }

  /** A hash of its content, once it was read to its end; null before. */
  get digest(): string | null {
    return this.#digest;
  }

  /** Reads it for nothing but that hash. */
  async readDigest(): Promise<string | null> {
    for await (const piece of this.open()) void piece;
    return this.#digest;
  }

  async *#read(): AsyncGenerator<Buffer> {
    for await (const piece of this.#content) {
      this.#hash.update(piece);
      yield piece;
    }
    await this.#whole;
    this.#digest = this.#hash.digest('base64url');
  }
}
