import { createHash } from 'node:crypto';

/** What stands for a text that must not be kept, such as a token. */
export const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
