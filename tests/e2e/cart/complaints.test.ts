import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BuyableArticle } from '../../support/shopping.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { buyableArticles, fillCart, readCart } from './fillCart.ts';

let product: Product;
let articles: BuyableArticle[];
beforeAll(async () => {
  product = await startProduct();
  articles = await buyableArticles(product, 'second', 20);
});
afterAll(() => product.close());
beforeEach(() =>
  fillCart(
    product,
    'second',
    articles.map((article) => ({ article, times: 1 })),
  ),
);

async function openCart(): Promise<Page> {
  const page = await openPage(product, { as: 'second@demo.test', height: 600 });
  // Keeps going back within the portal.
  await page.goto('/orders');
  await page.goto('/cart/regular?warehouses=1&warehouses=2&warehouses=3&warehouses=4');
  await page.getByRole('grid').waitFor();
  return page;
}
const ordersMade = async () => {
  const { count } = await product.sandbox.db
    .selectFrom('orders')
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

test(
  'CART-46 going back while the order is made on a slow line makes it once and loses nothing',
  { tags: 'matrix' },
  async () => {
    const page = await openCart();
    const before = await ordersMade();
    await product.breakNext('createOrders', { kind: 'slow', ms: 1500 });
    await page.getByRole('button', { name: 'Check out' }).dblclick();
    await page.goBack();
    await page.goto('/cart/regular');
    await expect.poll(async () => (await readCart(product, 'second')).length).toBe(0);
    const made = await ordersMade();
    expect(made).toBeGreaterThan(before);
    await page.reload();
    await page.getByText('Your cart is empty').waitFor();
    expect(await ordersMade()).toBe(made);
  },
);

test(
  'CART-60 CART-46 quick clicks end with the quantity shown last: it is marked while unsaved, and the totals wait',
  { tags: 'matrix' },
  async () => {
    const page = await openCart();
    const [{ name, multiple } = { name: '', multiple: 1 }] = articles;
    await product.breakNext('updateCartItem', { kind: 'slow', ms: 1200 });
    for (const times of [2, 3, 5]) {
      await page.getByRole('button', { name: `Quantity of ${name}` }).click();
      await page.keyboard.type(String(times * multiple));
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: `Quantity of ${name}: ${5 * multiple}, change` }).waitFor();
    await page.locator('section[aria-busy=true][aria-label="Totals of the cart"]').waitFor();
    await page.locator('section[aria-busy=false][aria-label="Totals of the cart"]').waitFor();
    await expect.poll(() => readCart(product, 'second')).toContainEqual([name, 5 * multiple]);
  },
);

test('the sticky totals never hide the row that has the focus', { tags: 'matrix' }, async () => {
  const page = await openCart();
  await page.getByRole('button', { name: `Quantity of ${articles[0]?.name}` }).focus();
  for (let row = 0; row < 19; row++) {
    await page.keyboard.press('ArrowDown');
    const isSeen = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      if (!box) return false;
      const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return on !== null && document.activeElement?.contains(on);
    });
    expect(isSeen, `row ${row + 2}`).toBe(true);
  }
});
