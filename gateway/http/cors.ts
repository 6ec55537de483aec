import type { IncomingMessage, ServerResponse } from 'node:http';

const allowed = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers':
    'authorization, content-type, locale, cc, x-request-id, x-requested-with, traceparent',
  'access-control-max-age': '600',
} as const;

/**
 * Lets pages of the origins that the setting names read our answers, never with cookies: they bring
 * Authorization. Without the setting no answer says anything of other origins.
 *
 * @returns true when the request was a preflight and is answered
 */
export function answerCors(req: IncomingMessage, res: ServerResponse, origins: readonly string[]): boolean {
  if (origins.length === 0) return false;
  res.setHeader('vary', 'Origin');
  const { origin } = req.headers;
  const isAllowed = origin !== undefined && origins.includes(origin);
  if (isAllowed) {
    res.setHeader('access-control-allow-origin', origin);
    res.setHeader('access-control-expose-headers', 'x-request-id, version');
    // The answer is meant for another site, which this header would keep it from.
    res.setHeader('cross-origin-resource-policy', 'cross-origin');
  }
  if (req.method !== 'OPTIONS' || req.headers['access-control-request-method'] === undefined) return false;
  res.writeHead(204, isAllowed ? allowed : {}).end();
  return true;
}
