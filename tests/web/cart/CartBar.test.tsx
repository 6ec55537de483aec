import { act, cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, test } from 'vitest';
import cartQuery, { type useReadCartQuery } from '../../../web/__generated__/useReadCartQuery.graphql.ts';
import { CartContent } from '../../../web/pages/cart/CartContent.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const choice = { type: 'REGULAR', warehouses: [], useBackorder: false } as const;

function Cart({ isChanging }: { isChanging: boolean }): ReactElement | null {
  const { viewer } = useLazyLoadQuery<useReadCartQuery>(cartQuery, choice);
  return viewer.cart ? (
    <CartContent cart={viewer.cart} warehouses={[]} choice={choice} isChanging={isChanging} />
  ) : null;
}

/** A cart of one line, of which 2516 pieces are asked for. */
async function openCart(isChanging: boolean) {
  const { environment } = await renderScreen(<Cart isChanging={isChanging} />);
  const money = { value: 542.42, currencyCode: 'EUR' };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Cart: () => ({
          qty: 1490,
          requestedQty: 2516,
          orders: 1,
          total: money,
          requestedTotal: null,
          items: [
            {
              id: 'line 1',
              dbId: '1',
              article: { id: 'article 1', name: 'AB 1', multiple: 1 },
              qty: 1490,
              requestedQty: 2516,
              stocks: [],
            },
          ],
        }),
      }),
    ),
  );
}

test('the button of the cart names the sum, and none while a change is under way', async () => {
  await openCart(false);
  expect(screen.getByRole('button', { name: /^Check out: .*542\.42.€/ })).toBeDefined();
  cleanup();
  await openCart(true);
  expect(screen.getByRole('button', { name: 'Check out' })).toBeDefined();
});

test('FMT-05 the pieces of the cart have their thousands apart', async () => {
  await openCart(false);
  const pieces = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(pieces.slice(0, 2)).toEqual(['2\u00a0516', '1\u00a0490']);
});
