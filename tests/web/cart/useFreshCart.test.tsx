import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFreshCart } from '../../../web/pages/cart/writes/useFreshCart.ts';
import { renderScreen } from '../support/renderScreen.tsx';

const choice = { type: 'REGULAR', warehouses: ['1'], useBackorder: false } as const;

function Cart(): null {
  useFreshCart(choice);
  return null;
}

test('a cart is read again, once, when its tab or its window comes back: another may have changed it', async () => {
  const now = vi.spyOn(Date, 'now');
  const { environment } = await renderScreen(<Cart />);
  const read = (): string[] =>
    environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  expect(read()).toEqual([]);
  // A browser tells of a tab that comes back twice.
  now.mockReturnValue(1_000_000);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  now.mockReturnValue(1_000_040);
  await act(async () => dispatchEvent(new Event('focus')));
  expect(read()).toEqual(['useReadCartQuery']);
  act(() => environment.mock.complete(environment.mock.getMostRecentOperation()));
  // A window that another covers is not hidden.
  now.mockReturnValue(1_005_000);
  await act(async () => dispatchEvent(new Event('focus')));
  expect(read()).toEqual(['useReadCartQuery']);
});
