import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Dispatcher } from 'undici';

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};

/** The content codings that the gateway decodes, for Accept-Encoding. */
export const acceptedEncodings = 'gzip, br, deflate';

/**
 * A stream that decodes a body of this Content-Encoding; null where there is nothing to decode, or the coding is
 * unknown. Some back ends write `none` or `utf-8` there, with a body that is not encoded.
 */
export function createDecoder(encoding: string | string[] | undefined): Transform | null {
  if (encoding === undefined) return null;
  return decoders[String(encoding).trim().toLowerCase()]?.() ?? null;
}

/** An answer that is still arriving, without its coding where it is a known one; then its length is not known. */
export function decodeStream({ headers, body }: Dispatcher.ResponseData): {
  headers: Dispatcher.ResponseData['headers'];
  body: Readable;
} {
  // An empty body is not a valid stream of any coding.
  const isEmpty = headers['content-length'] === '0';
  const decoder = isEmpty ? null : createDecoder(headers['content-encoding']);
  if (decoder === null) return { headers, body };
  const { 'content-encoding': _coding, 'content-length': _length, ...others } = headers;
  // An error reaches the reader of the decoded body.
  pipeline(body, decoder, () => undefined);
  return { headers: others, body: decoder };
}
