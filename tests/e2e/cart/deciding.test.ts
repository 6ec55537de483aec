import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BuyableArticle } from '../../support/shopping.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage, type PageOptions } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { buyableArticles, fillCart, readCart } from './fillCart.ts';

let product: Product;
let articles: BuyableArticle[];
beforeAll(async () => {
  product = await startProduct();
  articles = await buyableArticles(product, 'client', 2);
});
afterAll(() => product.close());
// The first line asks for more than all warehouses have.
beforeEach(() =>
  fillCart(
    product,
    'client',
    articles.map((article, index) => ({
      article,
      times: index === 0 ? Math.floor(999 / article.multiple) : 1,
    })),
  ),
);

const first = (): BuyableArticle => {
  const [article] = articles;
  if (!article) throw new Error('nothing to buy');
  return article;
};

async function openCart(options: PageOptions = {}): Promise<Page> {
  const page = await openPage(product, { as: 'client@demo.test', ...options });
  await page.goto('/cart/regular?warehouses=1&useBackorder=0');
  await page.getByRole('grid').waitFor();
  return page;
}

const calls = async (): Promise<string[]> => {
  const received: { operationId: string }[] = await (
    await fetch(`${product.sandbox.url}/sandbox/requests`)
  ).json();
  return received.map(({ operationId }) => operationId);
};
const clearRequests = () => fetch(`${product.sandbox.url}/sandbox/requests`, { method: 'DELETE' });

