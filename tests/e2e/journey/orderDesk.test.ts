import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { fillCart, readCart } from '../cart/fillCart.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

/** A maker's number that two articles share. */
const shared = '9T9 999 999';
const [ordinary, split] = [skuOf(demoArticles.ordinary), skuOf(demoArticles.split)];

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await fillCart(product, 'second', []);
  await product.sandbox.db
    .insertInto('article_numbers')
    .values(
      [demoArticles.ordinary, demoArticles.split].map((article_id) => ({
        article_id,
        kind: 'oem',
        brand: 'VW',
        number: shared,
      })),
    )
    .execute();
});
afterAll(() => product.close());

test('order desk, CART-47, CHK-25: lines are pasted and checked, an article is chosen for one, and they are added and ordered by keyboard alone', async () => {
  const page = await openPage(product, { as: 'second@demo.test' });
  await page.goto('/catalog');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('g');
  await press(page, 'c');
  await page.waitForURL('**/cart/regular');
  await tabTo(page, 'Quick order', 'link');
  await press(page, 'Enter');
  await tabTo(page, 'Numbers and quantities, one line each', 'textbox');
  await page.keyboard.insertText(`Article;Qty\n${ordinary.toLowerCase()};2\n${shared};3`);
  await press(page, 'Control+Enter');

  await tabTo(page, `Article for ${shared}`, 'combobox');
  await page.keyboard.type(split);
  await page.getByRole('button', { name: 'Add 2 lines' }).waitFor();
  await tabTo(page, 'Add 2 lines', 'button');
  await press(page, 'Enter');
  await page.getByText('Lines added to the cart: 2. Pieces in all: 5.').first().waitFor();
  expect(Object.fromEntries(await readCart(product, 'second'))).toEqual({ [ordinary]: 2, [split]: 3 });

  await tabTo(page, 'Open the cart', 'link');
  await press(page, 'Enter');
  await page.waitForURL('**/cart/regular');
  await expect.poll(() => page.getByRole('button', { name: 'Check out' }).isEnabled()).toBe(true);
  await tabTo(page, /^Check out/, 'button');
  await press(page, 'Enter');
  await page.waitForURL('**/cart/checkout');
  await tabTo(page, 'Your order number', 'textbox');
  await page.keyboard.type('DESK-1');
  await tabTo(page, /^Place order \d+/, 'button');
  await press(page, 'Enter');
  await page
    .getByRole('link', { name: /^Open order \d+ in a new tab/ })
    .first()
    .waitFor();
  expect(await readCart(product, 'second')).toEqual([]);
});
