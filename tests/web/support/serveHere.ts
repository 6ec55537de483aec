import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DetachedWindowAPI } from 'happy-dom';

/** A request received by a test's server. */
export type Received = { path: string; headers: IncomingHttpHeaders; body: string };
/** Its response. */
export type Answer = { status?: number; headers?: Record<string, string>; body: string };

/** Serves the test's document from an HTTP server of this test, so that requests to its own origin really go over HTTP. */
export async function serveHere(answer: (request: Received) => Answer | Promise<Answer>): Promise<void> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const {
      status = 200,
      headers = {},
      body: text,
    } = await answer({
      path: request.url ?? '/',
      headers: request.headers,
      body,
    });
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // It runs until the process ends: a request that outlives its test would otherwise be reported as an error of the page.
  server.unref();
  pageOf(window).setURL(`http://127.0.0.1:${portOf(server.address())}/`);
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return address.port;
}

function pageOf(here: object): DetachedWindowAPI {
  if (!('happyDOM' in here) || !isPage(here.happyDOM)) throw new Error('this is not happy-dom');
  return here.happyDOM;
}

function isPage(value: unknown): value is DetachedWindowAPI {
  return typeof value === 'object' && value !== null && 'setURL' in value;
}
