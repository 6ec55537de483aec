import type { IncomingMessage, ServerResponse } from 'node:http';
import { getOperationAST, GraphQLError, Kind, OperationTypeNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { GatewayError } from '../errors/GatewayError.ts';
import { unreadableExtension, type Exchange } from '../http/Exchange.ts';
import { dataPolicy } from '../http/securityHeaders.ts';
import { sessionCookieHeader } from '../http/sessionCookieHeader.ts';
import { translate, type Language } from '../messages/message.ts';
import { originOf } from './maskError.ts';

/** The server context that Yoga receives with each request. */
export interface ServerContext {
  exchange: Exchange;
  req: IncomingMessage;
  res: ServerResponse;
}

/**
 * Adds to every response the request id (to each error too), the back end's version (GAP-10) and the change of the
 * session cookie, and to the exchange the operation's name. A mutation with a key tells whether it was done now or before;
 * outside of production, an operation tells what of the back end's answers could not be read.
 */
export function replyPlugin(): Plugin<ServerContext, ServerContext> {
  return {
    onParams({ params, setParams }) {
      // As without one: so a GET without a name arrives (GraphQL over HTTP, 5.1).
      const { operationName, ...others } = params;
      if (operationName === '') setParams(others);
    },
    onExecute({ args }) {
      const { exchange }: ServerContext = args.contextValue;
      const operation = getOperationAST(args.document, args.operationName);
      exchange.operationName = operation?.name?.value;
      if (operation?.operation === OperationTypeNode.MUTATION)
        exchange.mutations = operation.selectionSet.selections.flatMap((one) =>
          one.kind === Kind.FIELD ? one.name.value : [],
        );
    },
    onResultProcess({ result, setResult, serverContext: { exchange } }) {
      if (Symbol.asyncIterator in result || Array.isArray(result)) return;
      const { keyedWrites } = exchange.reply;
      const unreadable = unreadableExtension(exchange);
      setResult({
        ...result,
        ...(result.errors && { errors: withRequestId(result.errors, exchange) }),
        ...((keyedWrites ?? unreadable) && {
          extensions: {
            ...result.extensions,
            ...(keyedWrites && { idempotency: keyedWrites }),
            ...unreadable,
          },
        }),
      });
    },
    onResponse({ response, serverContext: { exchange } }) {
      for (const [name, value] of Object.entries(replyHeaders(exchange))) response.headers.set(name, value);
      // Yoga gives it to a stream of events; no such coding is registered (RFC 9110, 8.4).
      if (response.headers.get('content-encoding') === 'none') response.headers.delete('content-encoding');
    },
  };
}

/**
 * Adds code and request id to the errors of a response, and the codes and our own faults to the exchange, for the log. Messages of ours
 * are in the caller's language; those of GraphQL itself, on documents and variables, are in English.
 */
export function withRequestId(errors: readonly GraphQLError[], exchange: Exchange): GraphQLError[] {
  exchange.errorCodes = [...new Set(errors.map(codeOf))];
  const language = (exchange.reply.locale ??= exchange.language());
  // Copies, because errors of validation are cached and shared between requests.
  return errors.map((error) => {
    const message = messageOf(error, language);
    const field = fieldOf(error);
    if (error instanceof GatewayError && error.fault)
      (exchange.faults ??= []).push({ error: error.fault, field: error.path?.join('.') });
    return new GraphQLError(message, {
      nodes: error.nodes,
      source: error.source,
      positions: error.positions,
      path: error.path,
      extensions: {
        ...withoutOriginal(error),
        code: codeOf(error),
        ...(field !== undefined && { fields: [{ field, message }] }),
        requestId: exchange.requestId,
      },
    });
  });
}

/** The argument or input field that an error of ours names. */
function fieldOf(error: GraphQLError): string | undefined {
  const origin = originOf(error);
  return origin instanceof GatewayError ? origin.field : undefined;
}

function messageOf(error: GraphQLError, language: Language): string {
  const origin = originOf(error);
  return origin instanceof GatewayError ? translate(origin.text, language) : error.message;
}

/** The headers of a response that do not depend on its body. */
export function replyHeaders(exchange: Exchange): Record<string, string> {
  const { locale, version, sessionCookie } = exchange.reply;
  const headers: Record<string, string> = {
    'cache-control': 'no-store',
    'content-security-policy': dataPolicy,
  };
  if (locale !== null) headers['content-language'] = locale;
  if (version !== null) headers['version'] = version;
  if (sessionCookie !== undefined) headers['set-cookie'] = sessionCookieHeader(sessionCookie, exchange);
  return headers;
}

/** The original error of invalid JSON is left out: it quotes the request, perhaps a password. Its status is 400. */
function withoutOriginal({ extensions }: GraphQLError): object {
  const { originalError, ...rest } = extensions;
  return originalError === undefined ? rest : { ...rest, http: { status: 400 } };
}

function codeOf({ extensions: { code, http } }: GraphQLError): string {
  // Yoga calls a mutation by GET a bad request.
  if (http?.status === 405) return 'METHOD_NOT_ALLOWED';
  return typeof code === 'string' ? code : 'BAD_REQUEST';
}
