import type { IncomingMessage } from 'node:http';

/**
 * Reads a request's body as UTF-8. Rejects when it breaks off. `text` of node:stream/consumers creates an iterator for
 * each request, a noticeable cost for a small query.
 */
export function readText(req: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    req.on('data', (piece: Buffer) => pieces.push(piece));
    req.once('end', () => resolve(Buffer.concat(pieces).toString()));
    req.once('error', reject);
  });
}
