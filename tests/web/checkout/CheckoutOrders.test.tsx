import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup } from '@testing-library/react';
import { NetworkError } from '../../../web/relay/NetworkError.ts';
import {
  address,
  asked,
  button,
  delivery,
  order,
  pass,
  placed,
  placeOne,
  renderCheckout,
} from './renderCheckout.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

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
      expectedAddress: expect.objectContaining({ street: 'Sadama 5', country: 'country 1' }),
      customShippingAddress: null,
      shippingCourier: '7',
      relatedOrderNumber: null,
      orderComment: null,
    },
  });
});

test('the default address is chosen, and stands first as in the profile', async () => {
  const other = { ...address, id: 'address 2', name: 'Branch', default: false };
  const { answer } = await renderCheckout([order(1)], [other, address]);
  await answer(delivery('order 1'));
  const group = screen.getByRole('group', { name: 'Delivery address' });
  const cards = within(group).getAllByRole<HTMLInputElement>('radio');
  expect(cards.map((card) => card.checked)).toEqual([true, false]);
  expect(cards[0]?.labels?.[0]?.textContent).toContain('Main store');
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

test('CHK-36 both buttons wait while the order is cancelled', async () => {
  const { answer, environment } = await renderCheckout([order(1), order(2)]);
  await answer(delivery('order 1'));
  fireEvent.click(button('Cancel order'));
  const dialog = await screen.findByRole('alertdialog', { name: /^Cancel order/ });
  await act(async () => fireEvent.click(within(dialog).getByText('Cancel outright')));
  expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe(
    'useCancelOrderMutation',
  );
  // The dialog hides the page until it has closed.
  await waitFor(() => expect([isDisabled('Place order'), isDisabled('Cancel order')]).toEqual([true, true]));
  await answer({
    cancelOrder: {
      __typename: 'Rejected',
      __isProblem: 'Rejected',
      message: 'Too late.',
      messages: ['Too late.'],
    },
  });
  await answer(asked('NOT_COMPLETED'));
  await answer(delivery('order 1'));
  expect([isDisabled('Place order'), isDisabled('Cancel order')]).toEqual([false, false]);
});

test('CHK-03 a panel has cards of shipping and address, a new address, number and comment, and its questions', async () => {
  const { answer } = await renderCheckout([order(1, { valid: false })]);
  await answer(delivery('order 1'));
  expect(screen.getAllByRole('radio', { name: /Option/ })).toHaveLength(2);
  expect(screen.getAllByRole('radio', { name: /Main store/ })).toHaveLength(1);
  expect(screen.getByLabelText('Your order number')).toBeDefined();
  expect(screen.getByLabelText('Order comment')).toBeDefined();
  for (const [opener, role, leave] of [
    ['Add address', 'dialog', 'Cancel'],
    ['Cancel order', 'alertdialog', 'Keep the order'],
  ] as const) {
    await waitFor(() => button(opener));
    fireEvent.click(button(opener));
    const dialog = await screen.findByRole(role, { name: new RegExp(`^${opener}`) });
    fireEvent.click(within(dialog).getByRole('button', { name: leave }));
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  }
  fireEvent.click(await screen.findByRole('button', { name: /^Place order 1, / }));
  expect(await screen.findByRole('alertdialog', { name: /^Some lines/ })).toBeDefined();
});

test('DAY-68 GAP-70 an order whose delivery options cannot be read cannot be placed, but cancelled', async () => {
  const { environment } = await renderCheckout([order(1)]);
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkError(502)));
  expect([isDisabled('Place order'), isDisabled('Cancel order')]).toEqual([true, false]);
});

