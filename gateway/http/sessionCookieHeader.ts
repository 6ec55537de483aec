import { stringifySetCookie } from 'cookie';
import { sessionCookie } from '../session.ts';

/**
 * The Set-Cookie header that begins a session (its token) or ends it (null): not for scripts and, where browsers reach
 * us by https, by https only. Lax (GAP-12): a document opens by a link in a mail, and no other site can send the cookie
 * with a write. It lasts as long as the browser is open.
 */
export function sessionCookieHeader(token: string | null, { ownOrigin }: { ownOrigin: string }): string {
  return stringifySetCookie({
    name: sessionCookie,
    value: token ?? '',
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: ownOrigin.startsWith('https:'),
    ...(token === null ? { maxAge: 0 } : {}),
  });
}
