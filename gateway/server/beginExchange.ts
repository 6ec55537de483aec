import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import proxyAddress, { compile } from '@fastify/proxy-addr';
import type { GatewayEnv } from '../settings/env.ts';
import type { Exchange } from '../http/Exchange.ts';
import { Overloaded } from '../http/Overloaded.ts';
import { readHeader } from '../http/readHeader.ts';
import { networkOf } from '../limits/counters.ts';
import { Places } from '../limits/Places.ts';
import type { UpstreamCall } from '../rest/WatchCall.ts';
import { readLanguage } from '../http/session.ts';
import type { RequestWatch } from '../telemetry/Telemetry.ts';
import { BackEndTime, debugHeader, recordCalls } from '../telemetry/upstreamCalls.ts';

type Settings = Pick<GatewayEnv, 'trustedProxies' | 'publicUrl' | 'debugUpstream'>;

/** Requests in progress at once: of the process, and of one address, behind which a whole company may be. */
const mostRequests = 2048;
const mostOfAddress = 1024;

/** Makes the exchange of a request. Its X-Forwarded headers count only when a trusted proxy sent them. */
export function createBeginExchange({ trustedProxies, publicUrl, debugUpstream }: Settings, log: Logger) {
  const trusts = compile([...trustedProxies]);
  const publicOrigin = publicUrl === null ? null : new URL(publicUrl).origin;
  let isProxyNoticed = trustedProxies.length > 0;
  const places = new Places({ all: mostRequests, each: mostOfAddress });
  return (req: IncomingMessage, res: ServerResponse, watch: RequestWatch | undefined): Exchange => {
    const header = readHeader(req);
    const peer = req.socket.remoteAddress ?? '';
    const isFromProxy = trusts(peer, 0);
    if (!isProxyNoticed && header('x-forwarded-for') !== null) {
      isProxyNoticed = true;
      log.warn(
        'X-Forwarded-For came, and TRUSTED_PROXIES is empty: all visitors behind a proxy count as one',
      );
    }
    const protocol = isFromProxy && header('x-forwarded-proto') === 'https' ? 'https' : 'http';
    const calls: UpstreamCall[] = [];
    const backEndTime = new BackEndTime();
    const address = networkOf(isFromProxy ? proxyAddress(req, trusts) : peer);
    return {
      requestId: readRequestId(header('x-request-id')),
      showsUnreadable: debugUpstream,
      showsCalls: debugUpstream && header(debugHeader.name) === debugHeader.value,
      calls,
      backEndTime,
      watchCall: recordCalls(calls, backEndTime, watch?.watchCall),
      language: () => readLanguage(header),
      reply: { version: null, locale: null, sessionCookie: undefined },
      address,
      begin() {
        const leave = places.take(address);
        if (leave === null) throw new Overloaded();
        res.on('close', leave);
      },
      // A request may come without a host, or with an empty one (RFC 9112, 3.2).
      ownOrigin: publicOrigin ?? `${protocol}://${header('host') || 'localhost'}`,
    };
  };
}

/** The caller's X-Request-Id when it is sane (letters, digits, `.`, `_`, `-`, 64 at most), else a new one. */
const readRequestId = (value: string | null | undefined): string =>
  value && /^[\w.-]{1,64}$/.test(value) ? value : randomUUID();
