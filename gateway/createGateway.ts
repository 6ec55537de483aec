import type { IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { createBeginExchange } from './beginExchange.ts';
import { createBulk } from './bulk/createBulk.ts';
import { createLog } from './createLog.ts';
import type { GatewayEnv } from './env.ts';
import { createGraphQL } from './graphql/createGraphQL.ts';
import { readPersistedDocuments } from './graphql/persistedDocuments.ts';
import type { GatewayResponse } from './http/GatewayResponse.ts';
import { createReadiness } from './http/health.ts';
import { hasRepeatedHeader } from './http/hasRepeatedHeader.ts';
import { securityHeaders, transportSecurity } from './http/securityHeaders.ts';
import { sendFailure } from './http/sendFailure.ts';
import { message } from './messages/message.ts';
import { logRequest } from './logRequest.ts';
import { Upstream } from './rest/Upstream.ts';
import { createRoutes } from './routes.ts';
import { createSchema } from './schema/createSchema.ts';
import { createShared } from './Shared.ts';
import { showGuards } from './telemetry/showGuards.ts';
import type { Telemetry } from './telemetry/Telemetry.ts';
import { wrapResolvers } from './wrapResolvers.ts';

/** The gateway, not yet listening. */
export interface Gateway {
  /** Answers every request. */
  listener: RequestListener<typeof IncomingMessage, typeof GatewayResponse>;
  readonly log: Logger;
  /** Reports not ready from now on, so that no new callers are sent here, and ends bulk reads after their page. */
  drain(): void;
  /** Closes the connections to the back end and to Redis. */
  stop(): Promise<void>;
}

/** Builds the gateway. Throws when the schema is incomplete. */
export function createGateway(env: GatewayEnv, telemetry: Telemetry | null = null): Gateway {
  const log = createLog(env);
  const { upstreamUrl: url, upstreamTimeoutMs: deadlineMs, referenceData } = env;
  const upstream = new Upstream({ url, deadlineMs, referenceData });
  const shared = createShared(env, log, telemetry);
  const schema = createSchema();
  wrapResolvers(schema, telemetry);
  if (telemetry) showGuards(telemetry, upstream);
  const documents = readPersistedDocuments();
  const answerGraphQL = createGraphQL({ schema, documents, upstream, shared, env, log });
  const bulk = createBulk({ schema, upstream, shared, env, log });
  const isReachable = createReadiness(upstream);
  let isDraining = false;
  const isReady = async (): Promise<boolean> => !isDraining && (await isReachable());
  const route = createRoutes({ env, upstream, answerGraphQL, bulk, isReady });
  const beginExchange = createBeginExchange(env);
  const isSecure = env.publicUrl?.startsWith('https:') ?? false;
  const fixedHeaders = Object.entries({ ...securityHeaders, ...(isSecure ? transportSecurity : {}) }).flat();

  return {
    log,
    listener(req, res) {
      const watch = telemetry?.begin(req);
      const exchange = beginExchange(req, watch);
      const { requestId } = exchange;
      logRequest(log, { req, res, exchange, watch });
      res.commonHeaders = ['x-request-id', requestId, ...fixedHeaders];
      if (hasRepeatedHeader(req)) {
        const messages = [message('REQUEST.REPEATED_HEADER')];
        return sendFailure(req, res, { status: 400, code: 'BAD_REQUEST', messages });
      }
      const answer = async (): Promise<void> => {
        try {
          await route(req, res, exchange);
        } catch (error) {
          log.error({ requestId, traceId: watch?.traceId ?? undefined, err: error }, 'unexpected error');
          if (res.headersSent) res.destroy();
          else sendFailure(req, res, { status: 500, code: 'INTERNAL_SERVER_ERROR', messages: [] });
        }
      };
      if (watch) watch.run(() => void answer());
      else void answer();
    },
    drain() {
      isDraining = true;
      bulk.drain();
    },
    async stop() {
      await Promise.all([upstream.close(), shared.close()]);
    },
  };
}
