import { parseSetCookie, type SetCookie } from 'cookie';
import { isRecord } from '../../../contract/isRecord.ts';
import { isToken, sessionCookie } from '../RestSession.ts';

/**
 * The token that a log-in gave: in the body as `token`, or in the session cookie. Null for none. As in a browser, the last of
 * several cookies counts, and one that is ended holds nothing: a back end may delete the old one before it sets the new one.
 */
export function readSessionToken(body: unknown, cookies: string | string[] | undefined): string | null {
  const inBody = isRecord(body) ? body['token'] : null;
  const inCookie = [cookies ?? []]
    .flat()
    .map((cookie) => parseSetCookie(cookie))
    .findLast((cookie) => cookie.name === sessionCookie && !isEnded(cookie))?.value;
  const token = typeof inBody === 'string' && inBody !== '' ? inBody : inCookie;
  return token !== undefined && isToken(token) ? token : null;
}

const isEnded = ({ maxAge, expires }: SetCookie): boolean =>
  maxAge === undefined ? expires !== undefined && expires.getTime() <= Date.now() : maxAge <= 0;
