import proxyAddress, { compile } from '@fastify/proxy-addr';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { createLog } from './createLog.ts';
import type { GatewayEnv } from './env.ts';
import { createGraphQL } from './graphql/createGraphQL.ts';
import { readPersistedDocuments } from './graphql/persistedDocuments.ts';
import { createGraphiQL } from './graphql/serveGraphiQL.ts';
import { answerCors } from './http/cors.ts';
import type { Exchange } from './http/Exchange.ts';
import { createReadiness } from './http/health.ts';
import { matchLink } from './http/links.ts';
import { readHeader } from './http/readHeader.ts';
import { refuseRequest } from './http/refuseRequest.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { sendFailure } from './http/sendFailure.ts';
import { sendGraphQLFailure } from './http/sendGraphQLFailure.ts';
import { serveLink } from './http/serveLink.ts';
import { createWeb } from './http/serveWeb.ts';
import { readRequestId } from './requestId.ts';
import { Upstream } from './rest/Upstream.ts';
import { createSchema } from './schema/createSchema.ts';
import { createShared } from './Shared.ts';
import { showGuards } from './telemetry/showGuards.ts';
import type { RequestWatch, Telemetry } from './telemetry/Telemetry.ts';
import { debugHeader, recordCalls, type UpstreamCall } from './telemetry/upstreamCalls.ts';

/** The gateway, not yet listening. */
export interface Gateway {
  /** Answers every request. */
  listener: RequestListener;
  readonly log: Logger;
  /** From now on it is not ready, so that no new callers are sent here. */
  drain(): void;
  /** Ends its connections to the back end and to Redis. */
  stop(): Promise<void>;
}

/** Builds the gateway; throws when the schema is not complete. */
export function createGateway(env: GatewayEnv, telemetry: Telemetry | null = null): Gateway {
  const log = createLog(env);
  const upstream = new Upstream({ url: env.upstreamUrl, deadlineMs: env.upstreamTimeoutMs });
  const shared = createShared(env, log, telemetry);
  const schema = createSchema();
  telemetry?.watchSchema(schema);
  if (telemetry) showGuards(telemetry, upstream);
  const answerGraphQL = createGraphQL({
    schema,
    documents: readPersistedDocuments(),
    upstream,
    shared,
    env,
    log,
  });
  const isReachable = createReadiness(upstream);
  const serveWeb = createWeb(env.webDir);
  const serveGraphiQL = createGraphiQL();
  let isDraining = false;

  const trusts = compile([...env.trustedProxies]);
  const begin = (req: IncomingMessage, watch?: RequestWatch): Exchange => {
    const header = readHeader(req);
    const requestId = readRequestId(header('x-request-id'));
    const proto = header('x-forwarded-proto') === 'https' ? 'https' : 'http';
    const isDebugged = env.debugUpstream && header(debugHeader.name) === debugHeader.value;
    const upstreamCalls: UpstreamCall[] | undefined = isDebugged ? [] : undefined;
    return {
      requestId,
      upstreamCalls,
      watchCall: upstreamCalls ? recordCalls(upstreamCalls, watch?.watchCall) : watch?.watchCall,
      reply: { version: null, sessionCookie: undefined },
      address: env.trustedProxies.length > 0 ? proxyAddress(req, trusts) : (req.socket.remoteAddress ?? ''),
      ownOrigin: env.publicUrl === null ? `${proto}://${header('host')}` : new URL(env.publicUrl).origin,
    };
  };

  const route = async (req: IncomingMessage, res: ServerResponse, exchange: Exchange): Promise<void> => {
    const url = req.url ?? '/';
    const path = url.split('?', 1)[0];
    exchange.route = path === '/graphql' || path?.startsWith('/health/') ? path : 'page';
    if (path === '/graphql') {
      if (env.graphiql && req.method === 'GET' && req.headers.accept?.includes('text/html'))
        return serveGraphiQL(res);
      if (answerCors(req, res, env.corsOrigins)) return;
      const refused = refuseRequest(req, exchange);
      if (refused !== null) return sendGraphQLFailure(req, res, exchange, refused);
      return answerGraphQL(req, res, exchange);
    }
    if (path === '/health/live') return sendText(res, 200, 'live');
    if (path === '/health/ready') {
      const isReady = !isDraining && (await isReachable());
      return sendText(res, isReady ? 200 : 503, isReady ? 'ready' : 'not ready');
    }
    const target = matchLink(req.method ?? 'GET', url);
    if (target) {
      exchange.route = target.operationId;
      return serveLink(req, res, { upstream, target, exchange });
    }
    return serveWeb(req, res);
  };

  return {
    log,
    listener(req, res) {
      const begun = performance.now();
      const watch = telemetry?.begin(req);
      const exchange = begin(req, watch);
      const { requestId } = exchange;
      // The log leaves out what is undefined.
      const traceId = watch?.traceId ?? undefined;
      res.setHeader('x-request-id', requestId);
      for (const [name, value] of Object.entries(securityHeaders)) res.setHeader(name, value);
      res.once('close', () => {
        watch?.end(exchange, res.statusCode, !res.writableFinished);
        log.info({
          requestId,
          traceId,
          method: req.method,
          route: exchange.route,
          operation: exchange.operationName,
          status: res.statusCode,
          cut: !res.writableFinished || undefined,
          ms: Math.round(performance.now() - begun),
        });
      });
      const answer = (): void => {
        route(req, res, exchange).catch((error: unknown) => {
          log.error({ requestId, traceId, err: error }, 'unexpected error');
          if (res.headersSent) res.destroy();
          else sendFailure(req, res, { status: 500, code: 'INTERNAL_SERVER_ERROR', messages: [] });
        });
      };
      if (watch) watch.run(answer);
      else answer();
    },
    drain() {
      isDraining = true;
    },
    async stop() {
      await Promise.all([upstream.close(), shared.close()]);
    },
  };
}

function sendText(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  res.end(`${text}\n`);
}
