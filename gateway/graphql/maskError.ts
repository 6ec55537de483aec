import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import type { Logger } from 'pino';
import { toGraphQLError, type ErrorCode } from '../errors/toGraphQLError.ts';
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
    if (isUnfit(cause, located)) {
      log.error(
        { field: located?.path?.join('.') },
        'the back end gave a value that does not fit the schema',
      );
      return new GraphQLError('The back end failed.', {
        ...placeOf(located),
        extensions: { code: 'UPSTREAM_ERROR' satisfies ErrorCode },
      });
    }
    if (cause instanceof GraphQLError) return located ?? cause;
    log.error({ err: cause, field: located?.path?.join('.') }, 'unexpected error');
    return new GraphQLError('Something went wrong.', {
      ...placeOf(located),
      // Where there is no field to be null, nothing is answered.
      extensions: { code: 'INTERNAL_SERVER_ERROR', ...(located?.path ? {} : { http: { status: 500 } }) },
    });
  };
}

/**
 * Whether a value of the back end does not fit the schema: a scalar that refused it (its error, unlike those about
 * a document, has no place in one), a null or no list where there must be something. Its text would show the value.
 */
function isUnfit(cause: unknown, located: GraphQLError | undefined): boolean {
  if (located?.path === undefined || !(cause instanceof Error)) return false;
  if (cause instanceof GraphQLError)
    return cause.nodes === undefined && cause.extensions['code'] === undefined;
  return /cannot represent|^Cannot return null for non-nullable field|^Expected Iterable, but did not find one/.test(
    cause.message,
  );
}

const placeOf = (located: GraphQLError | undefined): GraphQLErrorOptions => ({
  nodes: located?.nodes,
  path: located?.path,
});

/** The error that was thrown, without the places that it was located at. */
function originOf(error: unknown): unknown {
  let origin = error;
  while (origin instanceof GraphQLError && origin.originalError) origin = origin.originalError;
  return origin;
}
