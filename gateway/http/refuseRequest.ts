import type { IncomingMessage } from 'node:http';
import { refuseCrossSite } from './crossSite.ts';
import type { Exchange } from './Exchange.ts';
import { readHeader } from './readHeader.ts';

/** Why a request to /graphql is not looked at. */
export interface Refusal {
  status: 403 | 405 | 411 | 413 | 415;
  message: string;
}

/** The largest file of an upload. */
export const maxFileBytes = 25 * 1024 * 1024;

const maxJsonBytes = 1024 * 1024;

/**
 * Judges a request to /graphql by its headers alone, before a byte of its body is read: where it comes from, its
 * method, its content type and its length. Node reads no more of a body than it was said to have, so the length
 * holds while reading too; one sent in chunks, without a length, is refused.
 */
export function refuseRequest(
  req: IncomingMessage,
  { ownOrigin }: Pick<Exchange, 'ownOrigin'>,
): Refusal | null {
  const crossSite = refuseCrossSite(readHeader(req), { ownOrigin, guarded: true });
  if (crossSite !== null) return { status: 403, message: crossSite };
  if (req.method === 'GET') return null;
  if (req.method !== 'POST') return { status: 405, message: 'Send GET or POST.' };
  if (!isUpload(req) && mediaType(req) !== 'application/json')
    return { status: 415, message: 'Send application/json, or multipart/form-data with a file.' };
  const { 'content-length': length } = req.headers;
  if (length === undefined) return { status: 411, message: 'Send the length of the body.' };
  const max = isUpload(req) ? maxFileBytes + maxJsonBytes : maxJsonBytes;
  if (Number(length) > max) return { status: 413, message: `The body is larger than ${max} bytes.` };
  return null;
}

/** Whether a request is to bring a file, by its content type. */
export const isUpload = (req: IncomingMessage): boolean => mediaType(req) === 'multipart/form-data';

const mediaType = ({ headers }: IncomingMessage): string | undefined =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
