import type { GraphQLSchema } from 'graphql';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { createBeginExchange } from './beginExchange.ts';
import { readBrand } from '../brand/readBrand.ts';
import { createBulk } from '../bulk/createBulk.ts';
import { build } from '../settings/build.ts';
import { createLog, lostLines } from '../log/createLog.ts';
import type { GatewayEnv } from '../settings/env.ts';
import { createGraphQL } from '../graphql/createGraphQL.ts';
import { readPersistedDocuments } from '../graphql/persistedDocuments.ts';
import type { GatewayResponse } from '../http/GatewayResponse.ts';
import { createReadiness } from '../http/health.ts';
import { hasBody } from '../http/hasBody.ts';
import { hasRepeatedHeader } from '../http/hasRepeatedHeader.ts';
import { isHealthCheck } from '../http/isHealthCheck.ts';
import { normalizeTarget } from '../http/normalizeTarget.ts';
import { Overloaded } from '../http/Overloaded.ts';
import { createPageReader } from '../pages/pages.ts';
import { securityHeaders, transportSecurity } from '../http/securityHeaders.ts';
import { sendFailure } from '../http/sendFailure.ts';
import { message } from '../messages/message.ts';
import { createRequestLog } from './logRequest.ts';
import { Pseudonyms } from '../log/Pseudonyms.ts';
import { Upstream } from '../rest/upstream/Upstream.ts';
import type { Wire } from '../rest/Wire.ts';
import { createRoutes } from './routes.ts';
import { createSchema } from '../modules/createSchema.ts';
import { createShared } from '../context/Shared.ts';
import { showGuards } from '../telemetry/showGuards.ts';
import type { Telemetry } from '../telemetry/Telemetry.ts';
import { noteProblems } from '../graphql/noteProblems.ts';
import { keyMutations } from '../graphql/keyMutations.ts';

/** The gateway, not yet listening. */
export interface Gateway {
  /** Answers every request. */
  listener: RequestListener<typeof IncomingMessage, typeof GatewayResponse>;
  readonly log: Logger;
  /** Makes this build of the client known to the gateways that share a Redis. */
  publish(): Promise<void>;
  /** Reports not ready from now on, so that no new callers are sent here, and ends bulk reads after their page. */
  drain(): void;
  /** Closes the connections to the back end and to Redis. */
  stop(): Promise<void>;
}

function sendOverloaded(req: IncomingMessage, res: ServerResponse): void {
  res.setHeader('retry-after', '1');
  sendFailure(req, res, { status: 503, code: 'TOO_MANY_REQUESTS', messages: [] });
}

/** Builds the gateway; `wire` is for a back end that differs from the contract. Throws when the schema is incomplete or the brand is wrong. */
export function createGateway(env: GatewayEnv, telemetry: Telemetry | null = null, wire?: Wire): Gateway {
  const log = createLog(env);
  const brand = readBrand(env.brandDir);
  const { upstreamUrl: url, upstreamTimeoutMs: deadlineMs, upstreamIdleMs: idleMs, referenceData } = env;
  const upstream = new Upstream({ url, deadlineMs, idleMs, referenceData, log, wire });
  const shared = createShared(env, log, telemetry);
  const schema = createSchema();
  wrapResolvers(schema, telemetry);
  if (telemetry) showGuards(telemetry, upstream);
  const documents = readPersistedDocuments();
  const answerGraphQL = createGraphQL({ schema, documents, upstream, shared, env });
  const bulk = createBulk({ schema, upstream, shared, env });
  const isReachable = createReadiness(upstream);
  let isDraining = false;
  const endsConnection = (): boolean => isDraining;
  const isReady = async (): Promise<boolean> => !isDraining && (await isReachable());
  const readHealth = (): object => ({
    ...build,
    client: readPages()?.build ?? null,
    stopping: isDraining,
    backEnd: upstream.health,
    redis: shared.redisHealth,
    logLinesLost: lostLines(),
  });
  const readPages = createPageReader(env.webDir, env, brand);
  const route = createRoutes({
    env,
    upstream,
    answerGraphQL,
    bulk,
    builds: shared.builds,
    brand,
    readPages,
    readHealth,
    readiness: () => (shared.redisHealth === 'down' ? 'ready, and redis does not answer' : 'ready'),
    isReady,
  });
  const logRequest = createRequestLog({ log, names: new Pseudonyms(env), owners: upstream.owners });
  const beginExchange = createBeginExchange(env, log);
  const isSecure = env.publicUrl?.startsWith('https:') ?? false;
  const client = readPages()?.build;
  const fixedHeaders = Object.entries({
    ...securityHeaders,
    ...(isSecure && env.hstsSeconds > 0 ? transportSecurity(env.hstsSeconds) : {}),
    ...(client === undefined ? {} : { build: client }),
  }).flat();

  return {
    log,
    listener(req, res) {
      const hasHost = normalizeTarget(req);
      const watch = telemetry?.begin(req);
      const exchange = beginExchange(req, res, watch);
      const { requestId } = exchange;
      logRequest({ req, res, exchange, watch });
      res.endsConnection = endsConnection;
      res.commonHeaders = ['x-request-id', requestId, ...fixedHeaders];
      if (!hasHost || hasRepeatedHeader(req)) {
        const messages = [message(hasHost ? 'REQUEST.REPEATED_HEADER' : 'REQUEST.HOST')];
        return sendFailure(req, res, { status: 400, code: 'BAD_REQUEST', messages });
      }
      const answer = async (): Promise<void> => {
        try {
          if (!hasBody(req) && !isHealthCheck(req)) exchange.begin();
          await route(req, res, exchange);
        } catch (error) {
          // The caller has gone before its request had arrived.
          if (req.errored === error) return;
          if (error instanceof Overloaded && !res.headersSent) return sendOverloaded(req, res);
          log.error({ requestId, traceId: watch?.traceId ?? undefined, err: error }, 'unexpected error');
          if (res.headersSent) res.destroy();
          else sendFailure(req, res, { status: 500, code: 'INTERNAL_SERVER_ERROR', messages: [] });
        }
      };
      if (watch) watch.run(() => void answer());
      else void answer();
    },
    publish: async () => shared.builds?.publish(env.webDir, documents),
    drain() {
      isDraining = true;
      bulk.drain();
    },
    async stop() {
      await Promise.all([upstream.close(), shared.close()]);
    },
  };
}

/**
 * Wraps the schema's resolvers in place, in the order from the inside out: a repeated write is answered by
 * `keyMutations`, so its stored answer is counted by `noteProblems` and its span begun by `traceResolvers` too.
 */
function wrapResolvers(schema: GraphQLSchema, telemetry: Telemetry | null): void {
  const wrappers = [keyMutations, noteProblems, telemetry?.traceResolvers];
  for (const wrap of wrappers) wrap?.(schema);
}
