import { randomBytes } from 'node:crypto';
import { cleanFileName } from './request/cleanFileName.ts';

/** A file to send to the back end. */
export interface OutgoingFile {
  name: string;
  /** Its media type. */
  type: string;
  /** Returns its bytes, or its pieces as they arrive; may be called once. */
  open(): Buffer | AsyncIterable<Buffer>;
}

/** The body of an upload: the fields, then the file with its name (API-08). */
export class MultipartBody {
  readonly contentType: string;
  /** The bytes, or the pieces as the file arrives. */
  readonly content: Buffer | AsyncIterable<Buffer>;

  constructor(fields: Readonly<Record<string, string>>, file: OutgoingFile) {
    const boundary = `----${randomBytes(16).toString('hex')}`;
    const begin = `--${boundary}\r\nContent-Disposition: form-data; name=`;
    const texts = Object.entries(fields).map(([name, value]) => `${begin}"${name}"\r\n\r\n${value}\r\n`);
    const head = `${texts.join('')}${begin}"file"; filename="${escape(cleanFileName(file.name))}"\r\nContent-Type: ${mediaType(file)}\r\n\r\n`;
    this.contentType = `multipart/form-data; boundary=${boundary}`;
    this.content = enclose(Buffer.from(head), file.open(), Buffer.from(`\r\n--${boundary}--\r\n`));
  }
}

function enclose(
  head: Buffer,
  content: Buffer | AsyncIterable<Buffer>,
  tail: Buffer,
): MultipartBody['content'] {
  return Buffer.isBuffer(content) ? Buffer.concat([head, content, tail]) : encloseStream(head, content, tail);
}

async function* encloseStream(
  head: Buffer,
  content: AsyncIterable<Buffer>,
  tail: Buffer,
): AsyncGenerator<Buffer> {
  yield head;
  yield* content;
  yield tail;
}

/** A name as browsers write it (HTML standard, multipart/form-data encoding algorithm). */
const escape = (name: string): string =>
  name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');

/** A malformed type could smuggle in a header. */
const mediaType = ({ type }: OutgoingFile): string =>
  /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream';
