import type { Language } from '../messages/message.ts';
import type { Person, TokenOwners } from '../rest/upstream/TokenOwners.ts';
import type { UpstreamCall, WatchCall } from '../rest/WatchCall.ts';
import type { Session } from './session.ts';

/** One HTTP request and the state of its answer, whichever route answers it. */
export interface Exchange {
  readonly requestId: string;
  readonly reply: Reply;
  /** The language of the answer's messages. Reads the request's headers each time: only failures need it. */
  readonly language: () => Language;
  /** The origin under which browsers reach us, for example `http://127.0.0.1:4000`. */
  readonly ownOrigin: string;
  /** The caller's address, of IPv6 its network; behind trusted proxies the one that they report. */
  readonly address: string;
  /**
   * Takes a place among the requests in progress, once the request has arrived: one that is still being sent costs
   * nothing. Held until the answer has been sent.
   *
   * @throws Overloaded when no place is left
   */
  readonly begin: () => void;
  /** The route, for the log: `/graphql`, `page`, or the call of a link. Not the path, which may hold a secret. */
  route?: string | undefined;
  /** The operation that was run, for the log. */
  operationName?: string | undefined;
  /** The fields of a mutation, for the log. */
  mutations?: readonly string[] | undefined;
  /**
   * The session's token, which is logged as a hash; null for a visitor, undefined before the session was read.
   */
  bearer?: string | null;
  /** Whom the token stood for when the session was read. */
  person?: Person | null;
  /** The codes of the answer's errors, each once, the first error's first. */
  errorCodes?: readonly string[] | undefined;
  /** The cause of a failure inside the gateway, for the log: the answer does not disclose it. */
  faults?: Fault[];
  /** Observes every call to the back end. */
  readonly watchCall?: WatchCall | undefined;
  /** The calls to the back end so far. */
  readonly calls: readonly UpstreamCall[];
  /** How long it waited for them. */
  readonly backEndTime: { readonly ms: number };
  /** Whether the answer lists them, because the caller asked for it (see debugHeader). */
  readonly showsCalls: boolean;
  /** The properties of answers that could not be read; undefined as long as all could be. See noteUnreadable. */
  unreadable?: Map<string, Unreadable>;
  /** Whether the answer lists these; never in production. */
  readonly showsUnreadable?: boolean;
}

/** An error that the caller does not see, and the field that it belongs to. */
export interface Fault {
  error: unknown;
  field: string | undefined;
}

/** A property of an answer of the back end that could not be read; both are names of the contract. */
export interface Unreadable {
  /** The call's operationId. */
  call: string;
  /** For example `Order.grandTotal`; `Order.items[]` is a row. */
  property: string;
}

/** A person's account as the header `Account` names it (`Callers.mayWrite`). */
const accountOf = ({ user, actor, account }: Person): string => `${user}:${actor ?? ''}:${account ?? ''}`;

/**
 * Notes under whose session a request runs, for the log. If the caller's page shows another account than this process has read,
 * the session was switched at another gateway, and who it is now is not known here.
 */
export function noteSession(
  exchange: Exchange,
  { bearer, account }: Pick<Session, 'bearer' | 'account'>,
  owners: Pick<TokenOwners, 'personOf' | 'forgetPerson'>,
): void {
  exchange.bearer = bearer;
  exchange.person = null;
  if (bearer === null) return;
  const person = owners.personOf(bearer);
  if (person && account !== null && account !== accountOf(person)) owners.forgetPerson(bearer);
  else exchange.person = person;
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

/** An answer apart from its body: the values of its headers, and the outcome it is counted as. */
export interface Reply {
  /** Header `Version` of the back end (GAP-10); null where it gave none. */
  version: string | null;
  /** The language of names and messages; null before the request was read. */
  locale: Language | null;
  /** The new value of the session cookie: a token, null to clear it, undefined to leave it unchanged. */
  sessionCookie: string | null | undefined;
  /** The problem that a mutation returned, by its name in the schema. */
  problem?: string;
  /** The user name that was typed, at a log-in or a switch: the log has a hash of it. */
  typedName?: string;
  /** Of each mutation with a key that was done: by this request, or by an earlier one; by its name in the answer. */
  keyedWrites?: Record<string, 'written' | 'replayed'>;
}
