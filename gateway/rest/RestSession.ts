import type { Language } from '../messages/message.ts';

/** The identity under which calls are made; fixed for one request. */
export interface RestSession {
  /** The session token; null for a visitor. */
  bearer: string | null;
  /** Header Locale (API-02). */
  locale: Language;
  /** Currency code, header CC (API-03); null sends no header. */
  currency: string | null;
  /**
   * Whether a currency that the account does not have is refused: a program would take the prices for others. A browser may
   * keep one of an earlier account.
   */
  mustHaveCurrency?: boolean;
}

/** The session cookie's name (AUTH-15). */
export const sessionCookie = 'BEARER';

/** Whether a text can be a session's token. Any other must not reach a header. */
export const isToken = (text: string): boolean => /^[\w.~+/=-]{1,4096}$/.test(text);

/** Everything that /api/v3 learns about a caller. */
export function forwardedHeaders(
  { bearer, locale, currency }: RestSession,
  requestId: string,
  traceparent: string | null | undefined,
): Record<string, string> {
  return {
    Locale: locale,
    'X-Request-Id': requestId,
    ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
    ...(currency === null ? {} : { CC: currency }),
    ...(traceparent ? { traceparent } : {}),
  };
}
