import { parseSetCookie } from 'cookie';
import { isToken, sessionCookie } from './RestSession.ts';

/** The token that a log-in gave: in the body as `token`, or in the session cookie. Null for none. */
export function readSessionToken(body: unknown, cookies: string | string[] | undefined): string | null {
  const inBody: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'token') : null;
  const inCookie = [cookies ?? []]
    .flat()
    .map((cookie) => parseSetCookie(cookie))
    .find(({ name }) => name === sessionCookie)?.value;
  const token = typeof inBody === 'string' && inBody !== '' ? inBody : inCookie;
  return token !== undefined && isToken(token) ? token : null;
}
