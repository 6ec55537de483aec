import type { IncomingMessage } from 'node:http';

/**
 * Reads a request's body as UTF-8. Rejects when it breaks off. `text` of node:stream/consumers makes an iterator for
 * each request, which a small query pays for.
 */
export function readText(req: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    req.on('data', (piece: Buffer) => pieces.push(piece));
    req.once('end', () => resolve(Buffer.concat(pieces).toString()));
    req.once('error', reject);
  });
}
