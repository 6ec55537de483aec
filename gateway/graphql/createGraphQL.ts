import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Logger } from 'pino';
import { createContext, type ContextOptions, type GatewayContext } from '../context.ts';
import type { GatewayEnv } from '../env.ts';
import type { Upstream } from '../rest/Upstream.ts';
import type { Shared } from '../Shared.ts';
import type { Exchange } from '../http/Exchange.ts';
import { capReads } from './cost/capReads.ts';
import { createRefuseCost, operationCostPlugin } from './cost/operationCostPlugin.ts';
import { createFastLane } from './createFastLane.ts';
import { createMaskError } from './maskError.ts';
import { createDocumentCaches, documentLimitsPlugin } from './documentLimitsPlugin.ts';
import { KnownOperations } from './KnownOperations.ts';
import { createMayRunOwn, persistedDocumentsPlugin } from './persistedDocumentsPlugin.ts';
import { replyPlugin, type ServerContext } from './replyPlugin.ts';
import { uploadPlugin } from '../uploads/uploadPlugin.ts';
import { upstreamCallsPlugin } from '../telemetry/upstreamCallsPlugin.ts';

interface GraphQLOptions {
  schema: GraphQLSchema;
  documents: Readonly<Record<string, string>>;
  upstream: Upstream;
  shared: Shared;
  env: Pick<GatewayEnv, 'graphiql' | 'introspection' | 'operationBudget'>;
  log: Logger;
}

/** Answers a request to /graphql whose headers refuseRequest has nothing against. */
export type GraphQLListener = (
  req: IncomingMessage,
  res: ServerResponse,
  exchange: Exchange,
) => Promise<void>;

type ContextOf = (request: Pick<ContextOptions, 'exchange' | 'signal' | 'header'>) => GatewayContext;

/** GraphQL over HTTP: what stands before and after the schema's own work. */
export function createGraphQL({
  schema,
  documents,
  upstream,
  shared,
  env,
  log,
}: GraphQLOptions): GraphQLListener {
  const texts = new Map(Object.entries(documents));
  const documentOf = (id: string): string | null => texts.get(id) ?? null;
  const mayRunOwn = createMayRunOwn(env.graphiql);
  const refuseCost = createRefuseCost({ schema, budget: env.operationBudget });
  const maskError = createMaskError(log);
  const known = new KnownOperations(schema);
  const contextOf: ContextOf = (request) =>
    createContext({ upstream: capReads(upstream, env.operationBudget), shared, ...request });
  const answerFast = createFastLane({
    known,
    contextOf,
    documentOf,
    mayRunOwn,
    refuse: ({ document, operation }, variables) => refuseCost(document, operation, variables),
    maskError,
  });
  const yoga = createYoga<ServerContext, GatewayContext>({
    schema,
    context: ({ request, exchange }) =>
      contextOf({ exchange, signal: request.signal, header: (name) => request.headers.get(name) }),
    maskedErrors: { maskError, isDev: false },
    // refuseRequest, in front of it, limits sizes by Content-Length, which costs nothing.
    maxRequestBodySize: false,
    parserAndValidationCache: createDocumentCaches(),
    batching: false,
    multipart: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    plugins: [
      replyPlugin(),
      upstreamCallsPlugin(),
      uploadPlugin(),
      persistedDocumentsPlugin({ documentOf, mayRunOwn }),
      documentLimitsPlugin(env),
      operationCostPlugin(refuseCost),
      known.plugin(),
    ],
  });
  return async (req, res, exchange) => {
    if (!(await answerFast(req, res, exchange))) await yoga(req, res, { exchange });
  };
}
