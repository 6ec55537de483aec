import type { GraphQLError } from 'graphql';

const statuses: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  UPSTREAM_ERROR: 502,
  GATEWAY_STOPPING: 503,
  UPSTREAM_UNAVAILABLE: 503,
  UPSTREAM_TIMEOUT: 504,
};

/** The HTTP status of a bulk read that did not start, by the code of its first error. */
export const statusOf = (error: GraphQLError | undefined): number =>
  statuses[String(error?.extensions.code)] ?? 400;
