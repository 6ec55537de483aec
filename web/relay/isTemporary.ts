import type { GatewayError } from './NetworkEvents.ts';

const codes = new Set([
  'OFFLINE',
  'OUTCOME_UNKNOWN',
  'GATEWAY_STOPPING',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'WRITES_UNAVAILABLE',
]);
const statuses = new Set<number | null>([502, 503, 504]);

/** Whether these errors are of a kind that passes: the connection broke, or a server was not available for a moment. */
export const isTemporary = (errors: readonly Pick<GatewayError, 'code' | 'status'>[]): boolean =>
  errors.length > 0 && errors.every(({ code, status }) => codes.has(code) || statuses.has(status));
