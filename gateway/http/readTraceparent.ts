/** A W3C trace header; null for anything else. */
export const readTraceparent = (value: string | null | undefined): string | null =>
  value && /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/.test(value) ? value : null;
