import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, statSync } from 'node:fs';
import { generateAll } from './generate.ts';

const built = 'dist/web/index.html';
const sources = [
  'web/**/*.{ts,tsx,json,html,css,svg}',
  'gateway/**/*.graphql',
  'contract/api-v3.yaml',
  'schema.graphql',
  'package-lock.json',
];

/**
 * Generates code and builds the web client when no build exists or a source is newer. The build runs in a separate process and always for
 * production: Vite sets NODE_ENV only where it is unset, and vitest's `test` would give a development build of React.
 */
export async function buildWebIfStale(): Promise<void> {
  const builtAt = statSync(built, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (!globSync(sources).some((file) => statSync(file).mtimeMs > builtAt)) return;
  console.log('Building the web client …');
  await generateAll();
  const vite = [
    'node_modules/vite/bin/vite.js',
    'build',
    '--config',
    'web/vite.config.ts',
    '--logLevel',
    'warn',
  ];
  const env = { ...process.env, NODE_ENV: 'production' };
  const [code] = await once(spawn(process.execPath, vite, { env, stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`The web client could not be built (exit code ${String(code)}).`);
}
