import { randomBytes } from 'node:crypto';

/** A file on its way to the back end. */
export interface OutgoingFile {
  name: string;
  /** Its media type. */
  type: string;
  /** Gives its bytes, or its pieces as they arrive; once. */
  open(): Buffer | AsyncIterable<Buffer>;
}

/** The body of an upload: fields, then the file under its own name (API-08). */
export class MultipartBody {
  readonly contentType: string;
  /** Its bytes, or its pieces as the file arrives. */
  readonly content: Buffer | AsyncIterable<Buffer>;

  constructor(fields: Readonly<Record<string, string>>, file: OutgoingFile) {
    const boundary = `----${randomBytes(16).toString('hex')}`;
    const begin = `--${boundary}\r\nContent-Disposition: form-data; name=`;
    const texts = Object.entries(fields).map(([name, value]) => `${begin}"${name}"\r\n\r\n${value}\r\n`);
    const head = `${texts.join('')}${begin}"file"; filename="${escape(file.name)}"\r\nContent-Type: ${mediaType(file)}\r\n\r\n`;
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

/** A type that is none could hold a header of its own. */
const mediaType = ({ type }: OutgoingFile): string =>
  /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream';
