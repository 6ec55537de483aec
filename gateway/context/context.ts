import { noteSession, noteUnreadable, type Exchange, type Reply } from '../http/Exchange.ts';
import { readTraceparent } from '../http/readTraceparent.ts';
import { RestClient } from '../rest/RestClient.ts';
import type { Upstream } from '../rest/upstream/Upstream.ts';
import type { Shared } from './Shared.ts';
import { readSession, type Session } from '../http/session.ts';

/** The state of one request. Nothing of it outlives the request or is visible to another. */
export interface GatewayContext {
  /** The session of the request; changed by startSession only. */
  session: Session;
  /** The calls to /api/v3 under that session. */
  rest: RestClient;
  /** The request's DataLoaders by definition, created on first use and dropped by every write; see defineLoader. */
  readonly loaders: Map<symbol, unknown>;
  /** Sent upstream, returned in the answer and written to the log. */
  readonly requestId: string;
  /** Values for the headers of the answer. */
  readonly reply: Reply;
  /** State beyond this request: writes by key, log-in attempts. */
  readonly shared: Shared;
  /** The caller's address. */
  readonly address: string;
  /** Continues the request under another session: after log-in (its token) and logout (null). */
  startSession(this: GatewayContext, bearer: string | null): void;
}

/** The parts of a context. */
export interface ContextOptions {
  upstream: Pick<Upstream, 'send' | 'references' | 'owners' | 'isCrowded'>;
  exchange: Exchange;
  shared: Shared;
  signal?: AbortSignal | undefined;
  /** Returns a request header by its lower-case name. */
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
  const loaders = new Map<symbol, unknown>();
  const connect = (session: Session): RestClient =>
    new RestClient({
      upstream,
      readAnswer: shared.readAnswer,
      session,
      address: exchange.address,
      requestId,
      traceparent,
      watchCall,
      signal,
      onWrite: () => loaders.clear(),
      onUnreadable: (call, property) => noteUnreadable(exchange, call, property),
      onAnswer: (operationId, { status, headers }) => {
        const version = headers['version'];
        if (typeof version === 'string') {
          reply.version = version;
          shared.noteVersion(version);
        }
        // A session that the back end has ended ends here too; a refused log-in says nothing about it.
        if (status !== 401 || session.source !== 'cookie' || operationId === 'loginCheck') return;
        reply.sessionCookie = null;
        void shared.callers.forget({ session });
      },
    });
  const session = readSession(header);
  // The token of the request, also after a log-in or log-out.
  noteSession(exchange, session, upstream.owners);
  reply.locale = session.locale;
  return {
    session,
    rest: connect(session),
    loaders,
    requestId,
    reply,
    shared,
    address: exchange.address,
    startSession(bearer) {
      this.session = { ...this.session, bearer, source: bearer === null ? 'none' : 'cookie' };
      this.rest = connect(this.session);
      loaders.clear();
      reply.sessionCookie = bearer;
    },
  };
}
