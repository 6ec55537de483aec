/**
 * `npm test`: runs all tests but those that `npm run test:matrix` is for, or all of the files and options given:
 * `npm test -- orders`, `npm test -- -t ORD-54`. The options are Vitest's.
 */
import { spawnSync } from 'node:child_process';

const asked = process.argv.slice(2);
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...(asked.length > 0 ? asked : ['--tags-filter=!matrix']),
];
process.exitCode = spawnSync(process.execPath, vitest, { stdio: 'inherit' }).status ?? 1;
