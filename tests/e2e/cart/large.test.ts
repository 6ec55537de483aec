import { afterAll, beforeAll, expect, test } from 'vitest';
import { press } from '../support/keyboard.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { fillCart, readCart } from './fillCart.ts';

const count = 1000;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await fillCart(product, 'second', []);
  const articles = await product.sandbox.db
    .selectFrom('articles')
    .select(['sku', 'multiple'])
    .where('active', '=', true)
    .where('eol', '=', false)
    .orderBy('id')
    .limit(count)
    .execute();
  const lines = articles.map(({ sku, multiple }) => ({ number: sku, qty: multiple }));
  const caller = await product.as('second');
  await caller.run('mutation ($input: AddLinesInput!) { addLines(input: $input) { __typename } }', {
    input: { type: 'REGULAR', lines },
  });
});
afterAll(() => product.close());

test(
  'CART-15 CART-18 a cart of 1,000 lines renders only the visible ones, and its last line is changed by keyboard',
  { tags: 'matrix' },
  async () => {
    const all = await readCart(product, 'second');
    expect(all.length).toBe(count);
    const page = await openPage(product, { as: 'second@demo.test' });
    await page.goto('/cart/regular');
    const grid = page.getByRole('grid');
    await grid.waitFor();
    expect(await grid.getAttribute('aria-rowcount')).toBe(String(count + 1));
    const rendered = () => grid.locator('*').count();
    expect(await rendered()).toBeLessThanOrEqual(400);

    await grid
      .getByRole('button', { name: /^Quantity of/ })
      .first()
      .focus();
    await press(page, 'Control+End');
    await page.locator(`tr[aria-rowindex="${count + 1}"]`).waitFor();
    for (let column = 0; column < 3; column++) await press(page, 'ArrowLeft');
    expect(await rendered()).toBeLessThanOrEqual(400);
    const total = page.getByRole('region', { name: 'Totals of the cart' });
    const box = await total.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);

    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    const name = /^Quantity of (.*): \d+, change$/.exec(label)?.[1] ?? '';
    const [, qty = 0] = all.find(([one]) => one === name) ?? [];
    expect(qty).toBeGreaterThan(0);
    await press(page, 'Enter');
    await page.keyboard.type(String(2 * qty));
    await press(page, 'Enter');
    await expect.poll(() => readCart(product, 'second')).toContainEqual([name, 2 * qty]);
  },
);
