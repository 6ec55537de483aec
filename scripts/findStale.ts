import { globSync, readFileSync } from 'node:fs';

const generated = [
  'schema.graphql',
  'persisted.json',
  '{contract,gateway,sandbox,docs}/**/*.generated.ts',
  'web/__generated__/**/*.ts',
];

/** Runs a generator and names the generated files of a folder that it changed, made or removed. */
export async function findStale(generate: () => Promise<void> | void, folder = '.'): Promise<string[]> {
  const before = contents(folder);
  await generate();
  const after = contents(folder);
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort();
}

function contents(folder: string): Map<string, string> {
  return new Map(
    globSync(generated, { cwd: folder }).map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]),
  );
}
