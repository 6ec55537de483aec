import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { GraphQLParams } from 'graphql-yoga';
import { maxFileBytes } from '../http/refuseRequest.ts';
import { message } from '../messages/message.ts';
import { placeFile, type Arrived } from './placeFile.ts';
import { UploadedFile } from './UploadedFile.ts';
import { UploadError } from './UploadError.ts';

/** The operation and its variables stay in memory while the file arrives: the longest document, and a margin. */
const maxFieldBytes = 256 * 1024;

/** Two fields and a file, with the size of each. */
const limits = {
  fields: 2,
  files: 1,
  parts: 3,
  fieldSize: maxFieldBytes,
  fileSize: maxFileBytes,
  headerPairs: 20,
  headerSize: 8192,
};

/**
 * Reads a request of the GraphQL multipart request specification up to the beginning of its file, and returns its
 * operation with an UploadedFile in the variables; the file then arrives as fast as it is read. Rejects with an
 * UploadError.
 */
export async function readUpload(req: IncomingMessage): Promise<GraphQLParams> {
  const parser = createParser(req);
  const arrived = Promise.withResolvers<Arrived>();
  const whole = Promise.withResolvers<void>();
  whole.promise.catch(() => undefined);
  const content = new PassThrough().on('error', () => undefined);
  const fields = new Map<string, string>();
  const fail = (error: UploadError): void => {
    req.unpipe(parser);
    req.resume();
    arrived.reject(error);
    whole.reject(error);
    content.destroy(error);
  };

  parser.on('field', (name, value, _isNameCut, isCut) => {
    if (isCut) fail(new UploadError(message('UPLOAD.FIELD_TOO_LONG', { max: maxFieldBytes }), 413));
    // How the parser shows bytes that are not UTF-8.
    if (value.includes('\ufffd')) fail(new UploadError(message('UPLOAD.NOT_UTF8')));
    fields.set(name, value);
  });
  parser.on('file', (part, stream, name, _encoding, type) => {
    stream.once('limit', () =>
      fail(new UploadError(message('UPLOAD.TOO_LARGE', { max: maxFileBytes / 1024 ** 2 }), 413)),
    );
    // The parser reports the error as well.
    stream.on('error', () => undefined).pipe(content);
    const file = new UploadedFile({ name, type, content, whole: whole.promise });
    arrived.resolve({ operations: fields.get('operations'), map: fields.get('map'), part, file });
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(event, () => fail(new UploadError(message('UPLOAD.PARTS'))));
  parser.on('error', () => fail(new UploadError(message('UPLOAD.NOT_MULTIPART'))));
  parser.on('finish', () => {
    whole.resolve();
    arrived.reject(new UploadError(message('UPLOAD.NO_FILE')));
  });
  req.once('close', () => {
    if (!req.readableEnded) fail(new UploadError(message('UPLOAD.CUT')));
  });
  req.pipe(parser);
  return placeFile(await arrived.promise);
}

function createParser({ headers: { 'content-type': type = '' } }: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    throw new UploadError(message('UPLOAD.NO_BOUNDARY'));
  }
}
