import { stringifySetCookie } from 'cookie';
import { sessionCookie } from '../rest/RestSession.ts';

/**
 * The Set-Cookie header that starts a session (its token) or ends it (null): hidden from scripts and, where browsers
 * reach us by https, sent over https only. Lax (GAP-12): documents open from a link in a mail, and no other site can
 * send the cookie with a write. It lasts until the browser is closed.
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