test('CHK-30 CHK-31 the result shows 600 ms after completion, the next panel 200 ms after that', async () => {
  const { answer, container } = await renderCheckout([order(1), order(2)]);
  await answer(delivery('order 1'));
  vi.useFakeTimers();
  fireEvent.click(button('Place order'));
  await answer(placed(1, 'PRE_ORDERED'));
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

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const panels = () => screen.getAllByRole('button', { name: /^Order #/ });

test('CHK-01 the panel of an order opens and closes; there is one for each', async () => {
  const { answer } = await renderCheckout([order(1), order(2)]);
  await answer(delivery('order 1'));
  const open = () => panels().map((panel) => panel.getAttribute('aria-expanded'));
  expect(open()).toEqual(['true', 'false']);
  const [first] = panels();
  if (first) fireEvent.click(first);
  await waitFor(() => expect(open()).toEqual(['false', 'false']));
  expect(screen.queryByLabelText('Your order number')).toBeNull();
});

const today = order(1);
const earlier = { ...order(2), createdAt: hoursAgo(4 * 24) };
test.each([
  ['of today alone', [today], []],
  ['of earlier days alone', [earlier], []],
  ['of both', [today, earlier], ['Today', 'Up to this day']],
])(
  'CHK-04 orders of today and of earlier days have headings where there are both: %s',
  async (_, orders, shown) => {
    await renderCheckout(orders);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.filter((text) => !text?.startsWith('Order #'))).toEqual(shown);
  },
);

test('DAY-65 completing several orders asks first: those of today are ticked, with address, shipping and the sum of all', async () => {
  const { answer, environment } = await renderCheckout([
    order(1),
    order(2),
    { ...order(3), createdAt: hoursAgo(4 * 24) },
  ]);
  await answer(delivery('order 1'));
  await act(async () => fireEvent.click(button('Place 2 of 3 orders')));
  const dialog = await screen.findByRole('alertdialog', { name: 'Which orders do you want to place?' });
  await answer(delivery('order 2'));
  await answer(delivery('order 3'));
  const boxes = within(dialog).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, false]);
  expect(within(dialog).getAllByText('Main store, Sadama 5, 10111 Tallinn')).toHaveLength(3);
  expect(within(dialog).getAllByText(/^Option 7,/)).toHaveLength(3);
  expect(within(dialog).getAllByText(/31\.00.€ incl\. VAT/)).toHaveLength(3);
  expect(within(dialog).getAllByText('Shipping excl. VAT:')).toHaveLength(3);
  expect(within(dialog).getByText('Grand total: 62.00 €')).toBeDefined();
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /#3/ }));
  expect(within(dialog).getByText('Grand total: 93.00 €')).toBeDefined();
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /#3/ }));
  expect(environment.mock.getAllOperations()).toEqual([]);

  fireEvent.click(within(dialog).getByRole('button', { name: /^Place 2 orders\. / }));
  expect(environment.mock.getMostRecentOperation().request.variables.input.order).toBe('order 1');
});

test('DAY-65 of several orders only the ticked ones are completed, one after another', async () => {
  const { answer, environment } = await renderCheckout([order(1), order(2), order(3)]);
  await answer(delivery('order 1'));
  await act(async () => fireEvent.click(button('Place all 3 orders')));
  const dialog = await screen.findByRole('alertdialog', { name: 'Which orders do you want to place?' });
  await answer(delivery('order 2'));
  await answer(delivery('order 3'));
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /#2/ }));
  vi.useFakeTimers();
  fireEvent.click(within(dialog).getByRole('button', { name: /^Place 2 orders\. / }));
  const sent: unknown[] = [];
  for (const number of [1, 3]) {
    const { request } = environment.mock.getMostRecentOperation();
    sent.push(request.variables.input.order);
    await answer(placed(number));
    await pass(900);
  }
  expect(sent).toEqual(['order 1', 'order 3']);
  expect(environment.mock.getAllOperations()).toEqual([]);
});

const question = () => screen.findByRole('alertdialog', { name: 'Leave before all orders are placed?' });

test('DAY-65 who leaves while several orders are completed is asked; the others are completed meanwhile', async () => {
  const { answer, environment, router } = await renderCheckout([order(1), order(2)]);
  await answer(delivery('order 1'));
  await act(async () => fireEvent.click(button('Place all 2 orders')));
  const dialog = await screen.findByRole('alertdialog', { name: 'Which orders do you want to place?' });
  await answer(delivery('order 2'));
  const leave = () => act(() => router.navigate('/orders'));
  const choose = async (name: string) => fireEvent.click(await within(await question()).findByText(name));
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: /^Place 2 orders\. / })));

  await leave();
  await choose('Stay here');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/');
  expect(environment.mock.getMostRecentOperation().request.variables.input.order).toBe('order 1');
  await answer(placed(1));

  await waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.variables.input.order).toBe('order 2'),
  );
  await leave();
  await question();
  await answer(placed(2));
  // The panel of the last one has gone.
  await waitFor(() => expect(screen.queryByLabelText('Your order number')).toBeNull());
  expect(router.state.location.pathname).toBe('/');
  await choose('Leave');
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
});

