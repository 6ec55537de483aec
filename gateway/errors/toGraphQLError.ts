import { GraphQLError } from 'graphql';
import type { RestError } from '../rest/RestError.ts';

/** Values of `extensions.code`. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFIRMATION_REQUIRED'
  | 'BAD_REQUEST'
  | 'TOO_LARGE'
  | 'UPSTREAM_ERROR'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_UNAVAILABLE'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'WRITES_UNAVAILABLE';

/** The codes of failed upstream calls. */
type UpstreamCode = Exclude<ErrorCode, 'IDEMPOTENCY_KEY_REUSED' | 'WRITES_UNAVAILABLE'>;

const codes: Record<number, UpstreamCode> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  402: 'CONFIRMATION_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'BAD_REQUEST',
  413: 'TOO_LARGE',
  422: 'BAD_REQUEST',
};

const sentences: Record<UpstreamCode, string> = {
  UNAUTHENTICATED: 'Not logged in.',
  FORBIDDEN: 'You are not allowed to do this.',
  NOT_FOUND: 'There is no such thing.',
  CONFIRMATION_REQUIRED: 'The back end asks for a confirmation.',
  BAD_REQUEST: 'The request was refused.',
  TOO_LARGE: 'The request is too large.',
  UPSTREAM_ERROR: 'The back end failed.',
  UPSTREAM_TIMEOUT: 'The back end did not answer in time.',
  UPSTREAM_UNAVAILABLE: 'The back end cannot be reached at the moment.',
};

/** The code of a failed upstream call. */
export function errorCode({ kind, status }: Pick<RestError, 'kind' | 'status'>): UpstreamCode {
  if (kind === 'timeout') return 'UPSTREAM_TIMEOUT';
  if (kind === 'unavailable') return 'UPSTREAM_UNAVAILABLE';
  return (status !== null && codes[status]) || 'UPSTREAM_ERROR';
}

/**
 * A failed upstream call as the GraphQL error that a caller sees (GAP-159): a sentence of our own,
 * `extensions.code`, and what /api/v3 said for callers: status, messages, fields, error. Nothing else of the
 * answer, and nothing of the host, gets in.
 */
export function toGraphQLError(error: RestError, located?: GraphQLError): GraphQLError {
  const code = errorCode(error);
  return new GraphQLError(sentences[code], {
    nodes: located?.nodes,
    source: located?.source,
    positions: located?.positions,
    path: located?.path,
    extensions: {
      code,
      status: error.status,
      messages: error.messages,
      fields: error.fields,
      error: error.error,
      requestId: error.requestId,
    },
  });
}

/** An error in what the caller asked for, found before any call: BAD_REQUEST with a sentence made for callers. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' satisfies ErrorCode } });
}
