import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';

/** A checkout of graphql-js in the version that is installed (scripts/testExecutor.ts). */
const root = process.env['GRAPHQL_JS'] ?? '';
const here = import.meta.dirname;
const installed = join(here, '../../../../node_modules/graphql');
const source = join(root, 'src');
const stands: Readonly<Record<string, string>> = { mocha: join(here, 'mocha.ts'), chai: 'vitest' };
const names =
  'abstract directives executor lists mutations nonnull oneof resolve schema sync union-interface variables';

export default defineConfig({
  root,
  ssr: { resolve: { conditions: ['node', 'module-sync'], externalConditions: ['node', 'module-sync'] } },
  plugins: [
    {
      name: 'the installed graphql',
      enforce: 'pre',
      resolveId(id, importer) {
        if (stands[id] !== undefined) return this.resolve(stands[id], join(here, 'execute.ts'));
        if (!id.startsWith('.') || !importer?.startsWith(source)) return null;
        const path = relative(source, join(dirname(importer), id)).replace(/\.[jt]s$/, '');
        if (path === 'execution/execute') return join(here, 'execute.ts');
        const file = join(installed, `${path}.mjs`);
        return existsSync(file) ? { id: file, external: true } : null;
      },
    },
  ],
  test: {
    include: names.split(' ').map((name) => `src/execution/__tests__/${name}-test.ts`),
    server: { deps: { external: [/node_modules/] } },
    pool: 'forks',
    maxWorkers: 1,
  },
});
