import { createFetch } from '@whatwg-node/fetch';
import type { GraphQLSchema } from 'graphql';
import { createYoga, type YogaServerInstance } from 'graphql-yoga';
import type { Logger } from 'pino';
import { createContext, type GatewayContext } from '../context.ts';
import type { GatewayEnv } from '../env.ts';
import type { Upstream } from '../rest/Upstream.ts';
import { createMaskError } from './maskError.ts';
import { documentLimitsPlugin } from './documentLimitsPlugin.ts';
import { persistedDocumentsPlugin } from './persistedDocumentsPlugin.ts';
import { replyPlugin, type ServerContext } from './replyPlugin.ts';
import { sameOriginPlugin } from './sameOriginPlugin.ts';

interface GraphQLOptions {
  schema: GraphQLSchema;
  documents: Readonly<Record<string, string>>;
  upstream: Upstream;
  env: Pick<GatewayEnv, 'graphiql' | 'introspection'>;
  log: Logger;
}

/** The largest file of an upload. */
export const maxFileBytes = 25 * 1024 * 1024;

/** GraphQL over HTTP: what stands before and after the schema's own work. */
export function createGraphQL({
  schema,
  documents,
  upstream,
  env,
  log,
}: GraphQLOptions): YogaServerInstance<ServerContext, GatewayContext> {
  return createYoga<ServerContext, GatewayContext>({
    schema,
    context: ({ request, exchange }) =>
      createContext({
        upstream,
        exchange,
        signal: request.signal,
        header: (name) => request.headers.get(name),
      }),
    maskedErrors: { maskError: createMaskError(log), isDev: false },
    // The listener in front of it limits sizes by Content-Length, which costs nothing.
    maxRequestBodySize: false,
    fetchAPI: createFetch({
      useNodeFetch: false,
      formDataLimits: { fileSize: maxFileBytes, files: 1, fields: 10 },
    }),
    batching: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    plugins: [
      sameOriginPlugin(),
      replyPlugin(),
      persistedDocumentsPlugin({ documents, freeOperations: env.graphiql }),
      documentLimitsPlugin(env),
    ],
  });
}
