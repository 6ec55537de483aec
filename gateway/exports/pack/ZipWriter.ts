import { Readable } from 'node:stream';
import { TransformStream } from 'node:stream/web';
import { Uint8ArrayReader, ZipWriter as Zip } from '@zip.js/zip.js';

/** A ZIP that is written while it is read: one file at a time, taken when the one before has been passed on. */
export class ZipWriter {
  /** The ZIP. It ends with `end`, or breaks off with `destroy`. */
  readonly output: Readable;
  readonly #zip: Zip<unknown>;
  readonly #signal: AbortSignal;

  /** @param signal fires when the reader has gone */
  constructor(signal: AbortSignal) {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    this.output = Readable.fromWeb(readable);
    this.#zip = new Zip(writable, { useWebWorkers: false });
    this.#signal = signal;
  }

  /** Adds a file; resolves when all of it has been taken. Rejects when the reader has gone. */
  async add(name: string, content: Buffer | Readable, time: Date): Promise<void> {
    const reader = content instanceof Readable ? streamOf(content) : new Uint8ArrayReader(content);
    await this.#zip.add(name, reader, { lastModDate: time, signal: this.#signal });
  }

  /** Ends the ZIP with a comment, in ASCII. */
  async end(comment: string): Promise<void> {
    await this.#zip.close(new TextEncoder().encode(comment));
  }

  /** Breaks the ZIP off. */
  destroy(error: Error): void {
    this.output.destroy(error);
  }
}

/** The stream as the archive's writer takes it; it is destroyed when no more is read. */
const streamOf = (content: Readable): ReadableStream<Uint8Array> => {
  const chunks = content[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void content.destroy(),
  });
};
