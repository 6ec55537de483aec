import type { GraphQLError } from 'graphql';
import { message, type Message } from '../messages/message.ts';
import { toInputPath } from './toInputPath.ts';
import type { RestError } from '../rest/RestError.ts';
import { GatewayError } from './GatewayError.ts';

const errorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFIRMATION_REQUIRED',
  'BAD_REQUEST',
  'METHOD_NOT_ALLOWED',
  'LENGTH_REQUIRED',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'UPSTREAM_ERROR',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'IDEMPOTENCY_KEY_REUSED',
  'TOO_MANY_KEYS',
  'WRITES_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'GATEWAY_STOPPING',
  'INTERNAL_SERVER_ERROR',
] as const;

/** Values of `extensions.code`. */
export type ErrorCode = (typeof errorCodes)[number];

/** Whether a value is a code of ours. */
export const isErrorCode = (value: unknown): value is ErrorCode => errorCodes.some((code) => code === value);

/** The message of an error for which the back end gives none. */
export const errorMessage = (code: ErrorCode): Message => message(`ERROR.${code}`);

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
 * The GraphQL error that a caller sees of a failed upstream call (GAP-159): our own message, `extensions.code`, and
 * the parts of the answer that are meant for callers: status, messages, fields, error. No other part of the answer,
 * and not the host.
 */
export function toGraphQLError(error: RestError, located?: GraphQLError): GatewayError {
  const code = errorCode(error);
  return new GatewayError(errorMessage(code), {
    nodes: located?.nodes,
    source: located?.source,
    positions: located?.positions,
    path: located?.path,
    extensions: {
      code,
      status: error.status,
      messages: error.messages,
      fields: error.fields.map((fault) => ({ ...fault, field: toInputPath(fault.field) })),
      error: error.error,
      requestId: error.requestId,
    },
  });
}

/** A GraphQL error of ours by its code. */
export const codedError = (code: ErrorCode, text = errorMessage(code)): GatewayError =>
  new GatewayError(text, { extensions: { code } });

/**
 * A `BAD_REQUEST` error, found before any call to the back end; the caller sees `text`.
 *
 * @param field the argument or input field that is wrong
 *
 * @example
 * throw badRequest(message('INPUT.SHIPPING_COURIER', { field }), field);
 */
export const badRequest = (text: Message, field?: string): GatewayError =>
  new GatewayError(text, { extensions: { code: 'BAD_REQUEST' satisfies ErrorCode } }, field);
