import type { IncomingMessage, ServerResponse } from 'node:http';

/** Redirects to the log-in page and from there back (SHELL-02, GAP-01), without loading the client for it. */
export function leadToLogin({ url = '/' }: IncomingMessage, res: ServerResponse): void {
  const location = url === '/' ? '/login' : `/login?${new URLSearchParams({ return: url })}`;
  res.writeHead(302, { location, 'cache-control': 'no-store' }).end();
}
