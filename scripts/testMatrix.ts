/**
 * `npm run test:matrix`: what `npm test` leaves out because it takes long. Further ways through each screen in the browser
 * (tests with the tag `matrix`); each screen at all widths and in all schemes, with whatever the browser has kept, and
 * translated; each query with each write before its answer, and each write with each odd answer; the journeys in each dialect
 * of the back end; all suites on each database; random cases in large numbers; each regular expression against time;
 * graphql-js's own tests of execution, cloned in the installed version; a field added to a copy of the tree by the guide alone;
 * the tests without a browser in time zones and a language other than the machine's; all tests at another date. `npm run test:matrix -- zones` runs one part.
 */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

type Run = { args: string[]; env?: Record<string, string> };

const vitest = (...args: string[]) => ['node_modules/vitest/vitest.mjs', 'run', ...args];

/** Both sides of the date line, an offset of half an hour, a zone with summer time; German letters and numbers. */
const zones = ['Pacific/Kiritimati', 'America/St_Johns', 'Europe/Berlin'];

/** Nothing answers there: the tests run on the embedded database. */
const embedded = { TEST_DATABASE_URL: 'postgres://127.0.0.1:1/postgres' };

/** The middle of a month, with invoices of two; the first of a month, when all invoices are on final ones; the last day of a year. */
const dates = ['2027-02-14T12:00Z', '2027-03-01T06:00Z', '2027-12-31T09:00Z'];
const shiftDate = pathToFileURL('tests/support/shiftDate.setup.ts').href;

const parts: Record<string, Run[]> = {
  browser: [{ args: vitest('--project', 'e2e', '--tags-filter=matrix') }],
  screens: [
    {
      args: vitest('--mode', 'matrix', '--project', 'e2e', 'tests/e2e/accessibility', 'tests/e2e/dialects'),
    },
    {
      args: vitest('--mode', 'matrix', '--project', 'e2e', 'tests/e2e/session/keptValues.test.ts'),
    },
    { args: vitest('--mode', 'matrix', '--project', 'e2e-translated') },
  ],
  answers: [
    { args: vitest('--mode', 'matrix', '--project', 'web', 'tests/web/relay/lateAnswers.test.ts') },
    { args: vitest('--mode', 'matrix', '--project', 'node', 'tests/gateway/writes/answersOfWrites.test.ts') },
  ],
  dialects: [{ args: vitest('--mode', 'matrix', '--project', 'e2e-php', '--project', 'e2e-java') }],
  databases: [
    { args: vitest('--mode', 'matrix', '--project', 'node', 'tests/sandbox', 'tests/project/databases') },
    { args: vitest('--project', 'node', 'tests/gateway'), env: embedded },
  ],
  zones: zones.map((TZ) => ({
    args: vitest('--project', 'node', '--project', 'web'),
    env: { TZ, LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
  })),
  // A server's clock cannot be shifted.
  dates: dates.map((date) => ({
    args: vitest('--tags-filter=!matrix'),
    env: {
      ...embedded,
      TEST_SHIFT_MS: String(Date.parse(date) - Date.now()),
      NODE_OPTIONS: `--import ${shiftDate}`,
    },
  })),
  guides: [{ args: ['scripts/testGuides.ts'] }],
  patterns: [{ args: ['bench/patterns.ts'] }],
  executor: [{ args: ['scripts/testExecutor.ts'] }],
  explore: [
    { args: vitest('--mode', 'explore', '--project', 'node', '--project', 'web') },
    { args: vitest('--mode', 'explore', '--project', 'e2e', 'tests/e2e/cart/cartModel.test.ts') },
  ],
};

const asked = process.argv.slice(2);
const failed: string[] = [];
for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
  const runs = parts[name];
  if (!runs) throw new Error(`Unknown part ${name}. Parts: ${Object.keys(parts).join(', ')}`);
  for (const { args, env } of runs) {
    console.log(`\n${name} ${env?.TZ ?? ''}`);
    const { status } = spawnSync(process.execPath, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    if (status !== 0) failed.push(`${name} ${env?.TZ ?? ''}`.trim());
  }
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll parts passed.');
if (failed.length > 0) process.exitCode = 1;
