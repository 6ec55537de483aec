import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { MissingItemsCommands } from '../../../web/pages/missingItems/MissingItemsCommands.tsx';
import { useOrderMissing } from '../../../web/pages/missingItems/useOrderMissing.ts';
import { toGlobalId } from '../../../web/relay/globalId.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const checked = [
  { id: 'item 1', name: 'OC 90', open: 3 },
  { id: 'item 2', name: 'OC 91', open: 1 },
];
const warehouses = [
  { dbId: '1', name: 'Tallinn' },
  { dbId: '2', name: 'Riga' },
];

function Commands(): ReactElement {
  const { order, isOrdering } = useOrderMissing();
  return (
    <MissingItemsCommands
      checked={checked}
      filters={new Map()}
      total={4}
      warehouses={warehouses}
      onOrder={(which, mode) => void order(which, mode, 4)}
      isOrdering={isOrdering}
    />
  );
}

async function renderCommands() {
  const attributes = ['order_missing_items', 'order_management', 'order_create_reservation'];
  const { environment } = await renderScreen(<Commands />, { viewer: { attributes } });
  /** The write that was sent: its name and its input. */
  const sent = async (name: string) => {
    await waitFor(() =>
      expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe(name),
    );
    const { idempotencyKey, ...input } = environment.mock.getMostRecentOperation().request.variables['input'];
    expect(idempotencyKey).toEqual(expect.any(String));
    return input;
  };
  return { environment, sent };
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (element: HTMLElement) => act(async () => fireEvent.click(element));
const choose = async (menu: string, item: string) => {
  await press(button(menu));
  await press(await screen.findByRole('menuitem', { name: item }));
};

test('MISS-10 hide all asks with the number of items, and hides every item in one write', async () => {
  const { environment, sent } = await renderCommands();
  await choose('More actions', 'Hide all');
  const dialog = await screen.findByRole('alertdialog');
  within(dialog).getByText('Items that move to the Hidden tab: 4.');
  expect(environment.mock.getAllOperations()).toEqual([]);
  await press(within(dialog).getByRole('button', { name: 'Hide' }));
  expect(await sent('useHideAllMissingItemsMutation')).toEqual({ filter: null });
});

test('MISS-14 the button that moves items to the cart says, before it is pressed, that they leave the list', async () => {
  await renderCommands();
  expect(button('Add to cart').title).toBe(
    'They leave your missing items, and do not return to them when you remove them from the cart',
  );
});

test.each([
  ['From stock, then from goods in transit', 'ALL'],
  ['From stock only', 'WITHOUT_RESERVATION'],
  ['Pre-order goods in transit only', 'RESERVATION'],
])('MISS-11 an order is created from chosen items: %s', async (name, mode) => {
  const { sent } = await renderCommands();
  await choose('Create order', name);
  expect(await sent('useOrderMissingMutation')).toEqual({
    items: [{ item: 'item 1' }, { item: 'item 2' }],
    mode,
  });
});

test('MISS-15 adding all available requires a warehouse, and names the chosen ones', async () => {
  const { environment, sent } = await renderCommands();
  await choose('More actions', 'Add all available');
  const dialog = within(await screen.findByRole('dialog'));
  await press(dialog.getByRole('button', { name: 'Add to cart' }));
  await dialog.findByText('please select value');
  expect(environment.mock.getAllOperations()).toEqual([]);
  await press(dialog.getByRole('checkbox', { name: 'Riga' }));
  await press(dialog.getByRole('button', { name: 'Add to cart' }));
  // The pieces in the cart are counted before.
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('Not now')));
  expect(await sent('useMoveAvailableMutation')).toEqual({ warehouses: [toGlobalId('Warehouse', '2')] });
});
