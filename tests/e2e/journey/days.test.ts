import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyableArticles, fillCart, readCart } from '../cart/fillCart.ts';
import { waitingOrders } from '../checkout/checkoutOrders.ts';
import { countWork } from '../support/countWork.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Opens the catalog as a buyer with an empty cart, the hands on the keyboard from here on. */
async function begin(): Promise<Page> {
  await fillCart(product, 'second', []);
  const page = await openPage(product, { as: 'second@demo.test' });
  await page.goto('/catalog');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await press(page, 'Tab');
  return page;
}

/** From the cart to placed orders: the warehouses that fill most, then all orders of the checkout. */
async function orderAll(page: Page): Promise<void> {
  await tabTo(page, 'Compare ways to order', 'button');
  await press(page, 'Enter');
  await tabTo(page, /^Use this: All warehouses/, 'button');
  await press(page, 'Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('button', { name: 'Check out' }).isEnabled()).toBe(true);
  await tabTo(page, 'Check out', 'button');
  await press(page, 'Enter');
  await page.waitForURL('**/cart/checkout');
  const place = /^(Place all \d+ orders|Place order)$/;
  const button = page.getByRole('button', { name: place }).first();
  await button.waitFor();
  await expect.poll(() => button.isEnabled()).toBe(true);
  await tabTo(page, place, 'button');
  await press(page, 'Enter');
  await expect.poll(() => waitingOrders(product, 'second')).toEqual([]);
}

test('DAY-77 a counter clerk types forty numbers from a phone call and places the orders with at most 60 other keys', async () => {
  const articles = await buyableArticles(product, 'second', 40);
  const page = await begin();
  const work = await countWork(product, page);
  await page.keyboard.press('g');
  await press(page, 'c');
  await page.waitForURL('**/cart/regular');
  await tabTo(page, 'Quick order', 'link');
  await press(page, 'Enter');
  await tabTo(page, 'Numbers and quantities, one line each', 'textbox');
  const spoken = articles.map(({ name, multiple }) => `${name.toLowerCase()};${2 * multiple}\n`).join('');
  await page.keyboard.type(spoken);
  await press(page, 'Control+Enter');
  await page.getByRole('button', { name: 'Add 40 lines' }).waitFor();
  await press(page, 'Control+Enter');
  await page.getByText('Lines added to the cart: 40').waitFor();
  await tabTo(page, 'Open the cart', 'link');
  await press(page, 'Enter');
  await page.waitForURL('**/cart/regular');
  expect(await readCart(product, 'second')).toHaveLength(40);
  await orderAll(page);
  const { presses, calls } = await work();
  // 59 keys and 114 calls when this was written.
  expect(presses - spoken.length).toBeLessThanOrEqual(60);
  expect(calls).toBeLessThanOrEqual(130);
});
