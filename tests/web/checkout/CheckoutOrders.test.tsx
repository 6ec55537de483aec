import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup } from '@testing-library/react';
import { delivery, order, renderCheckout } from './renderCheckout.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const button = (name: string) => screen.getByRole('button', { name });
const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

test('CHK-26 CHK-27 GAP-69 with an invalid item a confirmation comes first; confirming completes the order anyway', async () => {
  const { answer, environment } = await renderCheckout([order(1, { valid: false })]);
  await answer(delivery('order 1'));
  fireEvent.click(button('Place order'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Some lines are no longer available' });
  expect(within(dialog).getByText('AB 1')).toBeDefined();
  expect(environment.mock.getAllOperations()).toEqual([]);
  fireEvent.click(await within(dialog).findByText('Place it anyway'));
  const { request } = environment.mock.getMostRecentOperation();
  expect(request.node.operation.name).toBe('useCompleteOrderMutation');
  expect(request.variables).toEqual({
    input: {
      idempotencyKey: expect.any(String),
      order: 'order 1',
      shippingAddress: 'address 1',
      customShippingAddress: null,
      shippingCourier: '7',
      relatedOrderNumber: null,
      orderComment: null,
    },
  });
});

test('CHK-28 the other choice of that confirmation cancels the order', async () => {
  const { answer, environment } = await renderCheckout([order(1, { valid: false })]);
  await answer(delivery('order 1'));
  fireEvent.click(button('Place order'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Some lines are no longer available' });
  fireEvent.click(await within(dialog).findByText('Cancel order'));
  const { request } = environment.mock.getMostRecentOperation();
  expect(request.node.operation.name).toBe('useCancelOrderMutation');
  expect(request.variables).toEqual({
    input: { idempotencyKey: expect.any(String), order: 'order 1', move: false },
  });
});

test('CHK-21 without an address the field says so, no options are requested and nothing can be completed', async () => {
  const { environment } = await renderCheckout([order(1)], []);
  expect(screen.getByRole('alert').textContent).toBe('There is no address yet: please add one.');
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(screen.queryByLabelText('Delivery options are loading')).toBeNull();
  expect(isDisabled('Place order')).toBe(true);
});

test('CHK-10 CHK-36 GAP-70 both buttons wait for the options; then the first is chosen', async () => {
  const { answer } = await renderCheckout([order(1)]);
  expect([isDisabled('Place order'), isDisabled('Cancel order')]).toEqual([true, true]);
  await answer(delivery('order 1'));
  expect([isDisabled('Place order'), isDisabled('Cancel order')]).toEqual([false, false]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Option 7/ }).checked).toBe(true);
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('CHK-30 CHK-31 the result shows 600 ms after completion, the next panel 200 ms after that', async () => {
  const { answer, container } = await renderCheckout([order(1), order(2)]);
  await answer(delivery('order 1'));
  vi.useFakeTimers();
  fireEvent.click(button('Place order'));
  await answer({
    completeOrder: {
      __typename: 'CompleteOrderPayload',
      viewer: { id: 'viewer', notCompletedOrders: 1 },
    },
  });
  const isOpen = (number: number) =>
    container.querySelector(`[aria-expanded="true"]`)?.textContent?.includes(`#${number}`) ?? false;
  await pass(590);
  expect(screen.queryByText('Order placed')).toBeNull();
  await pass(20);
  expect(screen.getByText('Order placed')).toBeDefined();
  expect(isOpen(2)).toBe(false);
  await pass(200);
  expect(isOpen(2)).toBe(true);
});
