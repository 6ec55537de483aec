import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settings } from '../../gateway/env.ts';
import { demoUsers } from '../../sandbox/db/demo/demoUsers.ts';

/** The README without the padding of its table columns. */
const readme = readFileSync('README.md', 'utf8').replace(/ +/g, ' ');

test('the README lists every setting of the gateway with what it does', () => {
  const missing = Object.entries(settings).filter(([name]) => !readme.includes(`| \`${name}\` |`));
  expect(missing.map(([name]) => name)).toEqual([]);
});

test('the README lists every demo user with its purpose', () => {
  const missing = demoUsers.filter(({ email, purpose }) => !readme.includes(`| \`${email}\` | ${purpose} |`));
  expect(missing.map(({ email }) => email)).toEqual([]);
});

test('the demo passwords follow the rule stated in the README', () => {
  for (const { email, password } of demoUsers) expect(password).toBe(`demo-${email.split('@')[0]}`);
});
