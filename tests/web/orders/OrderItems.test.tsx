import { act, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, test } from 'vitest';
import query, { type OrderPageQuery } from '../../../web/__generated__/OrderPageQuery.graphql.ts';
import { OrderItems } from '../../../web/pages/orders/OrderItems.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

function Page(): ReactElement | null {
  const { order } = useLazyLoadQuery<OrderPageQuery>(query, { dbId: '1' }).viewer;
  return order ? <OrderItems order={order} invoices={[]} /> : null;
}

test('ORD-45 the delivery line has a label and no link; other lines link to their article', async () => {
  const { environment } = await renderScreen(<Page />);
  const price = { value: 10, currencyCode: 'EUR' };
  const line = { description: '', price, clientPrice: price, totalPrice: price, qty: 1, qtyRequested: 1 };
  const items = [
    { ...line, id: 'line 1', articleName: 'OC 90', isDelivery: false },
    { ...line, id: 'line 2', articleName: 'DELIVERY', isDelivery: true },
  ];
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Order: () => ({ dbId: '1', status: 'DELIVERED', items }) }),
    ),
  );
  const [, article, delivery] = await screen.findAllByRole('row');
  if (!article || !delivery) throw new Error('There are no lines');
  expect(within(article).getByRole('link', { name: 'OC 90' }).getAttribute('href')).toBe(
    '/catalog/article/OC%2090',
  );
  expect(delivery.textContent).toMatch(/^Delivery/);
  expect(within(delivery).queryByRole('link')).toBeNull();
});
