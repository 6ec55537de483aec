import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { useOrderMissing } from '../../../web/pages/missingItems/useOrderMissing.ts';
import { renderScreen } from '../support/renderScreen.tsx';

function Order(): ReactElement {
  const { order } = useOrderMissing();
  return (
    <button type="button" onClick={() => void order({ items: ['item 1'] }, 'ALL', 1)}>
      Order
    </button>
  );
}

test('who makes orders and goes on to the checkout hears which of those that wait there were created', async () => {
  const { environment } = await renderScreen(<Order />);
  fireEvent.click(screen.getByRole('button', { name: 'Order' }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: {
        createOrderFromMissing: {
          __typename: 'CreateOrdersPayload',
          orders: [
            { id: 'order 7', dbId: '101331' },
            { id: 'order 8', dbId: '101332' },
          ],
          missingItems: [],
          viewer: { notCompletedOrders: 7, id: 'viewer' },
        },
      },
    }),
  );
  await waitFor(() =>
    expect(document.getElementById('announcer')?.textContent).toContain('Orders 101331, 101332 were created'),
  );
});
