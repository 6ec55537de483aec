import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { loadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, test } from 'vitest';
import query from '../../../web/__generated__/RegularCartPageQuery.graphql.ts';
import { CartArea } from '../../../web/pages/cart/CartArea.tsx';
import { RegularCartPage } from '../../../web/pages/cart/RegularCartPage.tsx';
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

test.each([
  [
    'with order_backorder',
    ['order_management', 'order_backorder'],
    ['Tallinn', 'Riga', 'Backorder any shortfall'],
  ],
  ['without order_backorder', ['order_management'], ['Tallinn', 'Riga']],
])('CART-11 the checkboxes of the regular cart %s', async (_, attributes, expected) => {
  const { environment } = await renderScreen(<RegularCartPage />, {
    viewer: { attributes },
    path: '/cart/regular?warehouses=1&useBackorder=0',
    load: (relay) => loadQuery(relay, query, { warehouses: null, useBackorder: null }),
  });
  await waitFor(() => environment.mock.getMostRecentOperation());
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Viewer: () => ({
          cartAnnouncements: [],
          warehouses: [
            { dbId: '1', name: 'Tallinn', readonly: false },
            { dbId: '2', name: 'Riga', readonly: false },
          ],
        }),
        Cart: () => ({ items: [], hints: [] }),
      }),
    ),
  );
  const choice = within(await screen.findByRole('group', { name: 'Order from' }));
  expect(
    choice.getAllByRole<HTMLInputElement>('checkbox').map(({ labels }) => labels?.[0]?.textContent),
  ).toEqual(expected);
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
