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

  /** `status` is the HTTP status, 0 when there was no answer at all. */
  constructor(status: number, requestId: string | null = null) {
    super(status === 0 ? 'no answer' : `HTTP ${status}`);
    this.code = codes.get(status) ?? (status === 0 ? 'OFFLINE' : 'SERVER_ERROR');
    this.status = status === 0 ? null : status;
    this.requestId = requestId;
  }
}

const codes = new Map([
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
  [413, 'TOO_LARGE'],
]);
