import { globSync, readFileSync } from 'node:fs';

const generated = [
  'schema.graphql',
  'persisted.json',
  '{contract,gateway,docs}/**/*.generated.ts',
  'web/__generated__/**/*.ts',
];

/** Runs a generator and names the generated files that it changed, made or removed. */
export async function findStale(generate: () => Promise<void> | void): Promise<string[]> {
  const before = contents();
  await generate();
  const after = contents();
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort();
}

function contents(): Map<string, string> {
  return new Map(globSync(generated).map((file) => [file, readFileSync(file, 'utf8')]));
}
