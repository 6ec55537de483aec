import { act, fireEvent, screen, within } from '@testing-library/react';
import { loadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, test } from 'vitest';
import query from '../../../web/__generated__/OrdersPageQuery.graphql.ts';
import { OrdersPage } from '../../../web/pages/orders/OrdersPage.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

async function renderOrders(mocks: Parameters<typeof MockPayloadGenerator.generate>[1]) {
  const { environment } = await renderScreen(<OrdersPage />, {
    path: '/orders/regular',
    load: (relay) => loadQuery(relay, query, { type: 'REGULAR', filter: null, first: 20, after: '' }),
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, mocks),
    ),
  );
}

test('who comes by Tab to an order of the list hears its status and when it was created', async () => {
  await renderOrders({
    Order: () => ({ dbId: '101298', status: 'DELIVERED', createdAt: '2026-11-27T08:05:00' }),
  });
  await screen.findByRole('link', { name: '101298', description: 'Delivered, 27-11-2026 08:05' });
});

/**
 * The values that the form of a new filter offers. The files of a worker share Fluent's handling of the focus: if it takes a dialog
 * of another file for open, it hides all else.
 */
async function offered(filter: string) {
  const hidden = true;
  const kind = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Filter/, hidden });
  const option = within(kind).getByRole<HTMLOptionElement>('option', { name: filter, hidden });
  fireEvent.change(kind, { target: { value: option.value } });
  const values = await screen.findByRole('group', { name: filter, hidden });
  return within(values)
    .getAllByRole<HTMLInputElement>('checkbox', { hidden })
    .map(({ labels }) => labels?.[0]?.textContent);
}

test('ORD-12 the filters of warehouse and status offer their values to choose from', async () => {
  await renderOrders({ Warehouse: () => ({ dbId: '3', name: 'Riga', type: 'CENTRAL' }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Add filter' }));
  expect(await offered('Warehouse')).toEqual(['Riga']);
  expect(await offered('Status')).toEqual(expect.arrayContaining(['Delivered', 'Cancelled', 'Packed']));
});
