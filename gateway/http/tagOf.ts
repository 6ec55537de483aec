import { createHash } from 'node:crypto';

/** What stands for the content of a file: in its `ETag`, and in the names of pictures. */
export const tagOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);
