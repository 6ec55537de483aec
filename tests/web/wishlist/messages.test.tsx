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
  const runs = [
    () => remove({ id: '1', name: 'OC 90' }),
    () => void clear([], 7),
    () => void hideAll(new Map(), 7),
  ];
  return (
    <>
      {runs.map((run, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are fixed
        <button key={place} type="button" onClick={run}>{`Run ${place}`}</button>
      ))}
    </>
  );
}

const said = () => document.getElementById('announcer')?.textContent ?? '';

test.each([
  [
    0,
    'Remove',
    { removeFromWishlist: { __typename: 'WishlistPayload', article: { id: '1' } } },
    'Removed from the wishlist: OC 90',
  ],
  [
    1,
    'Clear wishlist',
    { clearWishlist: { __typename: 'ClearWishlistPayload' } },
    'Articles removed from the wishlist: 7',
  ],
  [
    2,
    'Hide',
    { hideAllMissingItems: { __typename: 'HideAllMissingItemsPayload' } },
    'Items moved to the Hidden tab: 7',
  ],
])(
  'WISH-08 what is done with a list is said by its name or number: %i',
  async (place, label, data, words) => {
    const { environment } = await renderScreen(<Buttons />);
    fireEvent.click(await screen.findByRole('button', { name: `Run ${place}` }));
    fireEvent.click(await screen.findByRole('button', { name: label }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    await act(async () => environment.mock.resolveMostRecentOperation({ data }));
    await waitFor(() => expect(said()).toContain(words));
  },
);
