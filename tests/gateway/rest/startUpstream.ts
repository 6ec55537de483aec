import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A request received by the small back end. */
export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A small back end that behaves as a test defines. */
export interface SmallUpstream {
  url: string;
  received: Received[];
  close(): Promise<void>;
}

/** Starts one; `answer` receives each request, already read, and its number from 1. */
export async function startUpstream(
  answer: (request: Received, res: ServerResponse, count: number) => void,
): Promise<SmallUpstream> {
  const received: Received[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const { method = '', url = '', headers } = req;
      const request = { method, url, headers, body: Buffer.concat(chunks).toString() };
      received.push(request);
      answer(request, res, received.length);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Responds with JSON. */
export function sendJson(res: ServerResponse, body: unknown, status = 200): void {
  res.writeHead(status, { 'content-type': 'application/json', version: '1002' }).end(JSON.stringify(body));
}
