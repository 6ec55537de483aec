import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdNext } from '../support/holdAnswers.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { buyableArticles, fillCart } from './fillCart.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const lines = (page: Page) => page.getByRole('button', { name: /^Quantity of/ });

test(
  'a long cart is searched and sorted, and says how many of its lines are short, while one of them is saved too, and shows them alone',
  { tags: 'matrix' },
  async () => {
    const articles = await buyableArticles(product, 'second', 12);
    const [short, other] = articles;
    if (!short || !other) throw new Error('nothing to buy');
    await product.sandbox.db
      .updateTable('stock')
      .set({ amount: 800 })
      .where('article_id', '=', Number(short.dbId))
      .execute();
    await fillCart(
      product,
      'second',
      articles.map((article) => ({
        article,
        times: article === short ? Math.floor(99_999 / article.multiple) : 1,
      })),
    );
    const page = await openPage(product, { as: 'second@demo.test' });
    await page.goto('/cart/regular?warehouses=1&warehouses=2&warehouses=3&warehouses=4&useBackorder=0');
    await page.getByText('12 lines', { exact: true }).first().waitFor();
    const notice = page.getByRole('main').getByText(/^\d+ of 12 lines (is|are) short\./);
    await notice.waitFor();
    // A short line has the most to show: no figure runs into the next column.
    const options = page.getByRole('button', { name: `Options for ${short.name}` });
    const beyond = await page
      .getByRole('row')
      .filter({ has: options })
      .getByRole('gridcell')
      .evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const content = document.createRange();
          content.selectNodeContents(cell);
          const isWithin = content.getBoundingClientRect().right < cell.getBoundingClientRect().right - 4;
          return isWithin ? [] : [cell.textContent];
        }),
      );
    expect(beyond).toEqual([]);
    await page
      .getByRole('row')
      .filter({ has: options })
      .getByText(/^\d{3}$/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Show only these' }).click();
    await page.getByRole('button', { name: `Remove ${short.name}` }).waitFor();
    await page
      .getByRole('main')
      .getByText(/^\d+ of 12 lines$/)
      .waitFor();
    const saving = await holdNext(page, 'useUpdateCartItemMutation');
    await page.getByRole('button', { name: `Quantity of ${short.name}: ` }).click();
    await page.getByRole('textbox', { name: `Quantity of ${short.name}` }).fill(String(short.multiple));
    await page.keyboard.press('Enter');
    await saving.given;
    expect(await notice.count()).toBe(1);
    saving.deliver();
    await page.getByRole('button', { name: 'Show all lines' }).click();
    await page.getByRole('searchbox', { name: 'Find in the cart' }).fill(other.name);
    await page.getByText('1 of 12 lines', { exact: true }).first().waitFor();
    expect(await lines(page).count()).toBe(1);
    await page.getByRole('searchbox', { name: 'Find in the cart' }).fill('');
    await page.getByLabel('Sort by').selectOption('Article number');
    const first = articles.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b))[0];
    await expect
      .poll(() => lines(page).first().getAttribute('aria-label'))
      .toContain(`Quantity of ${first}:`);
  },
);
