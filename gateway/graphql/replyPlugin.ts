import type { IncomingMessage } from 'node:http';
import { getOperationAST, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Exchange } from '../http/Exchange.ts';
import { sessionCookieHeader } from '../http/sessionCookieHeader.ts';

/** What Yoga is given beside the request. */
export interface ServerContext {
  exchange: Exchange;
  req: IncomingMessage;
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
      setResult({ ...result, errors: withRequestId(result.errors, exchange) });
    },
    onResponse({ response, serverContext: { exchange } }) {
      for (const [name, value] of Object.entries(replyHeaders(exchange))) response.headers.set(name, value);
    },
  };
}

/** The errors of an answer as its caller sees them; the first one's code is noted for the log. */
export function withRequestId(errors: readonly GraphQLError[], exchange: Exchange): GraphQLError[] {
  exchange.errorCode = codeOf(errors[0]);
  // New errors: those of parsing and validating are kept and shared between requests.
  return errors.map(
    (error) =>
      new GraphQLError(error.message, {
        nodes: error.nodes,
        source: error.source,
        positions: error.positions,
        path: error.path,
        extensions: { code: codeOf(error), ...withoutOriginal(error), requestId: exchange.requestId },
      }),
  );
}

/** The headers of an answer that do not depend on what it says. */
export function replyHeaders(exchange: Exchange): Record<string, string> {
  const { reply } = exchange;
  return {
    'cache-control': 'no-store',
    ...(reply.version === null ? {} : { version: reply.version }),
    ...(reply.sessionCookie === undefined
      ? {}
      : { 'set-cookie': sessionCookieHeader(reply.sessionCookie, exchange) }),
  };
}

/** What a parser of JSON stumbled over is a piece of what was sent, a password perhaps; that it did is 400. */
function withoutOriginal({ extensions }: GraphQLError): object {
  const { originalError, ...rest } = extensions;
  return originalError === undefined ? rest : { ...rest, http: { status: 400 } };
}

const codeOf = (error: GraphQLError | undefined): string =>
  typeof error?.extensions.code === 'string' ? error.extensions.code : 'BAD_REQUEST';
