import type { Plugin } from 'graphql-yoga';
import { refuseCrossSite } from '../http/crossSite.ts';
import type { ServerContext } from './replyPlugin.ts';

/** Lets nothing run for a page of another site, log-in and uploads included; see refuseCrossSite. */
export function sameOriginPlugin(): Plugin<ServerContext, ServerContext> {
  return {
    onRequest({ request, fetchAPI, endResponse, serverContext: { exchange } }) {
      const refused = refuseCrossSite((name) => request.headers.get(name), {
        ownOrigin: exchange.ownOrigin,
        guarded: true,
      });
      if (refused === null) return;
      const error = { message: refused, extensions: { code: 'FORBIDDEN', requestId: exchange.requestId } };
      endResponse(
        new fetchAPI.Response(JSON.stringify({ errors: [error] }), {
          status: 403,
          headers: { 'content-type': 'application/json; charset=utf-8' },
        }),
      );
    },
  };
}
