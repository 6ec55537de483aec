import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What follows `:has(…)` in a selector, whose parentheses are closed in it. */
function afterHas(selector: string): string {
  const start = selector.indexOf(':has(') + ':has('.length;
  let depth = 1;
  let end = start;
  while (end < selector.length && depth > 0) depth += { '(': 1, ')': -1 }[selector[end++] ?? ''] ?? 0;
  return selector.slice(end);
}

// What it is about is any element then: at each change of an element the browser restyles the whole page.
const namesNothing = /[\s>+~]\s*[:*][^\s>+~]*$/;

test('no style with :has() is about elements without a name', () => {
  const files = globSync('web/{pages,parts,shell,ui}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([^'\n]*:has\([^'\n]*)'/g)]
      .map(([, selector = '']) => selector)
      .filter((selector) => namesNothing.test(afterHas(selector)))
      .map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
