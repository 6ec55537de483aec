import type { IncomingMessage } from 'node:http';
import proxyAddress, { compile } from '@fastify/proxy-addr';
import type { GatewayEnv } from './env.ts';
import type { Exchange } from './http/Exchange.ts';
import { readHeader } from './http/readHeader.ts';
import { readRequestId } from './requestId.ts';
import { readLanguage } from './session.ts';
import type { RequestWatch } from './telemetry/Telemetry.ts';
import { debugHeader, recordCalls, type UpstreamCall } from './telemetry/upstreamCalls.ts';

type Settings = Pick<GatewayEnv, 'trustedProxies' | 'publicUrl' | 'debugUpstream'>;

/** Makes the exchange of a request. Its X-Forwarded headers count only when a trusted proxy sent them. */
export function createBeginExchange({ trustedProxies, publicUrl, debugUpstream }: Settings) {
  const trusts = compile([...trustedProxies]);
  const publicOrigin = publicUrl === null ? null : new URL(publicUrl).origin;
  return (req: IncomingMessage, watch: RequestWatch | undefined): Exchange => {
    const header = readHeader(req);
    const peer = req.socket.remoteAddress ?? '';
    const isFromProxy = trusts(peer, 0);
    const protocol = isFromProxy && header('x-forwarded-proto') === 'https' ? 'https' : 'http';
    const isDebugged = debugUpstream && header(debugHeader.name) === debugHeader.value;
    const upstreamCalls: UpstreamCall[] | undefined = isDebugged ? [] : undefined;
    return {
      requestId: readRequestId(header('x-request-id')),
      showsUnreadable: debugUpstream,
      upstreamCalls,
      watchCall: upstreamCalls ? recordCalls(upstreamCalls, watch?.watchCall) : watch?.watchCall,
      language: () => readLanguage(header),
      reply: { version: null, locale: null, sessionCookie: undefined },
      address: isFromProxy ? proxyAddress(req, trusts) : peer,
      ownOrigin: publicOrigin ?? `${protocol}://${header('host')}`,
    };
  };
}
