import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { useHideAllMissingItems } from '../../../web/pages/missingItems/useHideAllMissingItems.ts';
import { useClearWishlist } from '../../../web/pages/wishlist/useClearWishlist.ts';
import { useRemoveFromWishlist } from '../../../web/pages/wishlist/useRemoveFromWishlist.ts';
import { renderScreen } from '../support/renderScreen.tsx';

function Buttons(): ReactElement {
  const remove = useRemoveFromWishlist(() => {});
  const [clear] = useClearWishlist();
  const [hideAll] = useHideAllMissingItems();
  return (
    <>
      <button type="button" onClick={() => remove({ id: '1', name: 'OC 90' })}>
        Begin to remove
      </button>
      <button type="button" onClick={() => void clear([], 7)}>
        Begin to clear
      </button>
      <button type="button" onClick={() => void hideAll(new Map(), 7)}>
        Begin to hide
      </button>
    </>
  );
}

const said = () => document.getElementById('announcer')?.textContent ?? '';

test.each([
  [
    'Begin to remove',
    'Remove',
    { removeFromWishlist: { __typename: 'WishlistPayload', article: { id: '1' } } },
    'Removed from the wishlist: OC 90',
  ],
  [
    'Begin to clear',
    'Clear wishlist',
    { clearWishlist: { __typename: 'ClearWishlistPayload' } },
    'Articles removed from the wishlist: 7',
  ],
  [
    'Begin to hide',
    'Hide',
    { hideAllMissingItems: { __typename: 'HideAllMissingItemsPayload' } },
    'Items moved to the Hidden tab: 7',
  ],
])(
  'WISH-08 what is done with a list is said by its name or number: %s',
  async (begin, label, data, words) => {
    const { environment } = await renderScreen(<Buttons />);
    fireEvent.click(await screen.findByRole('button', { name: begin }));
    fireEvent.click(await screen.findByRole('button', { name: label }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    await act(async () => environment.mock.resolveMostRecentOperation({ data }));
    await waitFor(() => expect(said()).toContain(words));
  },
);
