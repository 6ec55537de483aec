import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useCartActionsOf } from '../../../web/pages/cart/writes/useCartActionsOf.ts';
import { configureGoTo } from '../../../web/ui/links/goTo.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const choice = { type: 'REGULAR', warehouses: ['1'], useBackorder: false } as const;
const line = { id: 'line 7', dbId: '7', article: { id: 'article 1', name: 'AB 1' }, requestedQty: 6 };

function Cart(): ReactElement {
  const { setQty, remove } = useCartActionsOf(choice);
  return (
    <>
      <button type="button" onClick={() => setQty(line, 9)}>
        Nine
      </button>
      <button type="button" onClick={() => remove(line)}>
        Remove
      </button>
    </>
  );
}

/** Changes a line that another window has removed; what the page then does, and what it reads. */
async function changeGone(button: string, field: string) {
  const went: string[] = [];
  configureGoTo((to) => went.push(to));
  const { environment } = await renderScreen(<Cart />);
  fireEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const problem = { __typename: 'NotFound', __isProblem: 'NotFound', message: 'Not found.' };
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { [field]: problem } }));
  const reads = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  await waitFor(() => expect(document.querySelectorAll('.fui-ToastTitle')).toHaveLength(1));
  const [toast] = document.querySelectorAll('.fui-Toast');
  return { went, reads, notice: toast?.textContent };
}

const said = () => document.getElementById('announcer')?.textContent ?? '';

test('CART-24 the removal of a line is said once it is removed, with the key that undoes it', async () => {
  const { environment } = await renderScreen(<Cart />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(said()).not.toContain('AB 1 removed');
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { removeCartItem: { __typename: 'CartPayload', cart: null } },
    }),
  );
  await waitFor(() => expect(said()).toBe('AB 1 removed. Undo: press F8, then Enter'));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { setCartQty: { __typename: 'SetCartQtyPayload', article: null, cart: null } },
    }),
  );
  await waitFor(() => expect(said()).toContain('Added: AB 1, 6 pcs'));
});

test('GAP-179 a new quantity of a line that is gone says that it is, and the cart is read again', async () => {
  const { went, reads, notice } = await changeGone('Nine', 'updateCartItem');
  expect(reads).toEqual(['useReadCartQuery']);
  expect(notice).toContain('AB 1 is no longer in the cart');
  expect(notice).not.toContain('Try again');
  expect(went).toEqual([]);
});

test('GAP-179 a line that is removed and was gone already is gone: the cart is read again', async () => {
  const { went, reads, notice } = await changeGone('Remove', 'removeCartItem');
  expect(reads).toEqual(['useReadCartQuery']);
  expect(notice).toContain('AB 1 removed');
  expect(went).toEqual([]);
});
