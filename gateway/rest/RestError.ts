/** Why an upstream call failed. */
export type RestErrorKind =
  /** /api/v3 answered with a status of 400 or more. */
  | 'status'
  /** No answer within the deadline, all attempts together. */
  | 'timeout'
  /** The connection failed or was reset after the call was sent. */
  | 'network'
  /** The call was not sent: there is no connection, or calls are held back after failures. */
  | 'unavailable'
  /** An answer that breaks the contract: HTML, empty, truncated, too large or not JSON. */
  | 'protocol'
  /** The caller has gone, or the body that it sends failed (`cause` is a BodyError then). */
  | 'aborted';

/** The message of /api/v3 about one field, names joined by dots (GAP-158). */
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
  /** A write was sent and its outcome is unknown: it may have been done. */
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

  /** Whether the whole request fails, not this call alone: its session has ended, or its currency is refused. */
  get isOfRequest(): boolean {
    return this.status === 401 || this.fields.some(({ field }) => field === 'CC');
  }
}
