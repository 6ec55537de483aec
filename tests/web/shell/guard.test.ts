import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { firstModules } from '../../../web/firstModules.ts';
import { modules } from '../../../web/modules.ts';
import { guarded, mayOpen, mayOpenPath } from '../../../web/shell/guard.ts';
import { homeOf } from '../../../web/shell/homeOf.ts';
import { isVisitorPath } from '../../../web/shell/visitorPaths.ts';

const user = (...attributes: string[]) => ({ isLoggedIn: true, attributes });

test('SHELL-05 a route is closed to users without its attribute', () => {
  expect(mayOpen(user('order_list'), { requires: 'order_list' })).toBe(true);
  expect(mayOpen(user(), { requires: 'order_list' })).toBe(false);
});

test('SHELL-04 a route is closed to users with any attribute it disallows', () => {
  const access = { disallows: ['merged_invoice_list', 'faker'] };
  expect(mayOpen(user(), access)).toBe(true);
  expect(mayOpen(user('faker'), access)).toBe(false);
});

const routes: RouteObject[] = [
  {
    path: '/',
    children: [
      {
        path: 'orders',
        ...guarded({ requires: 'order_list' }),
        children: [{ path: 'regular', ...guarded({}) }],
      },
      { path: '*', ...guarded({}) },
    ],
  },
];

test('SHELL-17 a path is open when every route on it is; paths without a route are not', () => {
  expect(mayOpenPath(user('order_list'), routes, '/orders/regular')).toBe(true);
  expect(mayOpenPath(user(), routes, '/orders/regular')).toBe(false);
  expect(mayOpenPath(user('order_list'), routes, '/wiki')).toBe(false);
});

const screens = [...firstModules, ...modules].flatMap((module) => module.routes);
const mayOpenScreen = (path: string, ...attributes: string[]) =>
  mayOpenPath(user(...attributes), screens, path);

test('STAT-01 the statements are for holders of accounting_statements; the orders lists need order_list', () => {
  expect(mayOpenScreen('/orders/statements', 'accounting_statements')).toBe(true);
  expect(mayOpenScreen('/orders/statements', 'order_list')).toBe(false);
  expect(mayOpenScreen('/orders/regular', 'order_list')).toBe(true);
  expect(mayOpenScreen('/orders/regular', 'accounting_statements')).toBe(false);
});

test.each([
  ['CAT-01', '/catalog', 'article_list'],
  ['INV-04', '/invoices/1', 'order_view'],
  ['MISS-01', '/missing-items', 'order_missing_items'],
  ['TRN-01', '/in-transit', 'order_create_reservation'],
  ['WISH-01', '/wish-list', 'order_list'],
  ['BACK-01', '/orders/backorder', 'order_backorder'],
])('%s %s requires %s', (_, path, attribute) => {
  expect([mayOpenScreen(path, attribute), mayOpenScreen(path)]).toEqual([true, false]);
});

test('AGR-01 the agreements are open to every user', () => {
  expect(mayOpenScreen('/my-profile/agreements')).toBe(true);
});

test('SHELL-01 SHELL-02 the start redirects to the catalog, visitors to login, others to an area they may see', () => {
  expect(homeOf(user('article_list', 'order_list'))).toBe('/catalog');
  expect(homeOf(user('order_list'))).toBe('/orders');
  expect(homeOf(user())).toBe('/not-found');
  expect(homeOf({ isLoggedIn: false, attributes: [] })).toBe('/login');
});

test('SHELL-03 GAP-25 exactly four pages are for visitors', () => {
  const open = ['/login', '/forgot-password', '/forgot-password/complete', '/sign-up'];
  expect(open.map(isVisitorPath)).toEqual([true, true, true, true]);
  expect(['/', '/catalog', '/login/x', '/sign-up2'].map(isVisitorPath)).toEqual([false, false, false, false]);
});
