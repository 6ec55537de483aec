import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { operationTable } from '../../contract/operations.generated.ts';

/** A call on its way to the back end. */
export interface PassingCall {
  operationId: string;
  method: string;
  /** Path and query. */
  url: string;
  requestId: string;
  /** Header Idempotency-Key. */
  key: string | undefined;
  body: string;
  /** Sends the call on to the back end. */
  pass(): Promise<{ status: number; headers: Record<string, string>; body: string }>;
}

/** Answers a call in the back end's place, after `pass` or without it; false to leave it to the back end. */
export type Answer = (call: PassingCall, res: ServerResponse) => Promise<boolean> | boolean;

/** A back end whose answers a test changes, before a sandbox. */
export interface Proxy {
  url: string;
  /** The calls that came, in their order. */
  received: PassingCall[];
  close(): Promise<void>;
}

const operations = Object.entries(operationTable).map(([operationId, { method, path }]) => ({
  operationId,
  method,
  literals: path.split('/').filter((part) => !part.startsWith('{')).length,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`),
}));

/** The operation of a call: of several patterns the one with the most literal parts. */
function operationOf(method: string, url: string): string {
  const path = url.replace(/\?.*$/s, '');
  const [found] = operations
    .filter((one) => one.method === method && one.pattern.test(path))
    .toSorted((one, other) => other.literals - one.literals);
  return found?.operationId ?? '';
}

/** Starts one before the back end at `target`. */
export async function startProxy(target: string, answer: Answer): Promise<Proxy> {
  const received: PassingCall[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const { method = 'GET', url = '/' } = req;
      const content = Buffer.concat(chunks);
      const headers = Object.fromEntries(
        Object.entries(req.headers).filter(
          ([name]) => !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name),
        ),
      ) as Record<string, string>;
      const key = req.headers['idempotency-key'];
      const call: PassingCall = {
        operationId: operationOf(method, url),
        method,
        url,
        requestId: String(req.headers['x-request-id'] ?? ''),
        key: typeof key === 'string' ? key : undefined,
        body: content.toString(),
        async pass() {
          const response = await fetch(target + url, {
            method,
            headers,
            redirect: 'manual',
            body: method === 'GET' || content.length === 0 ? null : content,
          });
          const body = await response.text();
          const kept = [...response.headers].filter(
            ([name]) =>
              !['content-length', 'connection', 'transfer-encoding', 'content-encoding'].includes(name),
          );
          return { status: response.status, headers: Object.fromEntries(kept), body };
        },
      };
      received.push(call);
      handle(call, res).catch((error: unknown) => {
        res.destroy();
        // The back end has gone, as at the end of a test.
        if (!(error instanceof TypeError && error.message === 'fetch failed')) throw error;
      });
    });
  });
  async function handle(call: PassingCall, res: ServerResponse): Promise<void> {
    if (await answer(call, res)) return;
    const { status, headers, body } = await call.pass();
    res.writeHead(status, headers).end(body);
  }
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
