import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { loadOrdersHome } from '../../../web/pages/orders/loadOrdersHome.ts';
import { OrdersArea } from '../../../web/pages/orders/OrdersArea.tsx';
import { renderScreen } from '../support/renderScreen.tsx';
import { serveHere } from '../support/serveHere.ts';
import { sessionAnswer } from '../support/sessionAnswer.ts';
import { configureTestEnvironment } from '../support/configureTestEnvironment.ts';

/** The addresses of the tabs that a user sees. */
async function tabsOf(...attributes: string[]) {
  await renderScreen(<OrdersArea />, { path: '/orders/regular', viewer: { attributes } });
  const tabs = await screen.findByRole('navigation', { name: 'Orders & Documents' });
  const paths = within(tabs)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  cleanup();
  return paths;
}

/** Where `/orders` leads a user to. */
async function homeOf(...attributes: string[]) {
  await serveHere(() => ({ body: sessionAnswer({ isLoggedIn: true, attributes }) }));
  configureTestEnvironment();
  const router = createMemoryRouter(
    [
      { path: '/orders', loader: loadOrdersHome, element: null },
      { path: '*', element: null },
    ],
    { initialEntries: ['/orders'] },
  );
  await waitFor(() => expect(router.state.initialized).toBe(true));
  return router.state.location.pathname;
}

test('GAP-73 the area has eight tabs, two of which exclude each other; /orders leads to the first that the user may open', async () => {
  const all = ['order_list', 'order_create_reservation', 'order_create_backorder', 'order_backorder'];
  const before = ['/orders/regular', '/orders/reservation', '/orders/backorders', '/orders/backorder'];
  const after = ['/orders/credit-invoices', '/orders/statements'];
  expect(await tabsOf(...all, 'accounting_statements')).toEqual([...before, '/orders/invoices', ...after]);
  expect(await tabsOf(...all, 'accounting_statements', 'merged_invoice_list')).toEqual([
    ...before,
    '/orders/merged-invoices',
    ...after,
  ]);
  expect(await homeOf(...all)).toBe('/orders/regular');
  expect(await homeOf('order_backorder', 'accounting_statements')).toBe('/orders/backorder');
  expect(await homeOf('accounting_statements')).toBe('/orders/statements');
});

test('ORD-14 a banner is above the orders while some wait for the checkout, and goes with the last', async () => {
  const viewer = { attributes: ['order_list'] };
  for (const [notCompletedOrders, text] of [
    [2, '2 orders are waiting for checkout.'],
    [0, undefined],
  ] as const) {
    await renderScreen(<OrdersArea />, {
      path: '/orders/regular',
      viewer: { ...viewer, notCompletedOrders },
    });
    await screen.findByRole('heading', { level: 1, name: 'Orders & Documents' });
    expect(screen.queryByText(/waiting for checkout/)?.textContent).toBe(text);
    cleanup();
  }
});
