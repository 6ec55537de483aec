import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { toGraphQLError } from '../errors/toGraphQLError.ts';
import { RestError } from '../rest/RestError.ts';

/**
 * What a caller sees of an error: ours as they are, a failed upstream call as its code (GAP-159), anything else
 * as one sentence and INTERNAL_SERVER_ERROR, while the log gets the whole of it.
 */
export function createMaskError(log: Logger): (error: unknown) => GraphQLError {
  return (error) => {
    const located = error instanceof GraphQLError ? error : undefined;
    const cause = originOf(error);
    if (cause instanceof RestError) return toGraphQLError(cause, located);
    if (cause instanceof GraphQLError) return located ?? cause;
    log.error({ err: cause, path: located?.path?.join('.') }, 'unexpected error');
    return new GraphQLError('Something went wrong.', {
      nodes: located?.nodes,
      path: located?.path,
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  };
}

/** The error that was thrown, without the places that it was located at. */
function originOf(error: unknown): unknown {
  let origin = error;
  while (origin instanceof GraphQLError && origin.originalError) origin = origin.originalError;
  return origin;
}
