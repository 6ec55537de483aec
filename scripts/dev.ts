/**
 * `npm run dev`: sandbox and gateway under `node --watch`, the client under Vite with hot reload, and generated files
 * kept up to date. UPSTREAM_URL instead of the sandbox as in `npm start`.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';

const gatewayPort = process.env.PORT ?? '4000';
const sandboxPort = process.env.SANDBOX_PORT ?? '4001';
const upstream = process.env.UPSTREAM_URL ?? `http://127.0.0.1:${sandboxPort}`;
const env = {
  ...(process.env.UPSTREAM_URL ? {} : { UPSTREAM_HONOURS_KEYS: 'true' }),
  ...process.env,
  PORT: gatewayPort,
  SANDBOX_PORT: sandboxPort,
  UPSTREAM_URL: upstream,
};

const start = (...args: string[]) => spawn(process.execPath, args, { env, stdio: 'inherit' });
const children = [
  ...(process.env.UPSTREAM_URL ? [] : [start('--watch-path=sandbox', 'sandbox/main.ts')]),
  start(
    '--watch-path=gateway',
    '--watch-path=contract',
    '--watch-path=schema.graphql',
    '--watch-path=persisted.json',
    'gateway/main.ts',
  ),
  start('node_modules/vite/bin/vite.js', '--config', 'web/vite.config.ts'),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(0);
  });

/** The client's operations are compiled by Vite's plugin; what the gateway's own files generate is made here. */
let timer: NodeJS.Timeout | undefined;
const generate = (...steps: string[]) => {
  clearTimeout(timer);
  timer = setTimeout(() => start('scripts/generate.ts', ...steps), 300);
};
watch('gateway', { recursive: true }, (_event, file) => {
  if (file?.endsWith('.graphql')) generate('schema');
});
watch('contract', (_event, file) => {
  if (file?.endsWith('.yaml')) generate('operations', 'shapes', 'rest');
});
