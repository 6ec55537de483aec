import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { generateIfStale } from './generate.ts';
import { isOlder } from './isOlder.ts';
import { withFileLock } from './withFileLock.ts';

/** Written last, when the compressed copies exist too. */
const stamp = 'dist/web.built';
const sources = [
  'web/**/*.{ts,tsx,json,html,css,svg}',
  'gateway/**/*.graphql',
  'contract/api-v3.yaml',
  'schema.graphql',
  'package-lock.json',
];

/**
 * Generates code and builds the web client when no build exists or a source is newer. Processes that ask at the same time
 * wait for the first one's build. The build runs in a separate process and always for production: Vite sets NODE_ENV only
 * where it is unset, and vitest's `test` would give a development build of React.
 * @throws when the build fails.
 */
export async function buildWebIfStale(): Promise<void> {
  if (!isOlder(stamp, sources)) return;
  await withFileLock('dist/web.lock', async () => {
    if (isOlder(stamp, sources)) await build();
  });
}

async function build(): Promise<void> {
  console.log('Building the web client …');
  await generateIfStale();
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
  mkdirSync('dist', { recursive: true });
  writeFileSync(stamp, '');
}
