/** The identity under which calls are made; fixed for one request. */
export interface RestSession {
  /** The session token; null for a visitor. */
  bearer: string | null;
  /** Language code, header Locale (API-02). */
  locale: string;
  /** Currency code, header CC (API-03); null sends no header. */
  currency: string | null;
}

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
