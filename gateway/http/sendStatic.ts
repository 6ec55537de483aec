import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoding } from './chooseEncoding.ts';

/** A file of ours, in memory, in the encodings that it was compressed to before. */
export interface StaticFile {
  /** Its media type. */
  type: string;
  /** An opaque tag, without quotes, of its content whichever the encoding. */
  tag: string;
  headers: Readonly<Record<string, string>>;
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
}

/**
 * Answers a GET or HEAD with a file, or with 304. Byte ranges are not offered: a server may always send all
 * (RFC 9110, 14.2), and no reader of these files asks for parts.
 */
export async function sendStatic(
  req: IncomingMessage,
  res: ServerResponse,
  { type, tag, headers, bodies }: StaticFile,
): Promise<void> {
  const available = (['br', 'gzip'] as const).filter((one) => bodies[one] !== undefined);
  const encoding = chooseEncoding(req.headers['accept-encoding'], available);
  // A strong tag would have to differ between encodings, and caches compare weakly.
  const etag = `W/"${tag}"`;
  const common = { ...headers, etag, vary: 'Accept-Encoding' };
  if (names(req.headers['if-none-match'], tag)) {
    res.writeHead(304, common).end();
    return;
  }
  const body = (encoding && (await bodies[encoding])) ?? bodies.identity;
  res.writeHead(200, {
    ...common,
    'content-type': type,
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Whether header If-None-Match names a tag, by weak comparison (RFC 9110, 13.1.2). */
function names(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return [...header.matchAll(/"([\x21\x23-\x7e\x80-\xff]*)"/g)].some(([, given]) => given === tag);
}

const mediaTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** The media type of a file of ours, by the ending of its name. */
export const mediaTypeOf = (name: string): string =>
  mediaTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
