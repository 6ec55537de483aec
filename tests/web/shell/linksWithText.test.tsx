import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HeaderCart } from '../../../web/parts/cart/HeaderCart.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

/** The texts of a link that are not hidden: Orca passes over one that has its name from a tooltip alone. */
const textOf = (link: HTMLElement) =>
  [...link.children].map((part) => (part.hasAttribute('aria-hidden') ? '' : part.textContent)).join('');

test('the link to the cart has its name as a text', async () => {
  // Without its totals the link would read them from the gateway.
  const cartTotals = { lines: 3, total: null };
  await renderScreen(<HeaderCart />, { viewer: { attributes: ['order_management'], cartTotals } });
  expect(textOf(await screen.findByRole('link', { name: /^Cart/ }))).toMatch(/^Cart: 3 lines/);
});
