import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { useTakeMissingItems } from '../../../web/pages/missingItems/useTakeMissingItems.ts';
import { sayCartTotals } from '../../../web/shell/session/sayCartTotals.ts';
import { renderScreen } from '../support/renderScreen.tsx';

function Take(): ReactElement {
  const [take] = useTakeMissingItems();
  return (
    <button type="button" onClick={() => void take([{ id: 'item 1', name: 'OC 90', open: 3 }])}>
      Take
    </button>
  );
}

test('GAP-175 who moves missing items to the cart reads which pieces of which articles they are, and that they do not return from there', async () => {
  const { environment } = await renderScreen(<Take />);
  fireEvent.click(screen.getByRole('button', { name: 'Take' }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { takeMissingItems: { __typename: 'TakeMissingItemsPayload' } },
    }),
  );
  await waitFor(() =>
    expect(document.querySelector('.fui-ToastBody')?.textContent).toContain(
      '3 × OC 90. They have left your missing items, and do not return to them when you remove them from the cart.',
    ),
  );
  // What they come to is said once the header knows it.
  expect(sayCartTotals.read()).toBe(true);
  sayCartTotals.set(false);
});
