/** The milliseconds that a Retry-After header asks for, in seconds or as a date (RFC 9110); null when it is missing or malformed. */
export function retryAfterMs(value: string | string[] | undefined): number | null {
  if (typeof value !== 'string') return null;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}
