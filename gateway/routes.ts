import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GatewayEnv } from './env.ts';
import type { GraphQLListener } from './graphql/createGraphQL.ts';
import { createGraphiQL } from './graphql/serveGraphiQL.ts';
import { answerCors } from './http/cors.ts';
import type { Exchange } from './http/Exchange.ts';
import { matchLink } from './http/links.ts';
import { refuseRequest } from './http/refuseRequest.ts';
import { sendGraphQLFailure } from './http/sendGraphQLFailure.ts';
import { serveLink } from './http/serveLink.ts';
import { createWeb } from './http/serveWeb.ts';
import type { Upstream } from './rest/Upstream.ts';

/** Answers a request; sets `exchange.route`. */
export type Handler = (req: IncomingMessage, res: ServerResponse, exchange: Exchange) => unknown;

interface RouteOptions {
  env: Pick<GatewayEnv, 'graphiql' | 'corsOrigins' | 'webDir'>;
  upstream: Upstream;
  answerGraphQL: GraphQLListener;
  /** Whether new callers may be sent to this gateway. */
  isReady: () => Promise<boolean>;
}

/** The routes of the gateway: the paths of the table, the links of the contract, and the client for all others. */
export function createRoutes({ env, upstream, answerGraphQL, isReady }: RouteOptions): Handler {
  const serveGraphiQL = createGraphiQL();
  const serveWeb = createWeb(env.webDir);

  const routes: Readonly<Record<string, Handler>> = {
    '/graphql': (req, res, exchange) => {
      if (env.graphiql && req.method === 'GET' && req.headers.accept?.includes('text/html'))
        return serveGraphiQL(res);
      if (answerCors(req, res, env.corsOrigins)) return undefined;
      const refused = refuseRequest(req, exchange);
      if (refused !== null) return sendGraphQLFailure(req, res, exchange, refused);
      return answerGraphQL(req, res, exchange);
    },
    '/health/live': (_req, res) => sendText(res, 200, 'live'),
    '/health/ready': async (_req, res) =>
      (await isReady()) ? sendText(res, 200, 'ready') : sendText(res, 503, 'not ready'),
  };

  return (req, res, exchange) => {
    const url = req.url ?? '/';
    const [path = ''] = url.split('?', 1);
    const handler = Object.hasOwn(routes, path) ? routes[path] : undefined;
    if (handler) {
      exchange.route = path;
      return handler(req, res, exchange);
    }
    const target = matchLink(req.method ?? 'GET', url);
    exchange.route = target?.operationId ?? 'page';
    return target ? serveLink(req, res, { upstream, target, exchange }) : serveWeb(req, res);
  };
}

function sendText(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  res.end(`${text}\n`);
}
