import { getOperationAST, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Exchange } from '../http/Exchange.ts';
import { sessionCookieHeader } from '../http/sessionCookieHeader.ts';

/** What Yoga is given beside the request. */
export interface ServerContext {
  exchange: Exchange;
}

/**
 * Puts on every answer what the exchange knows of it: the request id (in each error too), the back end's version
 * (GAP-10) and what becomes of the session cookie.
 */
export function replyPlugin(): Plugin<ServerContext, ServerContext> {
  return {
    onExecute({ args }) {
      const { exchange }: ServerContext = args.contextValue;
      exchange.operationName = getOperationAST(args.document, args.operationName)?.name?.value;
    },
    onResultProcess({ result, setResult, serverContext: { exchange } }) {
      if (!('errors' in result) || !result.errors) return;
      // New errors: those of parsing and validating are kept and shared between requests.
      const errors = result.errors.map(
        (error) =>
          new GraphQLError(error.message, {
            nodes: error.nodes,
            source: error.source,
            positions: error.positions,
            path: error.path,
            extensions: { ...error.extensions, requestId: exchange.requestId },
          }),
      );
      setResult({ ...result, errors });
    },
    onResponse({ response, serverContext: { exchange } }) {
      const { requestId, reply } = exchange;
      response.headers.set('x-request-id', requestId);
      response.headers.set('cache-control', 'no-store');
      response.headers.set('x-content-type-options', 'nosniff');
      if (reply.version !== null) response.headers.set('version', reply.version);
      if (reply.sessionCookie !== undefined) {
        response.headers.append('set-cookie', sessionCookieHeader(reply.sessionCookie, exchange));
      }
    },
  };
}
