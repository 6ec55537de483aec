/** What went wrong with an upstream call. */
export type RestErrorKind =
  /** /api/v3 answered with a status of 400 or more. */
  | 'status'
  /** No answer within the deadline, all attempts together. */
  | 'timeout'
  /** The connection failed or was reset after the call was sent. */
  | 'network'
  /** The call was not sent: there is no connection, or calls are held back because the last ones failed. */
  | 'unavailable'
  /** An answer that is not what the contract says: HTML, empty, cut, too large or wrong JSON. */
  | 'protocol'
  /** The caller went away, or what it sends is not what it should be. */
  | 'aborted';

/** What /api/v3 says is wrong with one field, names joined by dots (GAP-158). */
export interface FieldMessage {
  field: string;
  message: string;
}

interface RestErrorDetails {
  operationId: string;
  requestId: string;
  status?: number;
  messages?: readonly string[];
  fields?: readonly FieldMessage[];
  error?: string | null;
  isOutcomeUnknown?: boolean;
  cause?: unknown;
}

/**
 * A failed upstream call. Its message names the operation and the kind only: neither the upstream's
 * body nor its host can leave the gateway through it.
 */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly kind: RestErrorKind;
  readonly operationId: string;
  readonly requestId: string;
  /** The HTTP status; null unless kind is `status`. */
  readonly status: number | null;
  /** `messages` of the answer, or its single `message`; empty for 5xx, whose text is not for callers. */
  readonly messages: readonly string[];
  /** `fields` of a 400 answer. */
  readonly fields: readonly FieldMessage[];
  /** `error` of a failed catalog search (CAT-32). */
  readonly error: string | null;
  /** A write that was sent, and nothing says what became of it: it may have been done. */
  readonly isOutcomeUnknown: boolean;

  constructor(kind: RestErrorKind, details: RestErrorDetails) {
    const status = details.status ?? null;
    super(`${details.operationId}: ${status === null ? kind : `status ${status}`}`, { cause: details.cause });
    this.kind = kind;
    this.operationId = details.operationId;
    this.requestId = details.requestId;
    this.status = status;
    this.messages = details.messages ?? [];
    this.fields = details.fields ?? [];
    this.error = details.error ?? null;
    this.isOutcomeUnknown = details.isOutcomeUnknown ?? false;
  }
}
