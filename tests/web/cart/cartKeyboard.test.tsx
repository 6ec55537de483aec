import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, test } from 'vitest';
import cartQuery, { type useReadCartQuery } from '../../../web/__generated__/useReadCartQuery.graphql.ts';
import { CartContent } from '../../../web/pages/cart/CartContent.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const choice = { type: 'REGULAR', warehouses: [], useBackorder: false } as const;
const names = ['AB 1', 'AB 2', 'AB 3'];

function Cart(): ReactElement | null {
  const { viewer } = useLazyLoadQuery<useReadCartQuery>(cartQuery, choice);
  return viewer.cart ? (
    <CartContent cart={viewer.cart} warehouses={[]} choice={choice} isChanging={false} />
  ) : null;
}

/** A cart of three lines, of which each has six pieces. */
async function openCart() {
  const { environment } = await renderScreen(<Cart />);
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Cart: () => ({
          items: names.map((name, index) => ({
            id: `line ${index}`,
            dbId: String(index),
            article: { id: `article ${index}`, name, multiple: 1 },
            qty: 6,
            requestedQty: 6,
            stocks: [],
          })),
        }),
      }),
    ),
  );
}

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.getAttribute('title');
const shown = () => screen.queryAllByRole('rowheader').map((head) => head.querySelector('a')?.textContent);
const press = (key: string, repeat = false) => {
  const target = document.activeElement ?? document.body;
  // As browsers do it: the key presses a button unless its event was prevented.
  if (fireEvent.keyDown(target, { key, repeat }) && target.matches('button')) fireEvent.click(target);
};

async function typeZero(name: string) {
  fireEvent.click(screen.getByRole('button', { name: `Quantity of ${name}: 6, change` }));
  const field = await screen.findByRole('textbox', { name: `Quantity of ${name}` });
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.change(field, { target: { value: '0' } });
  await act(async () => press('Enter'));
}

test('CART-18 GAP-47 Enter after 0 leads to the next quantity: one more Enter removes nothing', async () => {
  await openCart();
  await typeZero('AB 1');
  await waitFor(() => expect(focused()).toBe('Quantity of AB 2'));
  await act(async () => press('Enter'));
  await act(async () => press('Enter', true));
  expect(shown()).toEqual(['AB 2', 'AB 3']);
});

test('GAP-47 Enter after 0 in the last line leads to the quantity before it', async () => {
  await openCart();
  await typeZero('AB 3');
  await waitFor(() => expect(focused()).toBe('Quantity of AB 2: 6, change'));
  expect(shown()).toEqual(['AB 1', 'AB 2']);
});

test('CART-24 once a line is removed the focus is on the name of the next one: neither a second Enter nor a held one removes it', async () => {
  await openCart();
  screen.getByRole('button', { name: 'Remove AB 1' }).focus();
  await act(async () => press('Enter'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('AB 2'));
  // Nor does it open the article.
  const isFree = fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', repeat: true });
  expect(isFree).toBe(false);
  await act(async () => press('Enter'));
  expect(shown()).toEqual(['AB 2', 'AB 3']);
});
