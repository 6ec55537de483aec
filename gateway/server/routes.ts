import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Bulk } from '../bulk/createBulk.ts';
import { serveBulk } from '../bulk/serveBulk.ts';
import type { Brand } from '../brand/readBrand.ts';
import type { GatewayEnv } from '../settings/env.ts';
import type { GraphQLListener } from '../graphql/createGraphQL.ts';
import { openArrivalsCalendar } from '../exports/calendar/openArrivalsCalendar.ts';
import { openDocumentsExport } from '../exports/openDocumentsExport.ts';
import { openOrdersExport } from '../exports/openOrdersExport.ts';
import { openDocumentsPack } from '../exports/pack/openDocumentsPack.ts';
import { serveExport } from '../exports/serveExport.ts';
import { createGraphiQL } from '../graphql/graphiql/serveGraphiQL.ts';
import { createServeSchema } from '../graphql/serveSchema.ts';
import { answerCors, isPreflight } from '../http/cors.ts';
import type { Exchange } from '../http/Exchange.ts';
import { matchLink } from '../http/links.ts';
import type { Pages } from '../pages/pages.ts';
import { refuseRequest } from '../http/refuseRequest.ts';
import { sendGraphQLFailure } from '../http/sendGraphQLFailure.ts';
import { serveLink } from '../http/serveLink.ts';
import { createWeb } from '../pages/serveWeb.ts';
import type { SharedBuilds } from '../http/SharedBuilds.ts';
import type { Upstream } from '../rest/upstream/Upstream.ts';

/** Answers a request; sets `exchange.route`. */
export type Handler = (req: IncomingMessage, res: ServerResponse, exchange: Exchange) => unknown;

interface RouteOptions {
  env: Pick<GatewayEnv, 'graphiql' | 'introspection' | 'corsOrigins' | 'webDir'>;
  upstream: Upstream;
  answerGraphQL: GraphQLListener;
  bulk: Bulk;
  builds: SharedBuilds | null;
  brand: Brand | null;
  readPages: () => Pages | null;
  /** The text of /health/ready while the gateway is ready. */
  readiness: () => string;
  /** The body of /health. */
  readHealth: () => object;
  /** Whether new callers may be sent to this gateway. */
  isReady: () => Promise<boolean>;
}

/** The routes of the gateway: the paths of the table, the links of the contract, and the client for all others. */
export function createRoutes({
  env,
  upstream,
  answerGraphQL,
  bulk,
  builds,
  brand,
  readPages,
  readHealth,
  readiness,
  isReady,
}: RouteOptions): Handler {
  const graphiql = createGraphiQL();
  const serveSchema = createServeSchema({ upstream, isPublic: env.introspection });
  const serveWeb = createWeb(env.webDir, readPages, builds, brand);

  /** For pages of the configured origins too. */
  const withCors =
    (handler: Handler): Handler =>
    (req, res, exchange) =>
      answerCors(req, res, env.corsOrigins) ? undefined : handler(req, res, exchange);

  const routes: Readonly<Record<string, Handler>> = {
    '/graphql': (req, res, exchange) => {
      if (env.graphiql && req.method === 'GET' && req.headers.accept?.includes('text/html'))
        return graphiql.servePage(req, res);
      if (answerCors(req, res, env.corsOrigins)) return undefined;
      const refused = refuseRequest(req, exchange);
      if (refused !== null) return sendGraphQLFailure(req, res, exchange, refused);
      return answerGraphQL(req, res, exchange);
    },
    ...(env.graphiql && graphiql.files),
    '/schema.graphql': withCors(serveSchema),
    '/bulk': withCors((req, res, exchange) => serveBulk(req, res, { bulk, exchange })),
    '/exports/orders.csv': withCors((req, res, exchange) =>
      serveExport(req, res, { bulk, exchange, open: openOrdersExport('csv') }),
    ),
    '/exports/orders.xlsx': withCors((req, res, exchange) =>
      serveExport(req, res, { bulk, exchange, open: openOrdersExport('xlsx') }),
    ),
    '/exports/documents.csv': withCors((req, res, exchange) =>
      serveExport(req, res, { bulk, exchange, open: openDocumentsExport('csv') }),
    ),
    '/exports/documents.xlsx': withCors((req, res, exchange) =>
      serveExport(req, res, { bulk, exchange, open: openDocumentsExport('xlsx') }),
    ),
    '/exports/documents.zip': withCors((req, res, exchange) =>
      serveExport(req, res, { bulk, exchange, open: openDocumentsPack }),
    ),
    '/exports/arrivals.ics': withCors((req, res, exchange) =>
      serveExport(req, res, { bulk, exchange, open: openArrivalsCalendar }),
    ),
    '/health': (_req, res) => sendJson(res, readHealth()),
    '/health/live': (_req, res) => sendText(res, 200, 'live'),
    '/health/ready': async (_req, res) =>
      (await isReady()) ? sendText(res, 200, readiness()) : sendText(res, 503, 'not ready'),
  };

  return (req, res, exchange) => {
    const url = req.url ?? '/';
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    const handler = Object.hasOwn(routes, path) ? routes[path] : undefined;
    if (handler) {
      exchange.route = path;
      return handler(req, res, exchange);
    }
    const method = isPreflight(req) ? req.headers['access-control-request-method'] : req.method;
    const target = matchLink(method, url);
    exchange.route = target?.operationId ?? 'page';
    if (target && answerCors(req, res, env.corsOrigins)) return undefined;
    // Browsers ask for the picture of an element without their page's origin.
    if (target?.kind === 'picture' && env.corsOrigins.length > 0)
      res.setHeader('cross-origin-resource-policy', 'cross-origin');
    return target ? serveLink(req, res, { upstream, target, exchange }) : serveWeb(req, res);
  };
}

function sendJson(res: ServerResponse, body: object): void {
  res.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  res.end(`${JSON.stringify(body)}\n`);
}

function sendText(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  res.end(`${text}\n`);
}
