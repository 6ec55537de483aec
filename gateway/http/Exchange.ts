import type { Logger } from 'pino';

/** One HTTP request and what is known of its answer, whoever answers it. */
export interface Exchange {
  readonly requestId: string;
  readonly log: Logger;
  readonly reply: Reply;
  /** Where browsers reach us, for example `http://127.0.0.1:4000`. */
  readonly ownOrigin: string;
  /** What was run, for the log. */
  operationName?: string | undefined;
}

/** What an answer's headers say beside its body. */
export interface Reply {
  /** Header `Version` of the back end (GAP-10); null where it gave none. */
  version: string | null;
  /** What the session cookie becomes: a token, null to clear it, undefined to leave it as it is. */
  sessionCookie: string | null | undefined;
}
