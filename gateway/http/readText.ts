import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';

/** A body is not valid UTF-8. */
export class NotUtf8 extends Error {}

/** Reads a request's body as UTF-8. Rejects when it breaks off, and with NotUtf8. */
export async function readText(req: IncomingMessage): Promise<string> {
  const body = (await readBytes(req)) ?? nothing;
  if (!isUtf8(body)) throw new NotUtf8();
  return withoutByteOrderMark(body.toString());
}

/**
 * Reads a request's body; null, without the rest, for one of more than `max` bytes. Rejects when it breaks off. `buffer`
 * of node:stream/consumers creates an iterator for each request, a noticeable cost for a small query.
 */
export function readBytes(req: IncomingMessage, max = Infinity): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let bytes = 0;
    req.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes <= max) pieces.push(piece);
      else resolve(null);
    });
    req.once('end', () => resolve(Buffer.concat(pieces)));
    req.once('error', reject);
  });
}

const nothing = Buffer.alloc(0);

/** Some programs write U+FEFF before the text, which JSON.parse does not skip (RFC 8259, 8.1). */
const withoutByteOrderMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text);
