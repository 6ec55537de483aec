import { stringifySetCookie } from 'cookie';
import { sessionCookie } from '../session.ts';

/**
 * The Set-Cookie header that begins a session (its token) or ends it (null): not for scripts, sent to this site
 * only and, where browsers reach us by https, by https only. It lasts as long as the browser is open.
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
