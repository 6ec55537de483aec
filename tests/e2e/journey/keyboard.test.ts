import { afterAll, beforeAll, expect, test } from 'vitest';
import { press, tabTo } from '../support/keyboard.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { findSplitArticle } from './findSplitArticle.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test(
  'AUTH-05 CART-57 CART-47 CHK-25 a part is found, put into the cart, ordered and checked out by keyboard alone',
  { tags: 'matrix' },
  async () => {
    const { name, qty } = await findSplitArticle(product, 'second');
    const page = await openPage(product);
    await page.goto('/login');
    await tabTo(page, 'Username', 'textbox');
    await page.keyboard.type('second@demo.test');
    await page.keyboard.press('Tab');
    await page.keyboard.type('demo-second');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/catalog');
    await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor();

    await page.keyboard.press('/');
    await page.keyboard.type(name);
    await press(page, 'Enter');
    await tabTo(page, `Add to cart: ${name}`, 'button');
    await press(page, 'Enter');
    await tabTo(page, `Quantity of ${name}`, 'textbox');
    await page.keyboard.type(String(qty - 1));
    // A quantity that the cart already holds is not saved again, so nothing is said.
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByText('Not saved yet').count()).toBe(0);
    await page.keyboard.press('Escape');

    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await page.waitForURL('**/cart/regular');
    await expect.poll(() => page.getByRole('button', { name: 'Check out' }).isEnabled()).toBe(true);
    await tabTo(page, /^Check out/, 'button');
    await press(page, 'Enter');
    await page.waitForURL('**/cart/checkout');

    await tabTo(page, 'Your order number', 'textbox');
    await page.keyboard.type('KEYS-1');
    await tabTo(page, /^Place order \d+/, 'button');
    await press(page, 'Enter');
    await page
      .getByRole('link', { name: /^Open order \d+ in a new tab/ })
      .first()
      .waitFor();

    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await page.waitForURL('**/orders/regular');
    await page.getByRole('row').filter({ hasText: 'KEYS-1' }).waitFor();
  },
);
