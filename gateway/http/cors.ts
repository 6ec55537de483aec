import type { IncomingMessage, ServerResponse } from 'node:http';

const allowed = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': [
    'authorization, content-type, locale, cc, account, x-request-id, x-requested-with',
    // What clients of GraphQL and of traces add to every request by themselves.
    'apollo-require-preflight, apollographql-client-name, apollographql-client-version',
    'traceparent, tracestate, baggage, sentry-trace',
  ].join(', '),
  'access-control-max-age': '600',
} as const;

/** Headers of ours that such a page may read. */
const exposed = 'x-request-id, version, content-language, content-disposition, content-length, retry-after';

/** Whether a browser asks if a page may send a request. */
export const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/**
 * Lets pages of the configured origins read our answers, never with cookies: they send Authorization. Without the
 * setting no answer has CORS headers.
 *
 * @returns true when the request was a preflight, which is then answered
 */
export function answerCors(req: IncomingMessage, res: ServerResponse, origins: readonly string[]): boolean {
  if (origins.length === 0) return false;
  res.setHeader('vary', 'Origin');
  const { origin } = req.headers;
  const isAllowed = origin !== undefined && origins.includes(origin);
  if (isAllowed) {
    res.setHeader('access-control-allow-origin', origin);
    res.setHeader('access-control-expose-headers', exposed);
    // By default this header keeps answers from other sites.
    res.setHeader('cross-origin-resource-policy', 'cross-origin');
  }
  if (!isPreflight(req)) return false;
  res.writeHead(204, isAllowed ? allowed : {}).end();
  return true;
}
