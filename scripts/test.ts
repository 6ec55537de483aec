/**
 * `npm test`: runs all tests, or those of the files and options given. If only a few browser test files failed, each runs
 * once more without anything next to it: a crowded machine can starve a browser, a fault of ours fails there again. The
 * output names them in both runs.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { failuresFile, type FailedFile } from '../tests/support/SummaryReporter.ts';

/** More files than this do not fail for want of time. */
const mostRepeated = 5;

const vitest = (...args: string[]): boolean =>
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], { stdio: 'inherit' })
    .status === 0;

function readFailures(): FailedFile[] {
  try {
    return JSON.parse(readFileSync(failuresFile, 'utf8')) as FailedFile[];
  } catch {
    return [];
  }
}

function passesAlone(failures: readonly FailedFile[]): boolean {
  const isRepeated = failures.length > 0 && failures.length <= mostRepeated;
  if (!isRepeated || !failures.every(({ project }) => project.startsWith('e2e'))) return false;
  process.stdout.write(`\nOnce more, alone:\n${failures.map(({ file }) => `  ${file}\n`).join('')}`);
  return failures.every(({ project, file }) => vitest('--project', project, '--maxWorkers=1', file));
}

rmSync(failuresFile, { force: true });
if (!vitest(...process.argv.slice(2)) && !passesAlone(readFailures())) process.exitCode = 1;
