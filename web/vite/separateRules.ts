import { resolve } from 'node:path';
import { createDOMRenderer, type GriffelRenderer } from '@fluentui/react-components';
import { separator } from './forEachRule.ts';

type Rules = Parameters<GriffelRenderer['insertCSSRules']>[0];

/**
 * In the browser Griffel splits the rules of a page with the parser of a whole CSS compiler, which is 4 KB of code and
 * takes a twentieth of the time until the first page shows. Those of `createPageRenderer` come with a separator.
 */
export const separateRules = [
  { find: './forEachCSSRule.js', replacement: resolve(import.meta.dirname, 'forEachRule.ts') },
];

/** A renderer for the styles in a page whose code was built with `separateRules`. */
export function createPageRenderer(nonce: string): GriffelRenderer {
  const renderer = createDOMRenderer(undefined, { styleElementAttributes: { nonce } });
  return { ...renderer, insertCSSRules: (rules) => renderer.insertCSSRules(separated(rules)) };
}

function separated(rules: Rules): Rules {
  return Object.fromEntries(
    Object.entries(rules).map(([bucket, entries]) => [
      bucket,
      entries.map((entry) => (Array.isArray(entry) ? [entry[0] + separator, entry[1]] : entry + separator)),
    ]),
  );
}
