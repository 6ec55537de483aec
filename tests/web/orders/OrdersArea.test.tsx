import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrdersArea } from '../../../web/pages/orders/OrdersArea.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

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
