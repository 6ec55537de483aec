import type { Exchange, Reply } from './http/Exchange.ts';
import type { Loaders } from './loaders.ts';
import { RestClient } from './rest/RestClient.ts';
import type { Upstream } from './rest/Upstream.ts';
import type { Shared } from './Shared.ts';
import { readSession, type Session } from './session.ts';
import type { KeyedWrite } from './writes/KeyedWrite.ts';

/** What one request knows. Nothing of it outlives the request or is seen by another. */
export interface GatewayContext {
  /** Whose request it is; changed by startSession only. */
  session: Session;
  /** The calls to /api/v3, as that session. */
  rest: RestClient;
  /** By-id reads; see defineLoader. */
  readonly loaders: Loaders;
  /** Travels upstream, in the answer and in the log. */
  readonly requestId: string;
  /** What the answer's headers are to say. */
  readonly reply: Reply;
  /** What is known beyond this request: writes by key, attempts to log in. */
  readonly shared: Shared;
  /** Where the request comes from. */
  readonly address: string;
  /** The mutation that runs now, when it came with a key; see keyMutations. */
  readonly running: { keyedWrite: KeyedWrite | null };
  /** From now on the request is another session's: after log-in (its token) and logout (null). */
  startSession(this: GatewayContext, bearer: string | null): void;
}

/** What a context is made from. */
export interface ContextOptions {
  upstream: Pick<Upstream, 'send' | 'references'>;
  exchange: Exchange;
  shared: Shared;
  signal?: AbortSignal | undefined;
  /** Gives a request header by its lower-case name. */
  header: (name: string) => string | null | undefined;
}

/** The context of one request. */
export function createContext({
  upstream,
  exchange,
  shared,
  signal,
  header,
}: ContextOptions): GatewayContext {
  const { requestId, reply, watchCall } = exchange;
  const traceparent = readTraceparent(header('traceparent'));
  const loaders: Loaders = new Map();
  const running: GatewayContext['running'] = { keyedWrite: null };
  const connect = (session: Session): RestClient =>
    new RestClient({
      upstream,
      session,
      requestId,
      traceparent,
      watchCall,
      signal,
      keyedWrite: () => running.keyedWrite,
      onWrite: () => loaders.clear(),
      onAnswer: (operationId, { status, headers }) => {
        const version = headers['version'];
        if (typeof version === 'string') reply.version = version;
        // A session that the back end no longer knows ends here too; a refused log-in says nothing about it.
        if (status === 401 && session.source === 'cookie' && operationId !== 'loginCheck')
          reply.sessionCookie = null;
      },
    });
  const session = readSession(header);
  return {
    session,
    rest: connect(session),
    loaders,
    requestId,
    reply,
    shared,
    address: exchange.address,
    running,
    startSession(bearer) {
      this.session = { ...this.session, bearer, source: bearer === null ? 'none' : 'cookie' };
      this.rest = connect(this.session);
      loaders.clear();
      reply.sessionCookie = bearer;
    },
  };
}

/** A W3C trace header, if it is one. */
export const readTraceparent = (value: string | null | undefined): string | null =>
  value && /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/.test(value) ? value : null;
