import { act, cleanup, screen } from '@testing-library/react';
import { loadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, test } from 'vitest';
import query from '../../../web/__generated__/PlainCartQuery.graphql.ts';
import { ReservationCartPage } from '../../../web/pages/cart/ReservationCartPage.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

test.each([
  [
    'shows the days on which goods may arrive',
    { minimalDate: '2026-05-04', maximalDate: '2026-05-08' },
    '04-05-2026 – 08-05-2026',
  ],
  ['is shown without these days when they cannot be read', null, '–'],
])('DAY-88 a line of the pre-order cart %s', async (_, inTransit, days) => {
  const { environment } = await renderScreen(<ReservationCartPage />, {
    viewer: { attributes: ['order_management', 'order_create_reservation'] },
    path: '/cart/reservation',
    load: (relay) => loadQuery(relay, query, { type: 'RESERVATION' }),
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Viewer: () => ({ cartAnnouncements: [] }),
        Cart: () => ({
          hints: [],
          items: [
            {
              id: 'line 1',
              dbId: '1',
              article: { id: 'article 1', name: 'OC 90', multiple: 1 },
              qty: 2,
              requestedQty: 2,
              stocks: [],
              inTransit,
            },
          ],
        }),
      }),
    ),
  );
  const row = (await screen.findByRole('rowheader')).closest('tr');
  const place = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === 'Arrival');
  expect(row?.children[place]?.textContent).toBe(days);
});
