import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import type { Logger } from 'pino';
import { GatewayError } from '../errors/GatewayError.ts';
import { errorMessage, toGraphQLError, type ErrorCode } from '../errors/toGraphQLError.ts';
import { CompletionError } from '../fastPath/CompletionError.ts';
import { RestError } from '../rest/RestError.ts';

/**
 * Turns an error into the one that the caller sees: our GraphQLErrors unchanged, a failed call to the back end by its
 * code (GAP-159), a value of the back end that does not fit the schema as UPSTREAM_ERROR, everything else as
 * INTERNAL_SERVER_ERROR. The details of the last two are logged, not sent.
 */
export function createMaskError(log: Logger): (error: unknown) => GraphQLError {
  return (error) => {
    const located = error instanceof GraphQLError ? error : undefined;
    const cause = originOf(error);
    const field = located?.path?.join('.');
    if (cause instanceof RestError) return toGraphQLError(cause, located);
    if (cause instanceof CompletionError) {
      // Its message may contain the value.
      log.error({ field }, 'the back end gave a value that does not fit the schema');
      return new GatewayError(errorMessage('UPSTREAM_ERROR'), {
        ...placeOf(located),
        extensions: { code: 'UPSTREAM_ERROR' satisfies ErrorCode },
      });
    }
    if (cause instanceof GraphQLError) return located ?? cause;
    log.error({ err: cause, field }, 'unexpected error');
    return new GatewayError(errorMessage('INTERNAL_SERVER_ERROR'), {
      ...placeOf(located),
      // Without a field there is no data.
      extensions: { code: 'INTERNAL_SERVER_ERROR', ...(located?.path ? {} : { http: { status: 500 } }) },
    });
  };
}

const placeOf = (located: GraphQLError | undefined): GraphQLErrorOptions => ({
  nodes: located?.nodes,
  path: located?.path,
});

/** The error that was thrown first, without the GraphQLErrors that give it a place in the document. */
export function originOf(error: unknown): unknown {
  let origin = error;
  while (origin instanceof GraphQLError && origin.originalError) origin = origin.originalError;
  return origin;
}
