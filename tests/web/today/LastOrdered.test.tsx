import { act, cleanup, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { loadQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, test } from 'vitest';
import query, { type useTodayOrdersQuery } from '../../../web/__generated__/useTodayOrdersQuery.graphql.ts';
import { LastOrdered } from '../../../web/pages/today/LastOrdered.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

function Page(): ReactElement {
  return <LastOrdered query={useLoaderData<PreloadedQuery<useTodayOrdersQuery>>()} />;
}

const line = (articleName: string, qtyRequested: number, isDelivery = false) => ({
  id: articleName,
  articleName,
  isDelivery,
  description: 'Oil filter',
  qtyRequested,
});

test('DAY-06 last ordered lists the articles and pieces of the newest order, with links to them and to the order', async () => {
  const { environment } = await renderScreen(<Page />, {
    viewer: { attributes: ['article_view', 'order_view'] },
    load: (relay) => loadQuery(relay, query, { withLines: true }),
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Viewer: () => ({
          openOrders: null,
          recentOrders: {
            orders: [{ dbId: '17' }],
            newest: { dbId: '17', items: [line('OC 90', 2), line('DELIVERY', 1, true), line('OC 91', 12)] },
          },
        }),
      }),
    ),
  );
  const section = within(await screen.findByRole('region', { name: 'Last ordered' }));
  expect(section.getByRole('link', { name: /Order 17/ }).getAttribute('href')).toBe('/order/17');
  const lines = section.getAllByRole('listitem').map((item) => [
    within(item).getByRole('link').getAttribute('href'),
    within(item)
      .getByText(/^\d+\spcs?\.?$/)
      .textContent.replaceAll('\u00a0', ' '),
  ]);
  expect(lines).toEqual([
    ['/catalog/article/OC%2090', '2 pcs'],
    ['/catalog/article/OC%2091', '12 pcs'],
  ]);
});

test('DAY-121 who has not ordered yet sees the first steps that they may take', async () => {
  const { environment } = await renderScreen(<Page />, {
    viewer: { attributes: ['article_list', 'account_address_management'] },
    load: (relay) => loadQuery(relay, query, { withLines: true }),
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Viewer: () => ({ openOrders: null, recentOrders: { orders: [], newest: null } }),
      }),
    ),
  );
  const steps = within(await screen.findByRole('region', { name: 'First steps' }));
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/catalog',
    '/my-profile/shipping-address',
  ]);
});
