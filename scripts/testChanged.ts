/**
 * `npm run test:changed`: the tests that the change since a commit can reach (HEAD when none is given; untracked files
 * count). Tests without a browser by what they import; browser tests by domain, because they load the built client: those of
 * the domains whose files changed, all of them after a change outside of a domain.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const since = process.argv[2] ?? 'HEAD';
const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];

const vitest = (...args: string[]): boolean =>
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests', ...args], {
    stdio: 'inherit',
  }).status === 0;

/** The domain of a file: `orders` for gateway/modules/orders/… and for tests/e2e/orders/…; undefined outside of all. */
function domainOf(file: string): string | undefined {
  const [, domain] =
    /^(?:gateway\/modules|sandbox\/modules|web\/pages|web\/parts|tests\/\w+)\/([^/]+)\//.exec(file) ?? [];
  return domain;
}

/** Whether a browser test can notice a change of the file. */
const isSeen = (file: string) => /^(gateway|sandbox|web|contract|tests\/e2e)\//.test(file);

function browserTests(): string[] {
  const seen = changed.filter(isSeen);
  if (seen.length === 0) return [];
  const folders = new Set(readdirSync('tests/e2e'));
  const domains = new Set(seen.map(domainOf));
  const known = [...domains].filter((domain) => domain !== undefined && folders.has(domain));
  return known.length === domains.size
    ? known.map((domain) => `tests/e2e/${String(domain)}/`)
    : ['tests/e2e/'];
}

console.log(changed.length === 0 ? 'Nothing changed.' : `${String(changed.length)} files changed.`);
const inBrowser = browserTests();
const passed =
  vitest('--changed', since, '--project', 'node', '--project', 'web') &&
  (inBrowser.length === 0 || vitest('--project', 'e2e', ...inBrowser));
if (!passed) process.exitCode = 1;
