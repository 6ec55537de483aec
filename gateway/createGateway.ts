import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pino, type Logger } from 'pino';
import type { GatewayEnv } from './env.ts';
import { createGraphQL, maxFileBytes } from './graphql/createGraphQL.ts';
import { createGraphiQL } from './graphql/serveGraphiQL.ts';
import type { Exchange } from './http/Exchange.ts';
import { createReadiness } from './http/health.ts';
import { matchLink } from './http/links.ts';
import { readHeader } from './http/readHeader.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { sendFailure } from './http/sendFailure.ts';
import { serveLink } from './http/serveLink.ts';
import { createWeb } from './http/serveWeb.ts';
import { readRequestId } from './requestId.ts';
import { Upstream } from './rest/Upstream.ts';
import { createSchema } from './schema/createSchema.ts';

/** The gateway, not yet listening. */
export interface Gateway {
  /** Answers a request to /graphql without a port. */
  fetch(request: Request): Promise<Response>;
  /** Answers every request. */
  listener: RequestListener;
  readonly log: Logger;
  /** From now on it is not ready, so that no new callers are sent here. */
  drain(): void;
  /** Ends its connections to the back end. */
  stop(): Promise<void>;
}

const maxJsonBytes = 1024 * 1024;
const persistedFile = new URL('../persisted.json', import.meta.url);

/** Builds the gateway; throws when the schema is not complete. */
export function createGateway(env: GatewayEnv): Gateway {
  const log = pino({ level: env.logLevel, base: null });
  const upstream = new Upstream({ url: env.upstreamUrl, deadlineMs: env.upstreamTimeoutMs });
  const documents: Record<string, string> = JSON.parse(readFileSync(persistedFile, 'utf8'));
  const yoga = createGraphQL({ schema: createSchema(), documents, upstream, env, log });
  const isReachable = createReadiness(upstream);
  const serveWeb = createWeb(env.webDir);
  const serveGraphiQL = createGraphiQL();
  let isDraining = false;

  const begin = (header: (name: string) => string | null): Exchange => {
    const requestId = readRequestId(header('x-request-id'));
    const proto = header('x-forwarded-proto') === 'https' ? 'https' : 'http';
    return {
      requestId,
      log: log.child({ requestId }),
      reply: { version: null, sessionCookie: undefined },
      ownOrigin: env.publicUrl === null ? `${proto}://${header('host')}` : new URL(env.publicUrl).origin,
    };
  };

  const route = async (req: IncomingMessage, res: ServerResponse, exchange: Exchange): Promise<void> => {
    const url = req.url ?? '/';
    const path = url.split('?', 1)[0];
    if (path === '/graphql') {
      if (env.graphiql && req.method === 'GET' && req.headers.accept?.includes('text/html'))
        return serveGraphiQL(res);
      const tooLarge = refuseSize(req);
      if (tooLarge !== null)
        return sendFailure(req, res, { status: tooLarge, code: 'BAD_REQUEST', messages: [] });
      return yoga(req, res, { exchange });
    }
    if (path === '/health/live') return sendText(res, 200, 'live');
    if (path === '/health/ready') {
      const isReady = !isDraining && (await isReachable());
      return sendText(res, isReady ? 200 : 503, isReady ? 'ready' : 'not ready');
    }
    const target = matchLink(req.method ?? 'GET', url);
    if (target) return serveLink(req, res, { upstream, target, exchange });
    serveWeb(req, res);
  };

  return {
    log,
    listener(req, res) {
      const begun = performance.now();
      const exchange = begin(readHeader(req));
      res.setHeader('x-request-id', exchange.requestId);
      for (const [name, value] of Object.entries(securityHeaders)) res.setHeader(name, value);
      res.once('close', () => {
        exchange.log.info({
          method: req.method,
          path: req.url?.split('?', 1)[0],
          operation: exchange.operationName,
          status: res.statusCode,
          cut: !res.writableFinished || undefined,
          ms: Math.round(performance.now() - begun),
        });
      });
      route(req, res, exchange).catch((error: unknown) => {
        exchange.log.error({ err: error }, 'unexpected error');
        if (res.headersSent) res.destroy();
        else sendFailure(req, res, { status: 500, code: 'INTERNAL_SERVER_ERROR', messages: [] });
      });
    },
    async fetch(request) {
      const header = (name: string): string | null =>
        name === 'host' ? new URL(request.url).host : request.headers.get(name);
      return yoga.fetch(request, { exchange: begin(header) });
    },
    drain() {
      isDraining = true;
    },
    stop: () => upstream.close(),
  };
}

/** 413 for a body that is too large, 411 for one that does not say; null for one that may be read. */
function refuseSize({ method, headers }: IncomingMessage): 411 | 413 | null {
  if (method !== 'POST') return null;
  const length = headers['content-length'];
  if (length === undefined) return 411;
  const isUpload = headers['content-type']?.startsWith('multipart/form-data') ?? false;
  return Number(length) > (isUpload ? maxFileBytes + maxJsonBytes : maxJsonBytes) ? 413 : null;
}

function sendText(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  res.end(`${text}\n`);
}
