import type { IncomingMessage } from 'node:http';
import { refuseCrossSite } from './crossSite.ts';
import type { Exchange } from './Exchange.ts';
import { readCurrency } from '../session.ts';
import { readHeader } from './readHeader.ts';

/** Why a request to /graphql is refused before it is parsed. */
export interface Refusal {
  status: 400 | 403 | 405 | 411 | 413 | 415;
  message: string;
}

/** The largest file of an upload. */
export const maxFileBytes = 25 * 1024 * 1024;

const maxJsonBytes = 1024 * 1024;

/**
 * Checks a request to /graphql by its headers alone, before a byte of its body is read: origin, currency, method,
 * content type and length. Node reads no more of a body than its stated length, so the limit also holds while reading; a chunked body,
 * which states no length, is refused.
 */
export function refuseRequest(
  req: IncomingMessage,
  { ownOrigin }: Pick<Exchange, 'ownOrigin'>,
): Refusal | null {
  const crossSite = refuseCrossSite(readHeader(req), { ownOrigin, guarded: true });
  if (crossSite !== null) return { status: 403, message: crossSite };
  const { cc } = req.headers;
  if (cc !== undefined && readCurrency(String(cc)) === null)
    return { status: 400, message: 'CC is not the code of a currency.' };
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

/** Whether a request uploads a file, by its content type. */
export const isUpload = (req: IncomingMessage): boolean => mediaType(req) === 'multipart/form-data';

const mediaType = ({ headers }: IncomingMessage): string | undefined =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
