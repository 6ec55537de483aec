import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** How many of four forms of an import lint refuses in a file, with this project's settings. */
function countRefused(file: string, specifier: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(
    join(folder, file),
    `import { a } from '${specifier}';
     import type { A } from '${specifier}';
     export { b } from '${specifier}';
     export const c = (given: A = a) => import('${specifier}').then(given);`,
  );
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint')], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout.match(/eslint\(no-restricted-imports\)/g)?.length ?? 0;
}

// oxlint silently ignores a pattern that it cannot parse, so each pattern is tried.
test.each([
  ['web/i18n/a.ts', '../ui/b.ts'],
  ['web/ui/list/a.ts', '../../relay/b.ts'],
  ['web/relay/a.ts', '../shell/b.ts'],
  ['web/shell/header/a.ts', '../../parts/catalog/b.ts'],
  ['web/parts/cart/a.ts', '../../pages/cart/b.ts'],
  ['web/pages/cart/a.ts', '../catalog/b.ts'],
  ['web/pages/cart/a.ts', '../../pages/catalog/b.ts'],
  ['web/pages/cart/a.ts', '../../visitor/b.ts'],
  ['web/pages/cart/lines/a.ts', '../../catalog/b.ts'],
  ['web/pages/cart/lines/a.ts', '../../../pages/catalog/b.ts'],
  ['web/pages/cart/lines/a.ts', '../../../visitor/b.ts'],
  ['web/pages/session/a.ts', '../cart/b.ts'],
  ['web/visitor/a.ts', '../pages/session/b.ts'],
  ['web/visitor/a.ts', '../vite/b.ts'],
  ['web/visitor/a.ts', '../parts/cart/b.ts'],
  ['web/visitorPages.ts', './pages/cart/b.ts'],
  ['gateway/a.ts', '../sandbox/b.ts'],
  ['gateway/rest/a.ts', '../../sandbox/b.ts'],
  ['gateway/rest/a.ts', '../errors/b.ts'],
  ['gateway/rest/upstream/a.ts', '../../errors/b.ts'],
  ['gateway/modules/cart/a.ts', '../../../web/b.ts'],
  ['gateway/modules/cart/a.ts', '../../rest/upstream/b.ts'],
  ['sandbox/modules/cart/a.ts', '../../../gateway/b.ts'],
  ['contract/reader/a.ts', '../../gateway/b.ts'],
])('%s may not import %s', (file, specifier) => {
  expect(countRefused(file, specifier)).toBe(4);
});

test.each([
  ['web/ui/list/a.ts', '../../i18n/b.ts'],
  ['web/relay/a.ts', '../ui/b.ts'],
  ['web/shell/header/a.ts', '../../relay/b.ts'],
  ['web/parts/cart/a.ts', '../money/b.ts'],
  ['web/pages/cart/a.ts', './b.ts'],
  ['web/pages/cart/a.ts', './lines/b.ts'],
  ['web/pages/cart/lines/a.ts', '../writes/b.ts'],
  ['web/pages/cart/lines/a.ts', '../../../parts/cart/b.ts'],
  ['web/pages/cart/a.ts', '../../parts/cart/b.ts'],
  ['web/pages/catalog/oem/a.ts', '../results/b.ts'],
  ['web/pages/catalog/oem/a.ts', '../../../parts/cart/b.ts'],
  ['web/pages/session/a.ts', '../../visitor/b.ts'],
  ['web/visitor/a.ts', '../shell/b.ts'],
  ['web/visitorPages.ts', './pages/session/b.ts'],
  ['web/routes.tsx', './pages/cart/b.ts'],
  ['gateway/rest/a.ts', '../../contract/reader/b.ts'],
  ['gateway/rest/upstream/a.ts', '../RestError.ts'],
  ['gateway/rest/upstream/a.ts', '../../messages/b.ts'],
  ['gateway/modules/cart/a.ts', '../../rest/RestClient.ts'],
  ['sandbox/modules/cart/a.ts', '../../../contract/b.ts'],
])('%s may import %s', (file, specifier) => {
  expect(countRefused(file, specifier)).toBe(0);
});
