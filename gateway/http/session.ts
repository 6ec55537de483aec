import { parseCookie } from 'cookie';
import { defaultLanguage, isLanguage, type Language } from '../messages/message.ts';
import { isToken, sessionCookie, type RestSession } from '../rest/RestSession.ts';

/** The session of a request; read once and changed only by log-in and logout. */
export interface Session extends RestSession {
  /** Where the token came from; `none` for a visitor. Authorization wins over the cookie. */
  source: 'authorization' | 'cookie' | 'none';
  /** The account that the caller's page shows, header `Account`; see `Callers.mayWrite`. */
  account: string | null;
}

/**
 * Reads the session of a request (API-02 to API-04, GAP-12, GAP-163): the token from Authorization or cookie BEARER, the
 * language from header Locale or cookie `locale`, the currency from header CC. Cookie `cc` counts only if the request has
 * neither CC nor Locale.
 * An unknown value counts as absent: it must not reach a header of ours.
 *
 * @param header returns a request header by its lower-case name
 */
export function readSession(header: (name: string) => string | null | undefined): Session {
  const cookies = parseCookie(header('cookie') ?? '');
  const authorization = header('authorization');
  const cookie = authorization == null ? readSessionCookie(header('cookie') ?? '') : null;
  return {
    bearer: readBearer(header) ?? cookie,
    source: authorization != null ? 'authorization' : cookie !== null ? 'cookie' : 'none',
    locale: chooseLanguage(header('locale'), cookies),
    // A page that names its language names its currency, too: the cookie may be of another tab by now.
    currency: readCurrency(header('cc') ?? (header('locale') == null ? cookies['cc'] : null)),
    mustHaveCurrency: authorization != null,
    account: header('account') ?? null,
  };
}

/**
 * The token in cookie BEARER. Of several the last that can be a token counts: browsers send the oldest first, and one of a
 * parent domain, of another site or an earlier portal, must not keep the user out.
 */
function readSessionCookie(header: string): string | null {
  const single = token(parseCookie(header)[sessionCookie]);
  if (header.indexOf(`${sessionCookie}=`) === header.lastIndexOf(`${sessionCookie}=`)) return single;
  const all = header.split(';').map((pair) => token(parseCookie(pair)[sessionCookie]));
  return all.findLast((one) => one !== null) ?? null;
}

const token = (value: string | null | undefined): string | null => (value && isToken(value) ? value : null);

/** The token in Authorization; null without one. */
export const readBearer = (header: (name: string) => string | null | undefined): string | null =>
  token(/^Bearer +(\S+)$/i.exec(header('authorization') ?? '')?.[1]);

/**
 * A currency's code, three letters, in upper case; null for any other text. Which codes there are is the back end's to say:
 * it may offer one that is not in a list of ours.
 */
export function readCurrency(value: string | null | undefined): string | null {
  const code = value?.toUpperCase() ?? '';
  return /^[A-Z]{3}$/.test(code) ? code : null;
}

/** The language of a request, as in its session; for answers that need no session. */
export const readLanguage = (header: (name: string) => string | null | undefined): Language =>
  chooseLanguage(header('locale'), parseCookie(header('cookie') ?? ''));

const chooseLanguage = (
  locale: string | null | undefined,
  cookies: Readonly<Record<string, string | undefined>>,
): Language => toLanguage(locale) ?? toLanguage(cookies['locale']) ?? defaultLanguage;

/** One of the portal's languages, also for a region of it; null for any other text. */
function toLanguage(value: string | null | undefined): Language | null {
  const code = value?.split('-', 1)[0]?.toLowerCase() ?? '';
  return isLanguage(code) ? code : null;
}
