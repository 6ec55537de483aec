import type { IncomingMessage } from 'node:http';

/** Reads a request's headers by lower-case name; of a repeated header the first counts. */
export const readHeader =
  ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  (name: string): string | null => {
    const value = headers[name];
    return (Array.isArray(value) ? value[0] : value) ?? null;
  };