test('CART-12 CART-40 DAY-87 ways to order are compared side by side with the missing pieces of their short lines, distinguished in words, and the chosen one goes into the URL', async () => {
  const page = await openCart();
  await page
    .getByRole('img', { name: / not selected$/ })
    .first()
    .waitFor();
  await clearRequests();
  await page.getByRole('button', { name: 'Compare ways to order' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ways to order this cart' });
  await dialog.getByText('Fills most').waitFor();
  // One preview per plan, however many lines there are.
  expect(new Set(await calls())).toEqual(new Set(['getCart']));
  await expect
    .poll(() => dialog.getByRole('heading', { level: 3 }).allInnerTexts())
    .toContain('All warehouses with backorder');
  await expectNoAxeViolations(page);
  const short = dialog.getByRole('region', { name: 'All warehouses', exact: true }).getByRole('listitem');
  await short.filter({ hasText: new RegExp(`^${first().name}Missing: \\d+ × [\\d.]+.€$`) }).waitFor();
  const all = dialog.getByRole('region', { name: 'All warehouses with backorder' });
  await all.getByText('Fills most').waitFor();
  expect(await all.getByRole('listitem').count()).toBe(0);
  // A plan can be changed, and is then calculated again.
  await all.getByRole('checkbox', { name: 'Riga' }).uncheck();
  await dialog.getByRole('button', { name: /^Use this: .*Tallinn.*with backorder/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).search).toContain('useBackorder=1');
  expect(new URL(page.url()).searchParams.getAll('warehouses')).not.toContain('2');
});

test('DAY-86 the value of what was asked for is named in the cart and is the one of the header, next to the total of what can be ordered', async () => {
  const page = await openCart();
  const title = await page.getByTitle(/^Cart: 2 lines/).getAttribute('title');
  const value = title?.replace(/^Cart: 2 lines, requested total excl\. VAT: /, '') ?? '';
  const totals = page.getByRole('region', { name: 'Totals of the cart' });
  const requested = totals.getByText('Requested').locator('xpath=following-sibling::dd');
  await expect.poll(() => requested.innerText()).toMatch(/^[\d\s]+ · /);
  expect((await requested.innerText()).endsWith(` · ${value}`)).toBe(true);
  await expect
    .poll(() => totals.getByText('Total excl. VAT').locator('xpath=following-sibling::dd').innerText())
    .not.toBe(value);
  // With everything available there is one value.
  await fillCart(product, 'client', [{ article: first(), times: 1 }]);
  await page.goto('/cart/regular?warehouses=1&warehouses=2&warehouses=3&warehouses=4&useBackorder=0');
  await page.getByRole('grid').waitFor();
  expect(await requested.innerText()).toBe(String(first().multiple));
});

test('DAY-91 a short line shows in brackets what the warehouses that are not chosen have, and a failure to read it says nothing', async () => {
  const stock = await product.sandbox.db
    .selectFrom('stock')
    .select(['warehouse_id', ({ eb }) => eb('amount', '-', eb.ref('reserved')).as('free')])
    .where('article_id', '=', Number(first().dbId))
    .where('warehouse_id', 'in', [2, 3, 4])
    .execute();
  const expected = stock.filter(({ free }) => free > 0).map(({ free }) => `(${free})`);
  expect(expected.length).toBeGreaterThan(0);
  const page = await openCart();
  const row = page.getByRole('row').filter({ hasText: first().name });
  const elsewhere = row.getByRole('img', { name: / in stock, warehouse not selected$/ });
  await expect.poll(async () => (await elsewhere.allInnerTexts()).toSorted()).toEqual(expected.toSorted());
  await expectNoAxeViolations(page);

  await product.breakNext('oemBatchSearch', { kind: 'status', status: 500 });
  await clearRequests();
  const other = await openCart({ width: 390, colorScheme: 'dark' });
  await expect.poll(calls).toContain('oemBatchSearch');
  expect(await other.locator('.fui-Toast').count()).toBe(0);
  expect(await other.getByRole('img', { name: / not selected$/ }).count()).toBe(0);
});

test('the comparison fits a phone in German, dark', { tags: 'matrix' }, async () => {
  const page = await openCart({ width: 320, locale: 'de', colorScheme: 'dark' });
  await page.getByText('Bestellen ab Lager: Tallinn').click();
  await page.getByRole('button', { name: 'Bestellvarianten vergleichen' }).click();
  await page.getByRole('dialog').getByText('Deckt am meisten').first().waitFor();
  await expectNoAxeViolations(page);
});

async function openWaysOut(page: Page) {
  await page.getByRole('button', { name: `Options for ${first().name}` }).click();
  const dialog = page.getByRole('dialog', { name: `${first().name}: not enough stock` });
  await dialog.getByRole('listitem').first().waitFor();
  return dialog;
}

test(
  'CART-05 CART-22 the missing pieces of a line go to the backorder cart at one press, and Undo brings them back',
  { tags: 'matrix' },
  async () => {
    const page = await openCart();
    const before = await readCart(product, 'client');
    await page
      .getByRole('img', { name: / not selected$/ })
      .first()
      .waitFor();
    await clearRequests();
    const dialog = await openWaysOut(page);
    expect(await calls()).toEqual(['getArticle']);
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: /^Backorder \d+: / }).click();
    await page.locator('.fui-ToastTitle', { hasText: 'moved to the backorder cart' }).waitFor();
    const { viewer } = await (
      await product.as('client')
    ).run('{ viewer { cart(type: BACKORDER) { requestedQty } } }');
    expect(viewer.cart.requestedQty).toBeGreaterThan(0);
    expect(await readCart(product, 'client')).not.toEqual(before);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(async () => new Map(await readCart(product, 'client'))).toEqual(new Map(before));
  },
);

test('a warehouse that has more is added at one press, and Undo removes it', { tags: 'matrix' }, async () => {
  const page = await openCart();
  const dialog = await openWaysOut(page);
  await dialog
    .getByRole('button', { name: /^Add .+: Order from/ })
    .first()
    .click();
  await expect.poll(() => new URL(page.url()).searchParams.getAll('warehouses').length).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(() => new URL(page.url()).searchParams.getAll('warehouses')).toEqual(['1']);
});

test('a user who may neither pre-order nor backorder is offered neither', { tags: 'matrix' }, async () => {
  const article = first();
  await fillCart(product, 'buyer', [{ article, times: Math.floor(999 / article.multiple) }]);
  const page = await openPage(product, { as: 'buyer@demo.test' });
  await page.goto('/cart/regular');
  await page.getByRole('button', { name: `Options for ${article.name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('listitem').first().waitFor();
  expect(await dialog.getByRole('button', { name: /Pre-order|Backorder/ }).count()).toBe(0);
});