test('DAY-65 an order that needs a decision cannot be ticked', async () => {
  const { answer } = await renderCheckout([order(1), order(2, { valid: false })]);
  await answer(delivery('order 1'));
  // The button counts what the question has ticked.
  await act(async () => fireEvent.click(button('Place 1 of 2 orders')));
  const dialog = await screen.findByRole('alertdialog', { name: 'Which orders do you want to place?' });
  await answer(delivery('order 2'));
  const [, second] = within(dialog).getAllByRole<HTMLInputElement>('checkbox');
  expect([second?.checked, second?.disabled]).toEqual([false, true]);
  expect(within(dialog).getByText('Order #2 needs your decision')).toBeDefined();
});

test('DAY-65 an order whose delivery options could not be read says so, and cannot be ticked', async () => {
  const { answer, environment } = await renderCheckout([order(1), order(2)]);
  await answer(delivery('order 1'));
  await act(async () => fireEvent.click(button('Place all 2 orders')));
  const dialog = await screen.findByRole('alertdialog', { name: 'Which orders do you want to place?' });
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkError(502)));
  const [, second] = within(dialog).getAllByRole<HTMLInputElement>('checkbox');
  expect([second?.checked, second?.disabled]).toEqual([false, true]);
  expect(within(dialog).getByText('The delivery options could not be loaded.')).toBeDefined();
  expect(within(dialog).queryByText(/needs your decision/)).toBeNull();
});

const said = () => document.getElementById('announcer')?.textContent;

test('the checkout says how many orders are not placed yet, and what is to do', async () => {
  await renderCheckout([order(1), order(2)]);
  await waitFor(() =>
    expect(said()).toContain(
      '2 orders are not placed yet: check the address and shipping of each, then place them',
    ),
  );
});

test('ORD-17 a completed order says that it is not confirmed, and its button confirms it; a screen reader says both', async () => {
  const { answer, environment } = await placeOne();
  const toConfirm =
    'Placed, not confirmed yet: we pack it once you confirm it. After that it can no longer be cancelled here.';
  expect(screen.getByText(toConfirm)).toBeDefined();
  await vi.waitFor(() => expect(said()).toContain(`Order #1: ${toConfirm}`));
  fireEvent.click(button('Confirm order 1'));
  const { request } = environment.mock.getMostRecentOperation();
  expect(request.node.operation.name).toBe('useChangeOrderStatusMutation');
  expect(request.variables.input).toMatchObject({ orders: ['placed 1'], status: 'CONFIRMED' });
  await answer({
    changeOrderStatus: {
      __typename: 'ChangeOrderStatusPayload',
      orders: [{ id: 'placed 1', status: 'CONFIRMED', allowToPay: false }],
    },
  });
  expect(screen.getByText('The order is confirmed.')).toBeDefined();
  await vi.waitFor(() => expect(said()).toContain('Order #1: The order is confirmed.'));
  expect(screen.queryByRole('button', { name: 'Confirm order 1' })).toBeNull();
});

