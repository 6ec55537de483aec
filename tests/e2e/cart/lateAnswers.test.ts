import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BuyableArticle } from '../../support/shopping.ts';
import { holdNext, operationOf } from '../support/holdAnswers.ts';
import { openPage, settle } from '../support/openPage.ts';
import { results } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { buyableArticles, fillCart, readCart, stockUp } from './fillCart.ts';

let product: Product;
let article: BuyableArticle;
let other: BuyableArticle;
beforeAll(async () => {
  product = await startProduct();
  const [first, second] = await buyableArticles(product, 'second', 2);
  if (!first || !second) throw new Error('nothing to buy');
  [article, other] = [first, second];
  await stockUp(product, [article, other]);
});
afterAll(() => product.close());
beforeEach(async () => {
  await fillCart(product, 'second', [
    { article, times: 2 },
    { article: other, times: 1 },
  ]);
});

const cartPath = '/cart/regular';
const cell = (page: Page, { name }: BuyableArticle) =>
  page.getByRole('button', { name: `Quantity of ${name}: ` });
const headerCart = (page: Page) => page.locator('header').getByRole('link', { name: /^Cart/ });
const pieces = async ({ name }: BuyableArticle) =>
  (await readCart(product, 'second')).find(([number]) => number === name)?.[1] ?? 0;

const digits = (text: string) => text.replaceAll(/\D/g, '');

async function open(path: string): Promise<Page> {
  const page = await openPage(product, { as: 'second@demo.test' });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return page;
}

async function type(page: Page, of: BuyableArticle, times: number): Promise<void> {
  await cell(page, of).click();
  await page.keyboard.type(String(times * of.multiple));
  await page.keyboard.press('Enter');
}

/** The articles and quantities of the orders that wait for their checkout. */
async function ordered({ name }: BuyableArticle): Promise<number[]> {
  const { viewer } = await (
    await product.as('second')
  ).run('{ viewer { checkoutOrders { items { qty articleName } } } }');
  return viewer.checkoutOrders.flatMap(({ items }) =>
    items.filter((item) => item.articleName === name).map(({ qty }) => qty),
  );
}

test('CART-46 an old answer of the cart’s page changes neither the quantity that was typed nor what is ordered', async () => {
  const page = await open(cartPath);
  await page.locator('a[href="/cart/order-desk"]').first().click();
  await page.waitForURL('**/cart/order-desk');
  await settle(page);
  const refresh = await holdNext(page, 'RegularCartPageQuery');
  await page.goBack();
  await refresh.given;
  await type(page, article, 3);
  await expect.poll(() => pieces(article)).toBe(3 * article.multiple);
  refresh.deliver();
  await settle(page);
  expect(await cell(page, article).innerText()).toBe(String(3 * article.multiple));
  const before = await ordered(article);
  await page.getByRole('button', { name: 'Check out' }).click();
  await page.waitForURL('**/cart/checkout');
  expect((await ordered(article)).length).toBe(before.length + 1);
  expect(await ordered(article)).toContain(3 * article.multiple);
  expect(await pieces(article)).toBe(0);
});

test(
  'DAY-61 the header shows the sum after the second of two quick changes',
  { tags: 'matrix' },
  async () => {
    const page = await open(cartPath);
    const refresh = await holdNext(page, 'refreshCartTotalsQuery');
    await type(page, article, 3);
    await refresh.given;
    await type(page, article, 4);
    await expect.poll(() => pieces(article)).toBe(4 * article.multiple);
    refresh.deliver();
    await settle(page);
    const { viewer } = await (
      await product.as('second')
    ).run('{ viewer { cartTotals { total { amount } } } }');
    await expect
      .poll(async () => digits((await headerCart(page).innerText()).split('\n').at(-1) ?? ''))
      .toBe(digits(viewer.cartTotals.total.amount));
  },
);

