import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { createShared } from '../../gateway/context/Shared.ts';
import { createContext, type GatewayContext } from '../../gateway/context/context.ts';
import { ReferenceCache } from '../../gateway/rest/upstream/ReferenceCache.ts';
import { TokenOwners } from '../../gateway/rest/upstream/TokenOwners.ts';

const log = pino({ level: 'silent' });
const shared = createShared(
  {
    redisUrl: null,
    upstreamUrl: 'http://127.0.0.1',
    upstreamHonoursKeys: false,
    upstreamTimeZone: 'UTC',
    upstreamVersion: '1002',
    publicUrl: null,
    successor: null,
  },
  log,
);
const references = new ReferenceCache('perUser');

/** Calls the back end by path and query; returns the body as text. */
export type Read = (path: string, headers: Record<string, string>) => Promise<PeerAnswer>;

interface PeerAnswer {
  status: number;
  headers: Iterable<[string, string]>;
  body: string;
}

/** The context that the gateway's resolvers need, for a peer that calls the back end in its own way. */
export function peerContext(read: Read, header: (name: string) => string | null | undefined): GatewayContext {
  return createContext({
    upstream: {
      references,
      owners: new TokenOwners(),
      isCrowded: () => false,
      async send({ path, headers }) {
        const answer = await read(path, headers);
        return {
          status: answer.status,
          headers: Object.fromEntries(answer.headers),
          body: Buffer.from(answer.body),
        };
      },
    },
    exchange: {
      requestId: randomUUID(),
      reply: { version: null, locale: null, sessionCookie: undefined },
      ownOrigin: 'http://127.0.0.1',
      begin: () => undefined,
      language: () => 'en',
      address: '127.0.0.1',
      calls: [],
      backEndTime: { ms: 0 },
      showsCalls: false,
    },
    shared,
    header,
  });
}
