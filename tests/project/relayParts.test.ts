import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { keepUsedExports, sourcesOfUsedHooks } from '../../web/vite/relayParts.ts';

type Name = 'react-relay' | 'relay-runtime';
const requireHere = createRequire(import.meta.url);

/** The exports of a package as the client's build has them, and all of them. */
function exportsOf(name: Name): { kept: object; all: object } {
  const file = requireHere.resolve(`${name}/lib/index.js`);
  const module = { exports: {} };
  // oxlint-disable-next-line no-new-func -- runs an installed package as Node does, without the exports that the build leaves out
  const run = new Function('module', 'exports', 'require', keepUsedExports(readFileSync(file, 'utf8'), name));
  run(module, module.exports, createRequire(file));
  return { kept: module.exports, all: requireHere(file) };
}

/** The values, not types, that the client imports from a package. */
function importsOf(name: Name): string[] {
  return globSync('web/**/*.{ts,tsx}', { exclude: ['web/__generated__/**'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(new RegExp(`import \\{([^}]*)\\} from '${name}'`, 'g'))].flatMap(
      ([, names = '']) =>
        names
          .split(',')
          .map((one) => one.trim())
          .filter((one) => one !== '' && !one.startsWith('type ')),
    ),
  );
}

test.each<Name>(['react-relay', 'relay-runtime'])(
  'the build keeps what the client imports from %s',
  (name) => {
    const imports = importsOf(name);
    expect(imports.length).toBeGreaterThan(0);
    const { kept, all } = exportsOf(name);
    // `graphql` is compiled away in the client, but exported all the same.
    expect(imports.filter((one) => !(one in kept))).toEqual([]);
    expect(Object.keys(kept).length).toBeLessThan(Object.keys(all).length);
  },
);

test('the build keeps what the hooks in it use of relay-runtime', () => {
  const { kept, all } = exportsOf('relay-runtime');
  const used = sourcesOfUsedHooks().flatMap((source) =>
    [...source.matchAll(/(\w+) = require\(["']relay-runtime["']\)/g)].flatMap(([, variable = '']) =>
      [...source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, property = '']) => property),
    ),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((one) => one in all && !(one in kept))).toEqual([]);
});
