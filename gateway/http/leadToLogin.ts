import type { IncomingMessage, ServerResponse } from 'node:http';

/** Redirects to the log-in page and from there back (SHELL-02, GAP-01), without loading the client for it. */
export function leadToLogin({ url = '/' }: IncomingMessage, res: ServerResponse): void {
  const location = url === '/' ? '/login' : `/login?${new URLSearchParams({ return: url })}`;
  res.writeHead(302, { location, 'cache-control': 'no-store' }).end();
}

/** Whether a person opened the link in a browser: one without a session can log in and come back (GAP-01). */
export const isNavigation = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.authorization === undefined && (headers.accept?.includes('text/html') ?? false);
