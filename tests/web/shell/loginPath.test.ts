import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foreignReturnPaths } from '../../support/foreignReturnPaths.ts';
import { loginPath, returnPath } from '../../../web/shell/loginPath.ts';

const origin = 'https://portal.test';
const back = (wanted: string) => returnPath(new URLSearchParams({ return: wanted }), origin);

test('GAP-01 login leads back to the route that sent the visitor there', () => {
  const [, query = ''] = loginPath('/orders/regular?page=2&filter[id]=7').split('?');
  expect(returnPath(new URLSearchParams(query), origin)).toBe('/orders/regular?page=2&filter[id]=7');
});

test('AUTH-11 without a requested route login leads to the catalog', () => {
  expect(loginPath('/')).toBe('/login');
  expect(returnPath(new URLSearchParams(), origin)).toBe('/catalog');
});

test.each(foreignReturnPaths)('GAP-01 a return path of another origin is never followed: %j', (wanted) => {
  const path = back(wanted);
  expect(new URL(path, origin).origin).toBe(origin);
  expect(path).toMatch(/^\/(?![/\\])/);
  // Whatever the parser produced, parsing it once more gives the same address.
  expect(new URL(path, origin).href).toBe(new URL(new URL(path, origin).href).href);
});

test('GAP-01 no return path ever leads to another origin', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '\t',
    '\n',
    ' ',
    '@',
    ':',
    '?',
    '#',
    'evil.test',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const path = back(`/${parts.join('')}`);
      return new URL(path, origin).origin === origin && !/^\/[/\\]/.test(path);
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test('GAP-01 encoded slashes within a segment stay encoded', () => {
  expect(back('/article/A%2F%2Fb?q=%2F%2Fx#top')).toBe('/article/A%2F%2Fb?q=%2F%2Fx#top');
});
