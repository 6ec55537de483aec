import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { OutgoingFile } from '../rest/multipart.ts';
import { freePieces } from './freePieces.ts';

/** A file whose content is about to arrive. */
interface Arriving {
  name: string;
  /** Its media type, as stated by the sender. */
  type: string;
  content: Readable;
  /** Settles with the whole request; rejects when it breaks off or is too large. */
  whole: Promise<void>;
}

/**
 * A caller's file (API-08). It is read once, while it arrives and no faster than its reader takes it, and is never
 * buffered whole (docs/decisions/uploads.md).
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

  /** Its pieces, for one reader. They end when the whole request has arrived intact, and fail with an UploadError otherwise. */
  open(): AsyncGenerator<Buffer> {
    if (this.#isOpen) throw new Error('An uploaded file can be read only once.');
    this.#isOpen = true;
    return this.#read();
  }

  /** A hash of its content; null until it was read to its end. */
  get digest(): string | null {
    return this.#digest;
  }

  /** Reads the file only to compute that hash. */
  async readDigest(): Promise<string | null> {
    for await (const piece of this.open()) void piece;
    return this.#digest;
  }

  async *#read(): AsyncGenerator<Buffer> {
    for await (const piece of this.#content) {
      this.#hash.update(piece);
      yield piece;
      freePieces(piece.length);
    }
    await this.#whole;
    this.#digest = this.#hash.digest('base64url');
  }
}
