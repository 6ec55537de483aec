import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, readCart } from '../cart/fillCart.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { openPage } from '../support/openPage.ts';
import { firstChoice, focusedName } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test(
  'CAT-16 ART-08 WISH-06 CART-24 CART-47 CHK-25 a car’s part goes into cart and wishlist, is removed, brought back and ordered by keyboard alone',
  { tags: 'matrix' },
  async () => {
    await fillCart(product, 'second', []);
    await product.sandbox.db.deleteFrom('wishlist_items').execute();
    const page = await openPage(product, { as: 'second@demo.test' });
    await page.goto('/catalog');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await press(page, 'Tab');
    await tabTo(page, 'Car', 'link');
    await press(page, 'Enter');
    expect(await page.title()).toBe('Car | Catalogue | B2B portal');
    await tabTo(page, 'Manufacturer', 'combobox');
    await page.keyboard.type('volks');
    await page.getByRole('listbox').getByRole('option', { name: 'Volkswagen' }).waitFor();
    await press(page, 'Enter');
    for (const [step, text] of [
      ['Model', 'golf vii hatch'],
      ['Engine', 'petrol'],
    ] as const) {
      const field = page.getByRole('combobox', { name: step });
      await expect.poll(() => field.isEnabled()).toBe(true);
      await tabTo(page, step, 'combobox');
      await page.keyboard.type(text);
      await firstChoice(page).waitFor();
      await press(page, 'Enter');
    }

    const star = page
      .getByRole('list', { name: 'Results' })
      .getByRole('button', { name: / in the wishlist$/ });
    await star.first().waitFor();
    const names = (await star.evaluateAll((all) => all.map((one) => one.getAttribute('title') ?? ''))).map(
      (label) => label.replace(' in the wishlist', ''),
    );
    for (const name of names.slice(0, 2)) {
      await tabTo(page, `Add to cart: ${name}`, 'button');
      await press(page, 'Enter');
      await tabTo(page, `Quantity of ${name}`, 'textbox');
      await press(page, 'Escape');
    }
    const [first = '', second = ''] = names;
    await expect.poll(async () => (await readCart(product, 'second')).length).toBe(2);
    await tabTo(page, `${second} in the wishlist`, 'button', 'Shift+Tab');
    await press(page, 'Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-pressed')))
      .toBe('true');

    await tabTo(page, 'Wishlist', 'link', 'Shift+Tab');
    await press(page, 'Enter');
    await page.waitForURL('**/wish-list');
    await tabTo(page, second, 'link');
    await page.keyboard.press('g');
    await press(page, 'c');
    await page.waitForURL('**/cart/regular');

    await tabTo(page, new RegExp(`^Quantity of ${first}:`), 'button');
    await press(page, 'End');
    const before = await readCart(product, 'second');
    await press(page, 'Enter');
    await page.getByRole('row').filter({ hasText: first }).waitFor({ state: 'detached' });
    await expect.poll(() => focusedName(page)).toBe(second);
    await press(page, 'F8');
    await expect.poll(() => focusedName(page)).toBe('Undo');
    await press(page, 'Enter');
    await page.getByRole('row').filter({ hasText: first }).waitFor();
    await expect.poll(async () => (await readCart(product, 'second')).toSorted()).toEqual(before.toSorted());

    // Neither part is in the first warehouse; the next one has them.
    await tabTo(page, 'Riga', 'checkbox', 'Shift+Tab');
    await press(page, 'Space');
    await expect.poll(() => page.getByRole('button', { name: 'Check out' }).isEnabled()).toBe(true);
    await tabTo(page, /^Check out/, 'button');
    await press(page, 'Enter');
    await page.waitForURL('**/cart/checkout');
    await tabTo(page, 'Your order number', 'textbox');
    await page.keyboard.type('CAR-1');
    await tabTo(page, /^Place order \d+/, 'button');
    await press(page, 'Enter');
    await page
      .getByRole('link', { name: /^Open order \d+ in a new tab/ })
      .first()
      .waitFor();
  },
);
