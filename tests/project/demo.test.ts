import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoUsers } from '../../sandbox/demo/demoUsers.ts';

/** The page without the padding of its table columns. */
const page = readFileSync('docs/demo.md', 'utf8').replace(/ +/g, ' ');

test('docs/demo.md lists every demo user with its purpose', () => {
  const missing = demoUsers.filter(({ email, purpose }) => !page.includes(`| \`${email}\` | ${purpose} |`));
  expect(missing.map(({ email }) => email)).toEqual([]);
});

test('the demo passwords follow the rule stated in docs/demo.md', () => {
  for (const { email, password } of demoUsers) expect(password).toBe(`demo-${email.split('@')[0]}`);
});
