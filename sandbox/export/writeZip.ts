import { Readable } from 'node:stream';
import { TransformStream } from 'node:stream/web';
import { Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';

/** A file of an archive. */
export interface ZipEntry {
  name: string;
  input: Buffer;
  lastModified?: Date;
}

/** Files as a ZIP archive, each taken when the reader is ready for it; they are stored as they are. */
export function writeZip(entries: AsyncIterable<ZipEntry>): Readable {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const zip = new ZipWriter(writable, { level: 0, useWebWorkers: false });
  const output = Readable.fromWeb(readable);
  const write = async () => {
    for await (const { name, input, lastModified } of entries)
      await zip.add(name, new Uint8ArrayReader(input), lastModified && { lastModDate: lastModified });
    await zip.close();
  };
  void write().catch((error: unknown) =>
    output.destroy(new Error('The archive could not be written.', { cause: error })),
  );
  return output;
}
