import { parseCookie } from 'cookie';
import type { RestSession } from './rest/RestSession.ts';

/** The session of a request; read once and changed only by log-in and logout. */
export interface Session extends RestSession {
  /** Where the token came from; `none` for a visitor. Authorization wins over the cookie. */
  source: 'authorization' | 'cookie' | 'none';
}

/** The session cookie's name (AUTH-15). */
export const sessionCookie = 'BEARER';

const defaultLocale = 'en';

/**
 * Reads the session of a request: the token from Authorization or cookie BEARER, the language from header
 * Locale or cookie `locale`, the currency from header CC or cookie `cc` (API-02 to API-04, GAP-12, GAP-163).
 * A malformed value counts as absent: it must not reach a header of ours.
 *
 * @param header returns a request header by its lower-case name
 */
export function readSession(header: (name: string) => string | null | undefined): Session {
  const cookies = parseCookie(header('cookie') ?? '');
  const authorization = header('authorization');
  const own = authorization == null ? null : (/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? null);
  const cookie = authorization == null ? token(cookies[sessionCookie]) : null;
  return {
    bearer: token(own) ?? cookie,
    source: authorization != null ? 'authorization' : cookie !== null ? 'cookie' : 'none',
    locale: language(header('locale')) ?? language(cookies['locale']) ?? defaultLocale,
    currency: (currency(header('cc')) ?? currency(cookies['cc']))?.toUpperCase() ?? null,
  };
}

const token = (value: string | null | undefined): string | null =>
  value && /^[\w.~+/=-]{1,4096}$/.test(value) ? value : null;

const language = (value: string | null | undefined): string | null =>
  value && /^[a-zA-Z]{2,3}(-[a-zA-Z]{2,4})?$/.test(value) ? value : null;

const currency = (value: string | null | undefined): string | null =>
  value && /^[a-zA-Z]{3}$/.test(value) ? value : null;
