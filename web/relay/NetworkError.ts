import type { GatewayError } from './NetworkEvents.ts';

/** No GraphQL answer came: the connection failed, or something between the client and the gateway answered in its place. */
export class NetworkError extends Error implements GatewayError {
  override readonly name = 'NetworkError';
  readonly code: string;
  readonly messages: readonly string[] = [];
  readonly error = null;
  readonly isPartial = false;
  readonly status: number | null;
  readonly requestId: string | null;
  /** Whether the gateway may have got the request and done it: only a 4xx says that what answered has not passed it on. */
  readonly mayHaveArrived: boolean;

  /**
   * @param status the HTTP status, 0 when there was no answer at all
   * @param isSent whether the request has left the browser
   * @param code what it means, where the status does not say that
   */
  constructor(status: number, requestId: string | null = null, isSent = true, code?: string) {
    super(status === 0 ? 'no answer' : `HTTP ${status}`);
    this.code = code ?? codes.get(status) ?? (status === 0 ? 'OFFLINE' : 'SERVER_ERROR');
    this.status = status === 0 ? null : status;
    this.requestId = requestId;
    this.mayHaveArrived = isSent && (status < 400 || status >= 500);
  }
}

/** The code of the error of a write whose answer did not come: whether it was done is not known. */
export const outcomeUnknown = 'OUTCOME_UNKNOWN';

const codes = new Map([
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
  [413, 'TOO_LARGE'],
]);
