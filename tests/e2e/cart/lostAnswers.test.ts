import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BuyableArticle } from '../../support/shopping.ts';
import { loseNext, type Way } from '../support/holdAnswers.ts';
import { expectComplaints, openPage, settle } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { buyableArticles, fillCart, readCart, stockUp } from './fillCart.ts';

let product: Product;
let article: BuyableArticle;
beforeAll(async () => {
  product = await startProduct();
  const [first] = await buyableArticles(product, 'second', 1);
  if (!first) throw new Error('nothing to buy');
  article = first;
  await stockUp(product, [article]);
});
afterAll(() => product.close());
beforeEach(() => fillCart(product, 'second', [{ article, times: 2 }]));

const allWays: Way[] = ['page', 'nothing', 'cut'];
const spoiled = /502|ERR_|Failed to load/;
const unknown = 'Error: outcome unknown';

async function open(path: string): Promise<Page> {
  const page = await openPage(product, { as: 'second@demo.test' });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return page;
}
const toasts = (page: Page) => page.locator('.fui-Toast');
const cell = (page: Page) => page.getByRole('button', { name: `Quantity of ${article.name}: ` });
const digits = (text: string) => text.replaceAll(/\D/g, '');

async function countOrders(): Promise<number> {
  const { viewer } = await (await product.as('second')).run('{ viewer { checkoutOrders { __typename } } }');
  return viewer.checkoutOrders.length;
}

test.each(allWays)(
  'ERR-08 CART-46 an order whose answer is lost (%s) is one order, and leads to its checkout',
  { tags: 'matrix' },
  async (way) => {
    const before = await countOrders();
    const page = await open('/cart/regular');
    const lost = await loseNext(page, 'useCreateOrdersMutation', way, 1);
    await page.getByRole('button', { name: 'Check out' }).click();
    await page.waitForURL('**/cart/checkout');
    expect([lost(), await countOrders()]).toEqual([1, before + 1]);
    expect(await toasts(page).count()).toBe(0);
    expectComplaints(spoiled);
  },
);

test('ERR-08 a list whose answer is lost is in the cart once, although the page is loaded again and the list added again', async () => {
  const page = await open('/cart/order-desk');
  await page
    .getByRole('textbox', { name: 'Numbers and quantities' })
    .fill(`${article.name};${article.multiple * 3}`);
  await page.getByRole('button', { name: 'Check lines' }).click();
  const lost = await loseNext(page, 'useAddLinesMutation', 'nothing', 2);
  await page.getByRole('button', { name: 'Add 1 line' }).click();
  await toasts(page).filter({ hasText: unknown }).waitFor();
  expect(lost()).toBe(2);
  const after = await readCart(product, 'second');

  await page.reload();
  await page.getByRole('main').getByText('they may be in the cart already').waitFor();
  await page.getByRole('button', { name: 'Add 1 line' }).click();
  await page.getByRole('main').getByText('Lines added to the cart: 1').waitFor();
  expect(await readCart(product, 'second')).toEqual(after);
  expect(after).toEqual([[article.name, article.multiple * 5]]);
  expectComplaints(spoiled);
});

test(
  'ERR-08 the articles of a list of numbers whose answer is lost are in the cart once, although the page is loaded again and they are added again',
  { tags: 'matrix' },
  async () => {
    const page = await open('/catalog?type=oem');
    const choose = () =>
      page.locator('input[type=file]').setInputFiles({
        name: 'list.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`Number;Quantity\r\n${article.name};${article.multiple * 3}`),
      });
    const add = page.getByRole('button', { name: 'Add 1 found article to the cart' });
    await choose();
    const lost = await loseNext(page, 'AddAllFoundMutation', 'nothing', 2);
    await add.click();
    await toasts(page).filter({ hasText: unknown }).waitFor();
    expect(lost()).toBe(2);
    await page.reload();
    await choose();
    await add.click();
    await toasts(page).getByText('1 line added to the cart').waitFor();
    expect(await readCart(product, 'second')).toEqual([[article.name, article.multiple * 5]]);
    expectComplaints(spoiled);
  },
);

