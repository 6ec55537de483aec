import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  getOperationAST,
  GraphQLError,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { createContext, type ContextOptions, type GatewayContext } from '../context/context.ts';
import type { GatewayEnv } from '../settings/env.ts';
import { createFastPath } from './createFastPath.ts';
import { KnownQueries } from './KnownQueries.ts';
import { runPlanned } from '../fastPath/runPlanned.ts';
import type { Upstream } from '../rest/upstream/Upstream.ts';
import type { Shared } from '../context/Shared.ts';
import { readWeights } from '../http/chooseEncoding.ts';
import type { Exchange } from '../http/Exchange.ts';
import { isUpload } from '../http/refuseRequest.ts';
import { NotUtf8 } from '../http/readText.ts';
import { message } from '../messages/message.ts';
import { sendGraphQLFailure } from '../http/sendGraphQLFailure.ts';
import { capReads } from '../context/capReads.ts';
import { createOperationCosts, operationCostPlugin } from './cost/operationCostPlugin.ts';
import { compressionPlugin } from './compressionPlugin.ts';
import { maskError } from './maskError.ts';
import { createDocumentCaches, documentLimitsPlugin } from './documentLimitsPlugin.ts';
import { createMayRunOwn, persistedDocumentsPlugin } from './persistedDocumentsPlugin.ts';
import { replyPlugin, type ServerContext } from './replyPlugin.ts';
import { uploadPlugin } from './uploadPlugin.ts';
import { upstreamCallsPlugin } from './upstreamCallsPlugin.ts';

interface GraphQLOptions {
  schema: GraphQLSchema;
  documents: Readonly<Record<string, string>>;
  upstream: Upstream;
  shared: Shared;
  env: Pick<GatewayEnv, 'graphiql' | 'introspection' | 'operationBudget' | 'compression'>;
}

/** Answers a request to /graphql whose headers refuseRequest has accepted. */
export type GraphQLListener = (
  req: IncomingMessage,
  res: ServerResponse,
  exchange: Exchange,
) => Promise<void>;

type CreateContext = (request: Pick<ContextOptions, 'exchange' | 'signal' | 'header'>) => GatewayContext;

/** GraphQL over HTTP: known queries by the fast path, every other request by Yoga; both run them by runPlanned. */
export function createGraphQL({ schema, documents, upstream, shared, env }: GraphQLOptions): GraphQLListener {
  const texts = new Map(Object.entries(documents));
  const findDocument = (id: string): string | null => texts.get(id) ?? null;
  const mayRunOwn = createMayRunOwn(env.graphiql);
  const costs = createOperationCosts({ schema, budget: env.operationBudget });
  const knownQueries = new KnownQueries();
  const createContextOf: CreateContext = (request) =>
    createContext({ upstream: capReads(upstream, env.operationBudget), shared, ...request });
  const answerFast = createFastPath({
    schema,
    knownQueries,
    createContext: createContextOf,
    findDocument,
    mayRunOwn,
    costs,
    compression: env.compression,
  });
  const yoga = createYoga<ServerContext, GatewayContext>({
    schema,
    context: ({ request, exchange }) =>
      createContextOf({ exchange, signal: request.signal, header: (name) => request.headers.get(name) }),
    maskedErrors: { maskError, isDev: false },
    // refuseRequest has limited the size by Content-Length before.
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
      persistedDocumentsPlugin({
        findDocument: async (id) => findDocument(id) ?? (await shared.builds?.findDocument(id)) ?? null,
        mayRunOwn,
      }),
      documentLimitsPlugin(env),
      operationCostPlugin(costs),
      executionPlugin(knownQueries, !env.introspection),
      ...(env.compression ? [compressionPlugin()] : []),
    ],
  });
  return async (req, res, exchange) => {
    if (!negotiate(req))
      return sendGraphQLFailure(req, res, exchange, { status: 406, text: message('REQUEST.ACCEPT') });
    if (isUpload(req)) exchange.begin();
    try {
      if (await answerFast(req, res, exchange)) return;
    } catch (error) {
      if (!(error instanceof NotUtf8)) throw error;
      return sendGraphQLFailure(req, res, exchange, { status: 400, text: message('REQUEST.NOT_UTF8') });
    }
    await yoga(req, res, { exchange });
  };
}

/**
 * Leaves out of header Accept what the caller refuses by `q=0` (RFC 9110, 12.4.2): Yoga does not read the weights.
 *
 * @returns whether the caller accepts any type that we answer with
 */
function negotiate({ headers }: IncomingMessage): boolean {
  const { accept } = headers;
  // What most callers send needs no parsing.
  if (!accept || accept === 'application/json' || accept === '*/*') return true;
  const weights = readWeights(accept);
  const wanted = [...weights].flatMap(([name, weight]) => (weight > 0 ? name : []));
  if (wanted.length < weights.size) headers.accept = wanted.join(', ');
  return wanted.some((name) => answerTypes.has(name));
}

const answerTypes: ReadonlySet<string> = new Set([
  '*/*',
  'application/*',
  'application/json',
  'application/graphql-response+json',
  'multipart/mixed',
  'text/event-stream',
]);

/** Runs operations that no other plugin has refused, and lets the fast path learn their documents. */
const executionPlugin = (knownQueries: KnownQueries, hideSuggestions: boolean): Plugin => ({
  onExecute({ args, setExecuteFn }) {
    knownQueries.learn(args.document);
    setExecuteFn(async (given: ExecutionArgs): Promise<ExecutionResult> => {
      const result = await runPlanned({ ...given, hideSuggestions });
      if (result.data !== undefined) return result;
      // Nothing has run: the operation was not found, or the variables do not fit.
      const operation = getOperationAST(given.document, given.operationName);
      const code = operation ? 'BAD_REQUEST' : 'OPERATION_RESOLUTION_FAILURE';
      const extensions = { code, http: { status: 400 } };
      return {
        errors: (result.errors ?? []).map(
          (error) => new GraphQLError(error.message, { nodes: error.nodes, extensions }),
        ),
      };
    });
  },
});
