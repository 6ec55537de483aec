import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesOfPages } from './filesOfPages.ts';

/**
 * Kilobytes of JavaScript, compressed by gzip, that a first page may load until its content is there. Some 4 % above what it
 * loads: a limit without room would forbid changes that make the code simpler.
 */
const pageBudget = 250;
/** Files that these may be in. */
const fileBudget = 4;
/** Pages that users open first, by the first name of their path. */
const firstPages = ['', 'catalog', 'orders'];
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
      for (const path of firstPages) {
        const files = [...entry, ...(pages[path] ?? [])];
        if (kilobytes(files) > pageBudget || files.length > fileBudget) {
          this.error(
            `/${path} loads ${kilobytes(files)} KB in ${files.length} files, more than ${pageBudget} KB in ${fileBudget}: ${files.join(', ')}`,
          );
        }
      }
      const whole = kilobytes(sizes.keys());
      if (whole > buildBudget)
        this.error(`The client has ${whole} KB of JavaScript, more than ${buildBudget}`);
    },
  };
}
