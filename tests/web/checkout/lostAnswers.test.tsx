import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError, outcomeUnknown } from '../../../web/relay/NetworkError.ts';
import { notifications, type Notification } from '../../../web/ui/notices/notify.ts';
import { asked, button, delivery, order, pass, placed, placeOne, renderCheckout } from './renderCheckout.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** The answer to the last write is lost. */
const loseLast = ({ environment }: Pick<Awaited<ReturnType<typeof renderCheckout>>, 'environment'>) =>
  act(async () =>
    environment.mock.rejectMostRecentOperation(new NetworkError(0, null, true, outcomeUnknown)),
  );

const toConfirmText = /^Placed, not confirmed yet/;
/** The announcer repeats what a panel says. */
const ofAnnouncer = 'p';
const isAsking = () =>
  screen.queryByText('Checking whether the order is placed', { ignore: ofAnnouncer }) !== null;

/** Places order 1 of two, and the answer is lost. */
async function loseAnswer() {
  const rendered = await renderCheckout([order(1), order(2)]);
  await rendered.answer(delivery('order 1'));
  fireEvent.click(button('Place order'));
  const { environment } = rendered;
  const { idempotencyKey } = environment.mock.getMostRecentOperation().request.variables.input;
  await loseLast(rendered);
  /** The list is read again, and no longer has the order. */
  const leaveList = () =>
    act(async () =>
      environment.commitUpdate((store) => {
        const viewer = store.getRoot().getLinkedRecord('viewer');
        const orders = viewer?.getLinkedRecords('checkoutOrders') ?? [];
        viewer?.setLinkedRecords(orders.slice(1), 'checkoutOrders');
      }),
    );
  return { ...rendered, lose: () => loseLast(rendered), leaveList, idempotencyKey };
}

const notices: Notification[] = [];
notifications.subscribe(() => notices.push(...notifications.read()));

test.each(['before', 'after'])(
  'an order of which the answer was lost stays, is asked about and is to be confirmed as always: list read %s that',
  async (when) => {
    const { answer, leaveList } = await loseAnswer();
    expect(isAsking()).toBe(true);
    if (when === 'before') await leaveList();
    expect(isAsking()).toBe(true);
    expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull();
    await answer(asked('NOT_CONFIRMED'));
    if (when === 'after') await leaveList();
    expect(screen.getByText(toConfirmText)).toBeDefined();
    expect(button('Confirm order 1')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open order 1 in a new tab' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull();
  },
);

test('an order of which the answer was lost, and that is not placed, is offered again as one and the same write', async () => {
  const { answer, environment, idempotencyKey } = await loseAnswer();
  await answer(asked('NOT_COMPLETED'));
  expect(notices.at(-1)?.title).toBe('Order #1 is not placed. You can try again.');
  await answer(delivery('order 1'));
  fireEvent.click(button('Place order'));
  expect(environment.mock.getMostRecentOperation().request.variables.input).toMatchObject({
    order: 'order 1',
    idempotencyKey,
  });
});

/** Places two orders together, and the answer to the first is lost. */
async function loseFirstAnswer() {
  const rendered = await renderCheckout([order(1), order(2)]);
  await rendered.answer(delivery('order 1'));
  await act(async () => fireEvent.click(button('Place all 2 orders')));
  const dialog = await screen.findByRole('alertdialog', { name: 'Which orders do you want to place?' });
  await rendered.answer(delivery('order 2'));
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: /^Place 2 orders\. / })));
  await loseLast(rendered);
  return rendered;
}

test('DAY-65 of several orders the next one follows one whose answer was lost, once it is known to be placed', async () => {
  const { answer, environment } = await loseFirstAnswer();
  expect(isAsking()).toBe(true);
  await answer(asked('NOT_CONFIRMED'));
  await waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.variables.input.order).toBe('order 2'),
  );
  await answer(placed(2));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Place/ })).toBeNull());
});

test('DAY-65 of several orders the next one waits for the user where one was not placed', async () => {
  const { answer, environment } = await loseFirstAnswer();
  await answer(asked('NOT_COMPLETED'));
  expect(notices.at(-1)?.title).toBe('Order #1 is not placed. You can try again.');
  await answer(delivery('order 1'));
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(button('Place all 2 orders').hasAttribute('disabled')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Stop after this one' })).toBeNull();
});

test('as long as the server cannot be asked about an order, that is said and asked again', async () => {
  const { lose, answer, leaveList } = await loseAnswer();
  // It is asked again by itself, too.
  vi.useFakeTimers();
  await lose();
  await leaveList();
  await lose();
  expect(
    screen.getByText('It is not known what has become of the order.', { ignore: ofAnnouncer }),
  ).toBeDefined();
  await act(async () => fireEvent.click(button('Check again')));
  await answer(asked('NOT_CONFIRMED'));
  expect(screen.getByText(toConfirmText)).toBeDefined();
});

test('an order that has left the list while its placing was answered late is shown as always', async () => {
  const { answer, environment } = await renderCheckout([order(1), order(2)]);
  await answer(delivery('order 1'));
  fireEvent.click(button('Place order'));
  const write = environment.mock.getMostRecentOperation();
  await act(async () =>
    environment.commitUpdate((store) =>
      store.getRoot().getLinkedRecord('viewer')?.setLinkedRecords([], 'checkoutOrders'),
    ),
  );
  vi.useFakeTimers();
  await act(async () => environment.mock.resolve(write, { data: placed(1) }));
  await pass(900);
  expect(screen.getByText(toConfirmText)).toBeDefined();
});

test('an order that another window has placed says so, instead of that it cannot be placed', async () => {
  const { answer } = await renderCheckout([order(1), order(2)]);
  await answer({ asked: null, node: null });
  expect(screen.queryByText('This order cannot be placed as it is.')).toBeNull();
  expect(screen.queryByText('The delivery options could not be loaded.')).toBeNull();
  await answer(asked('CONFIRMED'));
  expect(screen.getByText('The order is confirmed.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open order 1 in a new tab' })).toBeDefined();
});

test('an order that could not be read is not doubted: its panel stays, with what was entered', async () => {
  const { environment } = await renderCheckout([order(1)]);
  const errors = ['asked', 'node'].map((path) => ({ message: 'Server error.', path: [path] }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { asked: null, node: null }, errors }),
  );
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(screen.getByText('The delivery options could not be loaded.')).toBeDefined();
});

test('an order that another window has placed says so after a press, too', async () => {
  const { answer } = await renderCheckout([order(1)]);
  await answer(delivery('order 1'));
  fireEvent.click(button('Place order'));
  const message = 'Order 1 is no longer in the checkout.';
  await answer({
    completeOrder: { __typename: 'Rejected', __isProblem: 'Rejected', message, messages: [message] },
  });
  await answer(asked('NOT_CONFIRMED'));
  expect(screen.getByText(toConfirmText)).toBeDefined();
});

test('ORD-17 of a confirmation whose answer was lost the server says whether it was done', async () => {
  const { answer, environment } = await placeOne();
  vi.useRealTimers();
  const operation = () => environment.mock.getMostRecentOperation().request.node.operation.name;
  fireEvent.click(button('Confirm order 1'));
  await loseLast({ environment });
  expect(operation()).toBe('useAskedOrderQuery');
  const now = (status: string) =>
    answer({ viewer: { id: 'viewer', order: placed(1, status).completeOrder.order } });
  await now('NOT_CONFIRMED');
  fireEvent.click(button('Confirm order 1'));
  await loseLast({ environment });
  await now('CONFIRMED');
  expect(screen.getByText('The order is confirmed.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Confirm order 1' })).toBeNull();
});