test(
  'ERR-08 an order of which no answer comes is said to be unknown, and the page shows the cart that is left and leads to the checkout',
  { tags: 'matrix' },
  async () => {
    const before = await countOrders();
    const page = await open('/cart/regular');
    await loseNext(page, 'useCreateOrdersMutation', 'nothing', 2);
    await page.getByRole('button', { name: 'Check out' }).click();
    await toasts(page).filter({ hasText: unknown }).waitFor();
    await expect.poll(() => cell(page).count()).toBe(0);
    expect(await countOrders()).toBe(before + 1);
    expect(await toasts(page).count()).toBe(1);
    await page.getByRole('link', { name: `Checkout ${before + 1}` }).waitFor();
    await page
      .getByRole('main')
      .getByText(new RegExp(`^${before + 1} orders? (?:is|are) waiting for checkout\\.$`))
      .waitFor();
    await page.getByRole('link', { name: 'Continue to checkout' }).click();
    await page.waitForURL('**/cart/checkout');
    expectComplaints(spoiled);
  },
);

test('ERR-08 CART-38 a quantity of which no answer comes is said to be unknown, by its line, until the line has an answer; cell, footer and header show what the server has', async () => {
  const page = await open('/cart/regular');
  await loseNext(page, 'useUpdateCartItemMutation', 'page', 2);
  await cell(page).click();
  await page.keyboard.type(String(3 * article.multiple));
  await page.keyboard.press('Enter');
  const notice = toasts(page).filter({ hasText: unknown });
  await notice.getByText(`${3 * article.multiple} × ${article.name}. Server error`).waitFor();
  await settle(page);
  expect(await readCart(product, 'second')).toEqual([[article.name, 3 * article.multiple]]);
  expect(await cell(page).innerText()).toBe(String(3 * article.multiple));
  expect(await toasts(page).count()).toBe(1);
  const { viewer } = await (await product.as('second')).run('{ viewer { cartTotals { total { amount } } } }');
  const sum = digits(viewer.cartTotals.total.amount);
  const header = page.locator('header').getByRole('link', { name: /^Cart/ });
  await expect.poll(async () => digits((await header.innerText()).split('\n').at(-1) ?? '')).toBe(sum);
  expect((await page.locator('main').innerText()).replaceAll(/[^\d\n]/g, '')).toContain(sum);
  await cell(page).click();
  await page.keyboard.type(String(4 * article.multiple));
  await page.keyboard.press('Enter');
  await expect.poll(() => notice.count()).toBe(0);
  expect(await readCart(product, 'second')).toEqual([[article.name, 4 * article.multiple]]);
  expectComplaints(spoiled);
});

test('ERR-08 CART-24 a removal of which no answer comes is said to be unknown, by its line', async () => {
  const page = await open('/cart/regular');
  await loseNext(page, 'useRemoveCartItemMutation', 'page', 2);
  await page.getByRole('button', { name: `Remove ${article.name}` }).click();
  await toasts(page)
    .filter({ hasText: unknown })
    .getByText(new RegExp(`^${RegExp.escape(article.name)}\\. Server error`))
    .waitFor();
  await expect.poll(() => cell(page).count()).toBe(0);
  expect(await readCart(product, 'second')).toEqual([]);
  expectComplaints(spoiled);
});

test(
  'ERR-08 lines of which no answer comes stay on the order desk; added again they are in the cart once, and the notice goes',
  { tags: 'matrix' },
  async () => {
    await fillCart(product, 'second', []);
    const page = await open('/cart/order-desk');
    await page.locator('textarea').fill(`${article.name};${article.multiple}`);
    await page.getByRole('button', { name: 'Check lines' }).click();
    await loseNext(page, 'useAddLinesMutation', 'cut', 2);
    const add = page.getByRole('button', { name: /^Add 1 line/ });
    await add.click();
    const notice = toasts(page).filter({ hasText: unknown });
    await notice.waitFor();
    await add.click();
    await page
      .getByText(/Lines added to the cart: 1/)
      .first()
      .waitFor();
    expect(await readCart(product, 'second')).toEqual([[article.name, article.multiple]]);
    await expect.poll(() => notice.count()).toBe(0);
    expectComplaints(spoiled);
  },
);
