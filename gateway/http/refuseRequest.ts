import type { IncomingMessage } from 'node:http';
import { refuseCrossSite } from './crossSite.ts';
import type { Exchange } from './Exchange.ts';
import { readCurrency } from './session.ts';
import { message, type Message } from '../messages/message.ts';
import { readHeader } from './readHeader.ts';

/** Why a request to /graphql is refused before it is parsed. */
export interface Refusal {
  status: 400 | 403 | 405 | 406 | 411 | 413 | 415;
  text: Message;
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
  if (crossSite !== null) return { status: 403, text: crossSite };
  const { cc } = req.headers;
  if (cc !== undefined && readCurrency(String(cc)) === null)
    return { status: 400, text: message('REQUEST.CURRENCY') };
  if (req.method === 'GET') return refuseParameters(req.url ?? '/');
  if (req.method !== 'POST') return { status: 405, text: message('ERROR.METHOD_NOT_ALLOWED') };
  if (!isUpload(req) && mediaType(req) !== 'application/json')
    return { status: 415, text: message('ERROR.UNSUPPORTED_MEDIA_TYPE') };
  if (!/^(?:identity)?$/i.test(req.headers['content-encoding'] ?? ''))
    return { status: 415, text: message('REQUEST.ENCODED') };
  if (!isUtf8(req.headers['content-type'] ?? '')) return { status: 415, text: message('REQUEST.NOT_UTF8') };
  const { 'content-length': length } = req.headers;
  if (length === undefined) return { status: 411, text: message('ERROR.LENGTH_REQUIRED') };
  const max = isUpload(req) ? maxFileBytes + maxJsonBytes : maxJsonBytes;
  if (Number(length) > max) return { status: 413, text: message('REQUEST.TOO_LARGE', { max }) };
  return null;
}

/** `variables` and `extensions` of a GET are JSON objects, or empty. */
function refuseParameters(url: string): Refusal | null {
  const mark = url.indexOf('?');
  const parameters = new URLSearchParams(mark < 0 ? '' : url.slice(mark));
  for (const name of ['variables', 'extensions']) {
    if (parameters.getAll(name).every((text) => text === '' || isObject(text))) continue;
    return { status: 400, text: message('REQUEST.PARAMETER', { name }) };
  }
  return null;
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** Whether a request uploads a file, by its content type. */
export const isUpload = (req: IncomingMessage): boolean => mediaType(req) === 'multipart/form-data';

/** Whether a content type names no encoding other than UTF-8: JSON has no other (RFC 8259, 8.1). */
const isUtf8 = (type: string): boolean =>
  type === 'application/json' || [...type.matchAll(charset)].every(([, name = '']) => /^utf-?8$/i.test(name));

const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/gi;

function mediaType({ headers }: IncomingMessage): string | undefined {
  const type = headers['content-type'];
  // What nearly every request says needs no parsing.
  return type === 'application/json' ? type : type?.split(';', 1)[0]?.trim().toLowerCase();
}
