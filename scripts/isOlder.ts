import { globSync, statSync } from 'node:fs';

/**
 * Whether a file is missing, or older than one of the files that it was made from. Generated code is not a source: the
 * Relay compiler writes it again with each change of a GraphQL tag.
 */
export function isOlder(file: string, sources: readonly string[]): boolean {
  const writtenAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return globSync(sources).some((source) => !isGenerated(source) && statSync(source).mtimeMs > writtenAt);
}

const isGenerated = (file: string) => file.includes('__generated__') || file.includes('.generated.');
