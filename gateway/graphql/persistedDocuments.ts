import { readFileSync } from 'node:fs';

const persistedFile = new URL('../../persisted.json', import.meta.url);

/** The client's operations by document id, written by relay-compiler. */
export const readPersistedDocuments = (): Record<string, string> =>
  JSON.parse(readFileSync(persistedFile, 'utf8'));

/** The names of those operations. */
export const persistedOperationNames = (): string[] =>
  Object.values(readPersistedDocuments()).map((text) => /^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '');
