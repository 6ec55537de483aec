import { stringifySetCookie } from 'cookie';
import { sessionCookie } from '../session.ts';

/**
 * The Set-Cookie header that starts a session (its token) or ends it (null): hidden from scripts, sent to this site only
 * and, where browsers reach us by https, over https only. It lasts until the browser is closed.
 */
export function sessionCookieHeader(token: string | null, { ownOrigin }: { ownOrigin: string }): string {
  return stringifySetCookie({
    name: sessionCookie,
    value: token ?? '',
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: ownOrigin.startsWith('https:'),
    ...(token === null ? { maxAge: 0 } : {}),
  });
}
