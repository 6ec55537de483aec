import { GraphQLError } from 'graphql';
import { toInputPath } from './toInputPath.ts';
import type { RestError } from '../rest/RestError.ts';

/** Values of `extensions.code`. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFIRMATION_REQUIRED'
  | 'BAD_REQUEST'
  | 'METHOD_NOT_ALLOWED'
  | 'LENGTH_REQUIRED'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'UPSTREAM_ERROR'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_UNAVAILABLE'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'TOO_MANY_KEYS'
  | 'WRITES_UNAVAILABLE'
  | 'TOO_MANY_REQUESTS'
  | 'GATEWAY_STOPPING'
  | 'INTERNAL_SERVER_ERROR';

/** The message of an error for which the back end gives none. */
export const errorMessages: Readonly<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'Not logged in.',
  FORBIDDEN: 'You are not allowed to do this.',
  NOT_FOUND: 'Not found.',
  CONFIRMATION_REQUIRED: 'Please confirm.',
  BAD_REQUEST: 'The request was refused.',
  METHOD_NOT_ALLOWED: 'Send GET or POST.',
  LENGTH_REQUIRED: 'Send the length of the body.',
  TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'Send application/json, or multipart/form-data with a file.',
  UPSTREAM_ERROR: 'The back end failed.',
  UPSTREAM_TIMEOUT: 'The back end did not answer in time.',
  UPSTREAM_UNAVAILABLE: 'The back end cannot be reached at the moment.',
  IDEMPOTENCY_KEY_REUSED: 'This idempotencyKey was already used with a different input.',
  TOO_MANY_KEYS: 'You have used too many idempotency keys within 24 hours. Nothing was changed.',
  WRITES_UNAVAILABLE: 'Changes are not possible at the moment. Nothing was changed.',
  TOO_MANY_REQUESTS: 'Too many requests are running.',
  GATEWAY_STOPPING: 'The gateway is restarting.',
  INTERNAL_SERVER_ERROR: 'Something went wrong.',
};

/** Whether a value is a code of ours. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorMessages, value);

const codes: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  402: 'CONFIRMATION_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'BAD_REQUEST',
  413: 'TOO_LARGE',
  422: 'BAD_REQUEST',
};

/** The code of a failed upstream call. */
export function errorCode({ kind, status }: Pick<RestError, 'kind' | 'status'>): ErrorCode {
  if (kind === 'timeout') return 'UPSTREAM_TIMEOUT';
  if (kind === 'unavailable') return 'UPSTREAM_UNAVAILABLE';
  return (status !== null && codes[status]) || 'UPSTREAM_ERROR';
}

/**
 * A failed upstream call as the GraphQL error that a caller sees (GAP-159): our own message, `extensions.code`, and the
 * parts of the answer that are meant for callers: status, messages, fields, error. Nothing else of the answer, and
 * nothing of the host, gets in.
 */
export function toGraphQLError(error: RestError, located?: GraphQLError): GraphQLError {
  const code = errorCode(error);
  return new GraphQLError(errorMessages[code], {
    nodes: located?.nodes,
    source: located?.source,
    positions: located?.positions,
    path: located?.path,
    extensions: {
      code,
      status: error.status,
      messages: error.messages,
      fields: error.fields.map(({ field, message }) => ({ field: toInputPath(field), message })),
      error: error.error,
      requestId: error.requestId,
    },
  });
}

/** A GraphQL error of ours by its code. */
export const codedError = (code: ErrorCode, message = errorMessages[code]): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

/**
 * An error in the caller's request, found before any call; `message` is shown to the caller.
 * @param field the argument or input field that is wrong
 */
export const badRequest = (message: string, field?: string): GraphQLError =>
  field === undefined
    ? codedError('BAD_REQUEST', message)
    : new GraphQLError(message, {
        extensions: { code: 'BAD_REQUEST' satisfies ErrorCode, fields: [{ field, message }] },
      });
