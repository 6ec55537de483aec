import type { Plugin } from 'vite';
import { filesOfPages } from './filesOfPages.ts';

/** https://github.com/WICG/explicit-javascript-compile-hints-file-based; other browsers see a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';
/** Pages that users open first, as in the table of filesOfPages.ts. */
const firstPages = ['catalog', 'catalog?*', 'orders'];

/**
 * Makes Chromium compile all functions of the first pages on another thread while their files load. Otherwise it compiles
 * each when it is first called, which is a third of the time that the main thread needs for the first page.
 */
export function compileEarly(): Plugin {
  return {
    name: 'compile-early',
    apply: 'build',
    // After the bundler's own last lines: functions above the hint do not follow it.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const { entry, pages } = filesOfPages(Object.values(bundle));
        const files = new Set([...entry, ...firstPages.flatMap((path) => pages[path] ?? [])]);
        for (const file of files) {
          const chunk = bundle[file];
          if (chunk?.type === 'chunk') chunk.code = hint + chunk.code;
        }
      },
    },
  };
}