test.each([['typed'], ['new']])(
  'CART-46 CART-60 a %s quantity set in the catalogue is in the cart that is opened at once, and is ordered',
  { tags: 'matrix' },
  async (kind) => {
    if (kind === 'new') await fillCart(product, 'second', [{ article: other, times: 1 }]);
    const page = await open(`/catalog?searchString=${encodeURIComponent(article.name)}`);
    await headerCart(page).click();
    await page.waitForURL('**/cart/**');
    await page.getByRole('grid').waitFor();
    await page.goBack();
    const card = results(page).filter({ hasText: article.name }).first();
    if (kind === 'new') {
      await card.getByRole('button', { name: `Add to cart: ${article.name}` }).click();
    } else {
      await card.getByRole('button', { name: new RegExp(`: \\d+, ${article.name}$`) }).click();
      await page
        .getByRole('group', { name: `Quantity of ${article.name}` })
        .getByRole('button', { name: 'More' })
        .click();
    }
    await page.keyboard.press('Escape');
    const wanted = (kind === 'new' ? 1 : 3) * article.multiple;
    await headerCart(page).click();
    await page.waitForURL('**/cart/**');
    await expect.poll(async () => (await cell(page, article).allInnerTexts())[0]).toBe(String(wanted));
    await page.getByRole('button', { name: 'Check out' }).click();
    await page.waitForURL('**/cart/checkout');
    expect(await ordered(article)).toContain(wanted);
    expect(await pieces(article)).toBe(0);
  },
);

test(
  'CART-46 a cart that was read before a write ended is not shown after it',
  { tags: 'matrix' },
  async () => {
    const page = await open(`/catalog?searchString=${encodeURIComponent(article.name)}`);
    await headerCart(page).click();
    await cell(page, article).waitFor();
    await settle(page);
    await page.goBack();
    const early = await holdNext(page, 'RegularCartPageQuery');
    await headerCart(page).click();
    await early.given;
    await page.goBack();
    const write = await holdNext(page, 'useCartQuantityMutation');
    const card = results(page).filter({ hasText: article.name }).first();
    await card.getByRole('button', { name: new RegExp(`: \\d+, ${article.name}$`) }).click();
    await page
      .getByRole('group', { name: `Quantity of ${article.name}` })
      .getByRole('button', { name: 'More' })
      .click();
    await page.keyboard.press('Escape');
    await write.given;
    const arrived = page.waitForEvent(
      'requestfinished',
      (one) => operationOf(one) === 'RegularCartPageQuery',
    );
    early.deliver();
    await arrived;
    for (const path of ['/orders', '/catalog']) {
      await page.locator(`a[href="${path}"]`).first().click();
      await page.waitForURL(`**${path}**`);
      await page.locator('main h1').waitFor();
    }
    write.deliver();
    await settle(page);
    const late = await holdNext(page, 'RegularCartPageQuery');
    await headerCart(page).click();
    await late.given;
    await page.waitForURL('**/cart/**');
    await page.locator('main h1').waitFor();
    expect(await cell(page, article).allInnerTexts()).not.toContain(String(2 * article.multiple));
    late.deliver();
    await expect.poll(() => cell(page, article).allInnerTexts()).toEqual([String(3 * article.multiple)]);
  },
);

test(
  'CART-60 a quantity set in the catalogue is not lost when the page is left at once',
  { tags: 'matrix' },
  async () => {
    const page = await open(`/catalog?searchString=${encodeURIComponent(article.name)}`);
    const card = results(page).filter({ hasText: article.name }).first();
    await card.getByRole('button', { name: new RegExp(`: \\d+, ${article.name}$`) }).click();
    await page
      .getByRole('group', { name: `Quantity of ${article.name}` })
      .getByRole('button', { name: 'More' })
      .click();
    await page.goto('/health/live');
    await expect.poll(() => pieces(article)).toBe(3 * article.multiple);
  },
);

test(
  'what is typed for a line stays when the line was removed and added again elsewhere',
  { tags: 'matrix' },
  async () => {
    await fillCart(product, 'second', [{ article, times: 2 }]);
    const page = await open(cartPath);
    await page.locator('a[href="/cart/order-desk"]').first().click();
    await page.waitForURL('**/cart/order-desk');
    await settle(page);
    await fillCart(product, 'second', [{ article, times: 1 }]);
    const refresh = await holdNext(page, 'RegularCartPageQuery');
    await page.goBack();
    await refresh.given;
    await cell(page, article).click();
    await page.keyboard.type(String(5 * article.multiple));
    refresh.deliver();
    await settle(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => pieces(article)).toBe(5 * article.multiple);
  },
);
