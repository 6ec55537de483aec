import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFreshCart } from '../../../web/pages/cart/writes/useFreshCart.ts';
import { renderScreen } from '../support/renderScreen.tsx';

const choice = { type: 'REGULAR', warehouses: ['1'], useBackorder: false } as const;

function Cart(): null {
  useFreshCart(choice);
  return null;
}

test('a cart is read again when its tab comes back: another tab may have changed it', async () => {
  const { environment } = await renderScreen(<Cart />);
  expect(environment.mock.getAllOperations()).toEqual([]);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)).toEqual([
    'useReadCartQuery',
  ]);
});
