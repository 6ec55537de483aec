/**
 * `npm run test:soak`: runs the browser tests ten times, in random order, without a second attempt, next to a process that takes
 * one core; `npm run test:soak -- 3 orders` three times those of orders. Ends with the tests that failed at least once, and
 * their number; exits with 1 if there are any.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';

const [times = '10', ...filters] = process.argv.slice(2);
const report = '.cache/soak.json';
mkdirSync('.cache', { recursive: true });

const busy = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
const failures = new Map<string, string[]>();
try {
  for (let run = 1; run <= Number(times); run++) {
    const seed = String(run * 1_000);
    console.log(`\nRun ${String(run)} of ${times}, order by seed ${seed}`);
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'e2e', '--retry', '0'];
    const order = ['--sequence.shuffle.files', '--sequence.seed', seed];
    const output = ['--reporter', 'dot', '--reporter', 'json', '--outputFile.json', report];
    spawnSync(process.execPath, [...vitest, ...order, ...output, ...filters], { stdio: 'inherit' });
    for (const { title, message } of readFailures()) {
      failures.set(title, [...(failures.get(title) ?? []), `run ${String(run)}: ${message}`]);
    }
  }
} finally {
  busy.kill();
}

console.log(`\nFailed at least once: ${String(failures.size)}`);
for (const [title, runs] of failures) console.log(`  ${title}\n    ${runs.join('\n    ')}`);
if (failures.size > 0) process.exitCode = 1;

function readFailures(): { title: string; message: string }[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: {
      name: string;
      message: string;
      assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
    }[];
  };
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [{ title: name, message: firstLine(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${name} > ${fullName}`,
      message: firstLine(failureMessages[0] ?? ''),
    }));
  });
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
