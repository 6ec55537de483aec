import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesOfPages } from './filesOfPages.ts';

/**
 * Kilobytes of JavaScript, compressed by gzip, that the pages which users open first may load until their content is there, by
 * the first name of their path. Some 5 % above what they load: a limit without room would forbid changes that make the code
 * simpler.
 */
const pageBudgets = { '': 250, catalog: 250, orders: 253 };
/** Files that these may be in. */
const fileBudget = 4;
/** Kilobytes of all JavaScript of the client behind log-in. */
const buildBudget = 985;

/** Fails the build when a first page or the whole client has become larger than docs/decisions/first-load.md allows. */
export function sizeBudget(): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const outputs = Object.values(bundle);
      const sizes = new Map(
        outputs.flatMap((output) =>
          output.type === 'chunk' ? [[output.fileName, gzipSync(output.code, { level: 9 }).length]] : [],
        ),
      );
      const kilobytes = (files: Iterable<string>) =>
        Math.round([...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1000);
      const { entry, pages } = filesOfPages(outputs);
      const describe = (files: readonly string[]) =>
        files.map((file) => `${file} ${kilobytes([file])} KB`).join(', ');
      for (const [path, pageBudget] of Object.entries(pageBudgets)) {
        const files = [...entry, ...(pages[path] ?? [])];
        if (kilobytes(files) > pageBudget || files.length > fileBudget) {
          this.error(
            `/${path} loads ${kilobytes(files)} KB in ${files.length} files, more than ${pageBudget} KB in ${fileBudget}: ${describe(files)}`,
          );
        }
      }
      const whole = kilobytes(sizes.keys());
      if (whole > buildBudget)
        this.error(
          `The client has ${whole} KB of JavaScript, more than ${buildBudget}: ${describe([...sizes.keys()])}`,
        );
    },
  };
}
