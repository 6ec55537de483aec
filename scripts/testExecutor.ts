/**
 * Runs graphql-js's own tests of `execute` against our executor (`gateway/fastPath`): those of the installed version, from its
 * repository. First by graphql's executor, which shows what does not fit, then by ours. Fails for a test that graphql's passes
 * and ours does not, unless it is left out on purpose (tests/gateway/fastPath/graphqlJs/leftOut.ts).
 *
 * `GRAPHQL_JS` names a checkout that is there already, `GRAPHQL_JS_URL` another repository to clone from.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { version } from 'graphql';
import { leftOut } from '../tests/gateway/fastPath/graphqlJs/leftOut.ts';

const { GRAPHQL_JS: given, GRAPHQL_JS_URL: url = 'https://github.com/graphql/graphql-js' } = process.env;
const folder = resolve(given ?? `.cache/graphql-js-${version}`);

interface Results {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}): number | null {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  return status;
}

if (!existsSync(folder)) {
  mkdirSync('.cache', { recursive: true });
  const isThere = run('git', ['clone', '--depth', '1', '--branch', `v${version}`, url, folder]) === 0;
  if (!isThere) throw new Error(`graphql-js ${version} could not be cloned from ${url}.`);
}

/** The tests that an executor passes, as `<file>: <title>`, and all of them. */
function passedBy(executor: 'graphql' | 'ours'): { passed: Set<string>; all: Set<string> } {
  const output = resolve(`.cache/graphql-js-${executor}.json`);
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'tests/gateway/fastPath/graphqlJs/vitest.config.ts',
  ];
  run(process.execPath, [...vitest, '--reporter=json', `--outputFile=${output}`], {
    GRAPHQL_JS: folder,
    EXECUTOR: executor,
  });
  const { testResults }: Results = JSON.parse(readFileSync(output, 'utf8'));
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      id: `${basename(name).replace('-test.ts', '')}: ${title}`,
      status,
    })),
  );
  const failed = new Set(tests.flatMap(({ id, status }) => (status === 'passed' ? [] : id)));
  const all = new Set(tests.map(({ id }) => id));
  return { passed: all.difference(failed), all };
}

const [theirs, ours] = [passedBy('graphql'), passedBy('ours')];
const onPurpose = new Set(leftOut.flatMap(({ tests }) => tests));
const failed = [...theirs.passed.difference(ours.passed)];
const faults = failed.filter((id) => !onPurpose.has(id));
console.log(
  `graphql-js: ${theirs.all.size} tests; graphql passes ${theirs.passed.size}, our executor ${ours.passed.size}; left out on purpose ${failed.length - faults.length}.`,
);
const needless = [...onPurpose].filter((id) => ours.passed.has(id));
if (needless.length > 0) console.log(`Left out, and passed:\n  ${needless.join('\n  ')}`);
if (faults.length > 0) {
  console.log(`Not passed by our executor:\n  ${faults.join('\n  ')}`);
  process.exitCode = 1;
}
if (theirs.passed.size < 100) throw new Error('Hardly any of the tests could be run.');
