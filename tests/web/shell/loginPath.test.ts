import { expect, test } from 'vitest';
import { loginPath, returnPath } from '../../../web/shell/loginPath.ts';

const origin = 'https://portal.test';
const back = (wanted: string) => returnPath(new URLSearchParams({ return: wanted }), origin);

test('GAP-01 login leads back to the route that sent the visitor there', () => {
  const [, query = ''] = loginPath('/orders/regular?page=2&filter[id]=7').split('?');
  expect(returnPath(new URLSearchParams(query), origin)).toBe('/orders/regular?page=2&filter[id]=7');
});

test('AUTH-11 without a wanted route login leads to the catalog', () => {
  expect(loginPath('/')).toBe('/login');
  expect(returnPath(new URLSearchParams(), origin)).toBe('/catalog');
});

test.each([
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test',
  '\\\\evil.test',
  'javascript:alert(1)',
  '/\t/evil.test',
])('GAP-01 a return path of another origin is never followed: %j', (wanted) => {
  const path = back(wanted);
  expect(new URL(path, origin).origin).toBe(origin);
  expect(path).not.toContain('evil');
});
