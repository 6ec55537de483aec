import { act, screen } from '@testing-library/react';
import { loadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { test } from 'vitest';
import query from '../../../web/__generated__/OrdersPageQuery.graphql.ts';
import { OrdersPage } from '../../../web/pages/orders/OrdersPage.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

test('who comes by Tab to an order of the list hears its status and when it was created', async () => {
  const { environment } = await renderScreen(<OrdersPage />, {
    path: '/orders/regular',
    load: (relay) => loadQuery(relay, query, { type: 'REGULAR', filter: null, first: 20, after: '' }),
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Order: () => ({ dbId: '101298', status: 'DELIVERED', createdAt: '2026-11-27T08:05:00' }),
      }),
    ),
  );
  await screen.findByRole('link', { name: '101298', description: 'Delivered, 27-11-2026 08:05' });
});