test('ORD-17 several completed orders are confirmed together, after a question with their sum', async () => {
  const { answer, environment } = await renderCheckout([order(1), order(2)]);
  await answer(delivery('order 1'));
  vi.useFakeTimers();
  for (const number of [1, 2]) {
    if (number === 2) await answer(delivery('order 2'));
    fireEvent.click(button('Place order'));
    await answer(placed(number));
    await pass(900);
  }
  vi.useRealTimers();
  const confirm = screen.getByRole('button', { name: /^Confirm 2 orders\. #1, #2\. 62\.00.€$/ });
  expect(screen.getByRole('button', { name: /^Confirm order 1, 31\.00.€ incl\. VAT$/ })).toBeDefined();
  await act(async () => fireEvent.click(confirm));
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirm 2 orders?' });
  expect(within(dialog).getByText('2 selected orders, 62.00 €')).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm 2 orders' }));
  const changed = environment.mock.getAllOperations().map(({ request }) => request.variables.input);
  expect(changed).toMatchObject([
    { orders: ['placed 1'], status: 'CONFIRMED' },
    { orders: ['placed 2'], status: 'CONFIRMED' },
  ]);
});

test('address and shipping of an order are chosen again after a reload', async () => {
  const other = { ...address, id: 'address 2', default: false, name: 'Second store' };
  const first = await renderCheckout([order(1)], [address, other]);
  await first.answer(delivery('order 1'));
  fireEvent.click(screen.getByRole('radio', { name: /Second store/ }));
  fireEvent.click(screen.getByRole('radio', { name: /Option delay/ }));
  cleanup();
  const { answer, environment } = await renderCheckout([order(1)], [address, other]);
  await answer(delivery('order 1'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Second store/ }).checked).toBe(true);
  fireEvent.click(button('Place order'));
  expect(environment.mock.getMostRecentOperation().request.variables.input).toMatchObject({
    shippingAddress: 'address 2',
    shippingCourier: 'delay',
  });
});

test('an address that is gone after a reload is not replaced without a word', async () => {
  const other = { ...address, id: 'address 2', default: false, name: 'Second store' };
  const first = await renderCheckout([order(1)], [address, other]);
  await first.answer(delivery('order 1'));
  fireEvent.click(screen.getByRole('radio', { name: /Second store/ }));
  cleanup();
  await renderCheckout([order(1)], [address]);
  expect(
    screen.getByText(
      'The address you chose is no longer there. Main store, Sadama 5, 10111 Tallinn is selected instead.',
    ),
  ).toBeDefined();
});

/** The sums of the open panel by their labels. */
const costs = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`.replaceAll('\u00a0', ' '));

test('DAY-66 the grand total of an order has the chosen shipping and its VAT, wherever it is named', async () => {
  const { answer } = await renderCheckout([order(1), order(2)]);
  await answer(delivery('order 1'));
  // The delivery of the other one is not read yet.
  expect(screen.getAllByText(/Goods incl\. VAT 24\.80.€/)).toHaveLength(1);
  expect(costs()).toEqual([
    'Shipping excl. VAT 5.00 €',
    'Goods and shipping excl. VAT 25.00 €',
    'VAT 24% 6.00 €',
    'Grand total 31.00 €',
  ]);
  expect(screen.getAllByText('Grand total')).toHaveLength(1);
  expect(screen.getByText(/ · 31\.00.€ incl\. VAT$/)).toBeDefined();
  expect(
    screen.getByRole('button', { name: /^Place order 1, 31\.00.€ incl\. VAT, with shipping$/ }),
  ).toBeDefined();
});

test.each([
  [
    'charged later',
    { cost: null, showCost: false, costDescription: 'Agreed on later' },
    24,
    'Agreed on later',
  ],
  ['of an unknown VAT rate', { cost: { value: 5, currencyCode: 'EUR' } }, null, '5.00 €'],
])(
  'DAY-66 with shipping %s the sum says that it is of the goods alone',
  async (_, price, vatPercent, shown) => {
    const { answer } = await renderCheckout([order(1)]);
    const { asked: itself, node } = delivery('order 1', ['7']);
    const shippingOptions = node.shippingOptions.map((option) => ({
      ...option,
      price: { ...option.price, ...price },
    }));
    await answer({
      asked: itself,
      node: { ...node, shippingOptions, calculated: { ...node.calculated, vatPercent } },
    });
    expect(costs()).toEqual([
      `Shipping excl. VAT ${shown}`,
      `VAT ${vatPercent ?? '–'}% 4.80 €`,
      'Goods incl. VAT 24.80 €',
    ]);
    expect(screen.queryByText('Grand total')).toBeNull();
    expect(
      screen.getByRole('button', { name: /^Place order 1, Goods incl\. VAT 24\.80.€, without shipping$/ }),
    ).toBeDefined();
  },
);

test('DAY-66 a placed order has its own total', async () => {
  const { answer } = await renderCheckout([order(1)]);
  await answer(delivery('order 1'));
  vi.useFakeTimers();
  fireEvent.click(button('Place order'));
  const { completeOrder } = placed(1);
  const grandTotal = { value: 31.01, currencyCode: 'EUR' };
  await answer({ completeOrder: { ...completeOrder, order: { ...completeOrder.order, grandTotal } } });
  await pass(900);
  // The announcer has it, too, a moment later.
  expect(screen.getByRole('heading', { name: /31\.01.€ incl\. VAT/ })).toBeDefined();
});

test('the buttons that place orders name them and what they come to', async () => {
  const { answer } = await renderCheckout([order(1), order(2)]);
  await answer(delivery('order 1'));
  screen.getByRole('button', { name: /^Place order 1, 31\.00.€ incl\. VAT, with shipping$/ });
  const all = screen.getByRole('button', { name: 'Place all 2 orders. #1, #2' });
  expect(all.title).toBe('Shows the address, shipping and sum of each before any is placed');
  await act(async () => fireEvent.click(all));
  const dialog = await screen.findByRole('alertdialog');
  await answer(delivery('order 2'));
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /#2/ }));
  const name = /^Place 1 order\. #1\. Grand total 31\.00.€, with shipping$/;
  expect(within(dialog).getByRole('button', { name }).textContent).toBe('Place 1 order');
});

test('once an order of several is placed, the focus is on it and not on the button that would place the others', async () => {
  const { answer } = await renderCheckout([order(1), order(2), order(3)]);
  await answer(delivery('order 1'));
  const all = button('Place all 3 orders');
  all.focus();
  await act(async () => fireEvent.click(all));
  const dialog = await screen.findByRole('alertdialog');
  await answer(delivery('order 2'));
  await answer(delivery('order 3'));
  for (const other of [/#2/, /#3/]) fireEvent.click(within(dialog).getByRole('checkbox', { name: other }));
  fireEvent.click(within(dialog).getByRole('button', { name: /^Place 1 order/ }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Place all 3 orders'));
  await answer(placed(1));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Open order 1'));
});

test('of several orders that are placed together the sum to confirm is said once, at the end', async () => {
  const { answer } = await renderCheckout([order(1), order(2), order(3)]);
  await answer(delivery('order 1'));
  await act(async () => fireEvent.click(button('Place all 3 orders')));
  const dialog = await screen.findByRole('alertdialog');
  await answer(delivery('order 2'));
  await answer(delivery('order 3'));
  const heard: (string | null)[] = [];
  const watch = new MutationObserver((changes) =>
    changes.forEach(({ addedNodes }) => addedNodes.forEach(({ textContent }) => heard.push(textContent))),
  );
  watch.observe(document.getElementById('announcer') ?? document.body, { childList: true });
  vi.useFakeTimers();
  fireEvent.click(within(dialog).getByRole('button', { name: /^Place 3 orders/ }));
  for (const number of [1, 2, 3]) {
    await answer(placed(number));
    await pass(900);
  }
  await pass(900);
  watch.disconnect();
  const sums = heard.flatMap((text) => text?.match(/\d orders are placed but not confirmed/g) ?? []);
  expect(sums).toEqual(['3 orders are placed but not confirmed']);
});
