import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RouteTabs, type RouteTab } from '../../../web/shell/RouteTabs.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

const tabs: RouteTab[] = [
  { path: '/orders/regular', label: 'Orders' },
  { path: '/orders/reservation', label: 'Pre-orders', access: { requires: 'order_create_reservation' } },
  { path: '/orders/statements', label: 'Statements', isHidden: true },
];
const labels = () => screen.queryAllByRole('link').map((link) => link.textContent);

test('SHELL-09 SHELL-10 a tab whose attribute is missing is left out, and a single tab shows no bar', async () => {
  await renderScreen(<RouteTabs label="Orders" tabs={tabs} />, { path: '/orders/regular' });
  expect(labels()).toEqual([]);
});

test('SHELL-12 GAP-03 a tab hidden by default is not in the bar', async () => {
  const viewer = { attributes: ['order_create_reservation'] };
  await renderScreen(<RouteTabs label="Orders" tabs={tabs} />, { path: '/orders/regular', viewer });
  expect(labels()).toEqual(['Orders', 'Pre-orders']);
});

test('SHELL-11 GAP-05 the active tab is the path cut to its first four parts, or to the given number of parts', async () => {
  const viewer = { attributes: ['order_create_reservation'] };
  const deep = { path: '/orders/regular/x/more', viewer };
  const cut = await renderScreen(<RouteTabs label="Orders" tabs={tabs} segments={3} />, deep);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Orders');
  cut.unmount();
  await renderScreen(<RouteTabs label="Orders" tabs={tabs} />, deep);
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
});
