import { globSync, statSync } from 'node:fs';

const built = 'dist/web/index.html';
const sources = ['web/**/*.{ts,tsx,json,html,css,svg}', 'schema.graphql', 'package-lock.json'];

/** Builds the web client with Vite when no build exists or a source is newer than it. */
export async function buildWebIfStale(): Promise<void> {
  const builtAt = statSync(built, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (!globSync(sources).some((file) => statSync(file).mtimeMs > builtAt)) return;
  console.log('Building the web client …');
  const { build } = await import('vite');
  await build({ configFile: 'web/vite.config.ts', logLevel: 'warn' });
}
