import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CartArea } from '../../../web/pages/cart/CartArea.tsx';
import { WarehouseChoice } from '../../../web/pages/cart/WarehouseChoice.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const orderer = { attributes: ['order_management'] };
const tabs = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

test('CART-03 GAP-42 the checkout has its tab while there is something to check out', async () => {
  await renderScreen(<CartArea />, { viewer: { ...orderer, notCompletedOrders: 3 }, path: '/cart/regular' });
  expect(tabs()).toEqual(['Order from stock', 'Quick order', 'Last ordered', 'Checkout3']);
});

test('CART-03 GAP-42 the tab is hidden while there is nothing to check out', async () => {
  await renderScreen(<CartArea />, { viewer: { ...orderer, notCompletedOrders: 0 }, path: '/cart/regular' });
  expect(tabs()).toEqual(['Order from stock', 'Quick order', 'Last ordered']);
});

test('GAP-42 on the checkout page its tab stays', async () => {
  await renderScreen(<CartArea />, { viewer: { ...orderer, notCompletedOrders: 0 }, path: '/cart/checkout' });
  expect(tabs()).toEqual(['Order from stock', 'Quick order', 'Last ordered', 'Checkout']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Checkout');
});

test('CART-05 GAP-41 reservation and backorder carts each have a tab for users who may fill them', async () => {
  const attributes = ['order_management', 'order_create_reservation', 'order_create_backorder'];
  await renderScreen(<CartArea />, {
    viewer: { attributes, notCompletedOrders: 0 },
    path: '/cart/reservation',
  });
  expect(tabs()).toEqual(['Order from stock', 'Pre-order', 'Backorder', 'Quick order', 'Last ordered']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Pre-order');
});

test('CART-01 without order_management there are neither tabs nor content', async () => {
  await renderScreen(<CartArea />, { viewer: { notCompletedOrders: 3 }, path: '/cart/regular' });
  expect(tabs()).toEqual([]);
  expect(screen.getByText('Placing orders is not available for your account')).toBeDefined();
});

test('CART-52 without any warehouse the field is marked as invalid', async () => {
  await renderScreen(
    <WarehouseChoice
      warehouses={[]}
      selection={{ warehouses: [], useBackorder: false }}
      onChange={() => {}}
      mayBackorder
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain('There is no warehouse you can order from.');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
