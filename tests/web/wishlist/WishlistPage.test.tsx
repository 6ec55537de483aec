import { act, cleanup, screen } from '@testing-library/react';
import { loadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, test } from 'vitest';
import query from '../../../web/__generated__/WishlistPageQuery.graphql.ts';
import { WishlistPage } from '../../../web/pages/wishlist/WishlistPage.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

/** Whether a user with these attributes sees the button that adds to the cart, and check boxes. */
async function commandsFor(...attributes: string[]) {
  const { environment } = await renderScreen(<WishlistPage />, {
    path: '/wish-list',
    viewer: { attributes },
    load: (relay) => loadQuery(relay, query, { first: 20, after: '' }),
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { WishlistConnection: () => ({ totalCount: 1 }) }),
    ),
  );
  await screen.findByRole('button', { name: 'Clear wishlist' });
  const commands = {
    add: screen.queryByRole('button', { name: 'Add to cart' }) !== null,
    boxes: screen.queryAllByRole('checkbox').length > 0,
  };
  cleanup();
  return commands;
}

test('GAP-139 only who may order sees the button that takes articles into the cart, and boxes to check them', async () => {
  expect(await commandsFor('order_list', 'order_management')).toEqual({ add: true, boxes: true });
  expect(await commandsFor('order_list')).toEqual({ add: false, boxes: false });
});
