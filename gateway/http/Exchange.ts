import type { Language } from '../messages/message.ts';
import type { WatchCall } from '../rest/WatchCall.ts';

/** One HTTP request and the state of its answer, whichever route answers it. */
export interface Exchange {
  readonly requestId: string;
  readonly reply: Reply;
  /** The language of the answer's messages. Reads the request's headers each time: only failures need it. */
  readonly language: () => Language;
  /** The origin under which browsers reach us, for example `http://127.0.0.1:4000`. */
  readonly ownOrigin: string;
  /** The caller's address; behind trusted proxies the one that they report. */
  readonly address: string;
  /** The route, for the log: `/graphql`, `page`, or the call of a link. Not the path, which may hold a secret. */
  route?: string | undefined;
  /** The operation that was run, for the log. */
  operationName?: string | undefined;
  /** The code of the answer's first error. */
  errorCode?: string | undefined;
  /** Observes every call to the back end; undefined when nothing does. */
  readonly watchCall?: WatchCall | undefined;
  /** The calls made so far, when the caller asked for them (see debugHeader). */
  readonly upstreamCalls?: readonly object[] | undefined;
}

/** The state of an answer besides its body: the values of its headers, and what it is counted as. */
export interface Reply {
  /** Header `Version` of the back end (GAP-10); null where it gave none. */
  version: string | null;
  /** The language of names and messages; null before the request was read. */
  locale: Language | null;
  /** The new value of the session cookie: a token, null to clear it, undefined to leave it unchanged. */
  sessionCookie: string | null | undefined;
  /** The problem that a mutation returned, by its name in the schema; recorded when metrics are on. */
  problem?: string;
  /** Of each mutation with a key that was done: by this request, or by an earlier one; by its name in the answer. */
  keyedWrites?: Record<string, 'written' | 'replayed'>;
}
