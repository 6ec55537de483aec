import type { UpstreamCall } from '../telemetry/upstreamCalls.ts';
import type { WatchCall } from '../telemetry/WatchCall.ts';

/** One HTTP request and what is known of its answer, whoever answers it. */
export interface Exchange {
  readonly requestId: string;
  readonly reply: Reply;
  /** Where browsers reach us, for example `http://127.0.0.1:4000`. */
  readonly ownOrigin: string;
  /** The caller's address; behind proxies that are trusted, the one that they name. */
  readonly address: string;
  /** Where the request led, for the log: `/graphql`, `page`, or the call of a link; a path may hold a secret. */
  route?: string | undefined;
  /** What was run, for the log. */
  operationName?: string | undefined;
  /** The code of the answer's first error. */
  errorCode?: string | undefined;
  /** Hears of every call to the back end; undefined where nobody wants to. */
  readonly watchCall?: WatchCall | undefined;
  /** What the answer is to list of them, where its caller asked (see debugHeader). */
  readonly upstreamCalls?: readonly UpstreamCall[] | undefined;
}

/** What is known of an answer beside its body: what its headers say, and what it is counted by. */
export interface Reply {
  /** Header `Version` of the back end (GAP-10); null where it gave none. */
  version: string | null;
  /** What the session cookie becomes: a token, null to clear it, undefined to leave it as it is. */
  sessionCookie: string | null | undefined;
  /** The problem that a mutation answered, by its name in the schema; noted where metrics are on. */
  problem?: string;
}
