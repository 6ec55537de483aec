import type { IncomingMessage } from 'node:http';
import type { Level, Logger } from 'pino';
import { CompletionError } from '../fastPath/CompletionError.ts';
import type { Exchange } from '../http/Exchange.ts';
import type { GatewayResponse } from '../http/GatewayResponse.ts';
import { accounts } from '../modules/accounts/accounts.resolvers.ts';
import { integrations } from '../modules/integrations/integrations.resolvers.ts';
import { session } from '../modules/session/session.resolvers.ts';
import type { Pseudonyms } from '../log/Pseudonyms.ts';
import type { Person, TokenOwners } from '../rest/upstream/TokenOwners.ts';
import { outcomeOf } from '../telemetry/describeRequest.ts';
import type { RequestWatch } from '../telemetry/Telemetry.ts';

interface Request {
  req: IncomingMessage;
  res: GatewayResponse;
  exchange: Exchange;
  watch: RequestWatch | undefined;
}

interface Options {
  log: Logger;
  names: Pseudonyms;
  owners: Pick<TokenOwners, 'personOf'>;
}

/** How one caller appears in the log. */
interface Caller {
  token: string | null;
  address: string;
  person: Person | null;
  /** Their pseudonyms. */
  who: object;
  /** Adds the pseudonyms to each line: their hashes and their text would take most of a line's time. */
  log: Logger;
}

const mostCallers = 1000;

/** Mutations that the audit log always has: of sessions, sub-accounts and integrations. */
const audited: ReadonlySet<string> = new Set(
  [session, accounts, integrations].flatMap(({ resolvers }) => Object.keys(resolvers.Mutation ?? {})),
);

/**
 * Logs each request in one line when it ends, and ends its metrics and span. Before that line: one for each property of
 * an answer that could not be read, and for each fault of our own. After it: one for the audit log, for each mutation
 * that belongs there. docs/operation.md describes the fields.
 */
export function createRequestLog({ log, names, owners }: Options): (request: Request) => void {
  const auditLog = log.child({ stream: 'audit' }, { level: log.level === 'silent' ? 'silent' : 'info' });
  const callers = new Map<string, Caller>();
  const callerOf = (token: string | null, address: string, person: Person | null): Caller => {
    const key = token ?? address;
    const known = callers.get(key);
    if (known && known.token === token && known.address === address && isSame(known.person, person))
      return known;
    const who = {
      user: names.of('user', person?.user),
      account: names.of('account', person?.account),
      actor: names.of('user', person?.actor),
      session: names.of('session', token),
      address: names.of('address', address),
    };
    const caller = { token, address, person, who, log: log.child(who) };
    if (callers.size === mostCallers) callers.clear();
    callers.set(key, caller);
    return caller;
  };
  return ({ req, res, exchange, watch }) => {
    const begun = performance.now();
    const { socket } = req;
    const writtenBefore = socket.bytesWritten;
    res.on('close', () => {
      const isCut = !res.writableFinished;
      const { requestId, bearer, reply } = exchange;
      exchange.errorCodes ??= res.errorCode === undefined ? undefined : [res.errorCode];
      watch?.end(exchange, res.statusCode, isCut);
      for (const unreadable of exchange.unreadable?.values() ?? [])
        log.warn({ requestId, ...unreadable }, 'unreadable value of the back end');
      for (const { error, field } of exchange.faults ?? []) {
        // Its message may contain the value.
        if (error instanceof CompletionError)
          log.error({ requestId, field }, 'the back end gave a value that does not fit the schema');
        else log.error({ requestId, field, err: error }, 'unexpected error');
      }
      const outcome = outcomeOf(exchange, { status: res.statusCode, isCut });
      const before = exchange.person ?? null;
      // A log-in has begun a session, another mutation may have ended or switched the one that there was.
      const token = reply.sessionCookie ?? bearer ?? null;
      const person = (token === null ? null : owners.personOf(token)) ?? before;
      const caller = callerOf(token, exchange.address, person);
      // pino leaves out properties that are undefined.
      caller.log[levelOf(exchange, outcome, res.errored !== null)](
        {
          requestId,
          traceId: watch?.traceId ?? undefined,
          method: req.method,
          route: exchange.route,
          operation: exchange.operationName,
          mutations: exchange.mutations,
          status: res.statusCode,
          outcome,
          codes: exchange.errorCodes,
          cut: isCut || undefined,
          ms: Math.round(performance.now() - begun),
          backEndMs: exchange.calls.length === 0 ? undefined : Math.round(exchange.backEndTime.ms),
          bytesIn: Number(req.headers['content-length']) || undefined,
          bytesOut: socket.bytesWritten - writtenBefore,
          calls: exchange.calls.length === 0 ? undefined : exchange.calls.map(toLogged),
        },
        'request',
      );
      for (const event of exchange.mutations ?? []) {
        if (person?.actor == null && before?.actor == null && !audited.has(event)) continue;
        auditLog.info(
          {
            requestId,
            event,
            outcome,
            ...caller.who,
            typedName: names.of('login', reply.typedName?.toLowerCase()),
            // Who it was before a switch.
            before: before && {
              user: names.of('user', before.user),
              account: names.of('account', before.account),
              actor: names.of('user', before.actor),
            },
          },
          'audit',
        );
      }
    });
  };
}

const isSame = (one: Person | null, other: Person | null): boolean =>
  one === other ||
  (one?.user === other?.user && one?.actor === other?.actor && one?.account === other?.account);

const toLogged = ({ operationId, outcome, ms, attempts, ids, count }: Exchange['calls'][number]): object => ({
  call: operationId,
  status: outcome,
  ms: Math.round(ms),
  attempts,
  ids: ids.length === 0 ? undefined : ids,
  count,
});

/** Somebody has to look at these: a fault of the gateway, and a write whose outcome is unknown. */
const alarming: ReadonlySet<string> = new Set(['INTERNAL_SERVER_ERROR', 'OutcomeUnknown', 'failed']);

/** A log-in without an answer is nothing to check: its user logs in again. */
const isLogin = ({ mutations }: Exchange): boolean => mutations?.join() === 'login';

/** `info`: done, or the caller has left. `warn`: failed for this caller. `error`: needs a person. */
function levelOf(exchange: Exchange, outcome: string, isBroken: boolean): Level {
  if (exchange.route?.startsWith('/health')) return 'debug';
  if (outcome === 'ok' || (outcome === 'cut' && !isBroken)) return 'info';
  return alarming.has(outcome) && !(outcome === 'OutcomeUnknown' && isLogin(exchange)) ? 'error' : 'warn';
}
