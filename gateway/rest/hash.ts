import { createHash } from 'node:crypto';

/** Hash of a text that must not be stored, such as a token. */
export const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
