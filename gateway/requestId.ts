import { randomUUID } from 'node:crypto';

/** The caller's X-Request-Id when it is sane (letters, digits, `.`, `_`, `-`, 64 at most), else a new one. */
export const readRequestId = (value: string | null | undefined): string =>
  value && /^[\w.-]{1,64}$/.test(value) ? value : randomUUID();
