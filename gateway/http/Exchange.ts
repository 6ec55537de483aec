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
  /** The properties of answers that could not be read; undefined as long as all could be. See noteUnreadable. */
  unreadable?: Map<string, Unreadable>;
  /** Whether the answer lists these; never in production. */
  readonly showsUnreadable?: boolean;
  /** The calls made so far, when the caller asked for them (see debugHeader). */
  readonly upstreamCalls?: readonly object[] | undefined;
}

/** A property of an answer of the back end that could not be read; both are names of the contract. */
export interface Unreadable {
  /** The call's operationId. */
  call: string;
  /** For example `Order.grandTotal`; `Order.items[]` is a row. */
  property: string;
}

/** Remembers that a property could not be read, once a request. */
export function noteUnreadable(exchange: Exchange, call: string, property: string): void {
  (exchange.unreadable ??= new Map()).set(`${call} ${property}`, { call, property });
}

/** The extension that lists what could not be read; undefined where there is nothing to list. */
export const unreadableExtension = ({
  unreadable,
  showsUnreadable,
}: Pick<Exchange, 'unreadable' | 'showsUnreadable'>): { unreadable: Unreadable[] } | undefined =>
  unreadable && showsUnreadable ? { unreadable: [...unreadable.values()] } : undefined;

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
