import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';

/** A file of an archive. */
export interface ZipEntry {
  name: string;
  input: Buffer;
  lastModified?: Date;
}

/** Files as a ZIP archive, each taken when the reader is ready for it; they are stored as they are. */
export function writeZip(entries: AsyncIterable<ZipEntry>): Readable {
  return Readable.from(makeZip(entries));
}
