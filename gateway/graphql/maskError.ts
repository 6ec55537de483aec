import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import { GatewayError } from '../errors/GatewayError.ts';
import { errorMessage, toGraphQLError, type ErrorCode } from '../errors/toGraphQLError.ts';
import { CompletionError } from '../fastPath/CompletionError.ts';
import { RestError } from '../rest/RestError.ts';

/**
 * Turns an error into the one that the caller sees: our GraphQLErrors unchanged, a failed call to the back end by its
 * code (GAP-159), a value of the back end that does not fit the schema as UPSTREAM_ERROR, everything else as
 * INTERNAL_SERVER_ERROR. The details of the last two are its `fault`, which is logged and not sent.
 */
export function maskError(error: unknown): GraphQLError {
  const located = error instanceof GraphQLError ? error : undefined;
  const cause = originOf(error);
  if (cause instanceof RestError) return toGraphQLError(cause, located);
  if (cause instanceof CompletionError) return hide(cause, 'UPSTREAM_ERROR', located);
  if (cause instanceof GraphQLError) return located ?? cause;
  return hide(cause, 'INTERNAL_SERVER_ERROR', located);
}

function hide(fault: unknown, code: ErrorCode, located: GraphQLError | undefined): GatewayError {
  const options: GraphQLErrorOptions = {
    nodes: located?.nodes,
    path: located?.path,
    // Without a field there is no data.
    extensions: { code, ...(code === 'UPSTREAM_ERROR' || located?.path ? {} : { http: { status: 500 } }) },
  };
  return Object.assign(new GatewayError(errorMessage(code), options), { fault });
}

/** The error that was thrown first, without the GraphQLErrors that give it a place in the document. */
export function originOf(error: unknown): unknown {
  let origin = error;
  while (origin instanceof GraphQLError && origin.originalError) origin = origin.originalError;
  return origin;
}
