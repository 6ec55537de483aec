import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A ZIP that is written while it is read: one file at a time, taken when the one before has been passed on. */
export class ZipWriter {
  /** The ZIP. It ends with `end`, or breaks off with the error of a file. */
  readonly output: Readable;
  readonly #zip = new ZipFile();
  readonly #signal: AbortSignal;

  /** @param signal fires when the reader has gone */
  constructor(signal: AbortSignal) {
    this.#signal = signal;
    this.output = Readable.from(this.#zip.outputStream, { objectMode: false });
    this.#zip.on('error', (error: Error) => this.output.destroy(error));
  }

  /** Adds a file; resolves when all of it has been taken. Rejects when the reader has gone. */
  async add(name: string, content: Buffer | Readable, time: Date): Promise<void> {
    const source = content instanceof Readable ? content : Readable.from([content]);
    // An error that comes after the reader has gone is of no interest any more.
    source.on('error', () => undefined);
    let stream: Readable | null = source;
    // The entry stays in the list of contents; it must not keep the file.
    this.#zip.addReadStreamLazy(name, { mtime: time, compressionLevel: 6 }, (take) => {
      if (stream) take(null, stream);
      stream = null;
    });
    try {
      await finished(source, { signal: this.#signal });
    } catch (error) {
      source.destroy();
      throw error;
    }
  }

  /** Ends the ZIP with a comment, in ASCII. */
  end(comment: string): void {
    this.#zip.end({ comment, forceZip64Format: false });
  }

  /** Breaks the ZIP off. */
  destroy(error: Error): void {
    this.output.destroy(error);
  }
}
