import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';

/** A body is not valid UTF-8. */
export class NotUtf8 extends Error {}

/**
 * Reads a request's body as UTF-8. Rejects when it breaks off, and with NotUtf8. `text` of node:stream/consumers creates an iterator for
 * each request, a noticeable cost for a small query.
 */
export function readText(req: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    req.on('data', (piece: Buffer) => pieces.push(piece));
    req.once('end', () => {
      const body = Buffer.concat(pieces);
      if (isUtf8(body)) resolve(body.toString());
      else reject(new NotUtf8());
    });
    req.once('error', reject);
  });
}
