import { expect, test } from 'vitest';
import { generatePassword } from '../../../web/pages/accounts/generatePassword.ts';

test('ACC-14 a generated password has 16 letters and digits, each time others, of which none is left out', () => {
  const passwords = Array.from({ length: 200 }, generatePassword);
  for (const password of passwords) expect(password).toMatch(/^[A-Za-z0-9]{16}$/);
  expect(new Set(passwords).size).toBe(passwords.length);
  // A sign is missing in 3200 by chance once in 10^21 times.
  expect(new Set(passwords.join('')).size).toBe(62);
});
