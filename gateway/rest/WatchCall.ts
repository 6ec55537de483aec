import { RestError, type RestErrorKind } from './RestError.ts';

/** A call that is about to be sent. */
export interface WatchedCall {
  operationId: string;
  method: string;
  /** Path and query. */
  path: string;
}

/** Observes one call to the back end. */
export interface CallWatch {
  /** Replaces the caller's own trace header; null leaves that as it is. */
  readonly traceparent: string | null;
  /** How often the call was sent; counted by Upstream. */
  attempts: number;
  /** Called once with the status of the answer, or with the reason why there is none. */
  end(outcome: number | RestErrorKind): void;
}

/** One call to the back end, or several with the same outcome where there were many. */
export interface UpstreamCall {
  operationId: string;
  method: string;
  /** The numbers in its path, which are ids. */
  ids: readonly string[];
  /** The answer's status, or the reason why there was none. */
  outcome: number | string;
  attempts: number;
  ms: number;
  /** The number of calls that an entry stands for, if more than one. */
  count?: number;
}

/** Called for every call of a request, just before it is sent. */
export type WatchCall = (call: WatchedCall) => CallWatch;

/** Why a call has no answer, for its watch. */
export const failureOf = (error: unknown): RestErrorKind =>
  error instanceof RestError ? error.kind : 'network';
