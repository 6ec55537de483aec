import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { insertOrder, type OrderedLine } from '../../support/insertOrder.ts';
import { findDocuments } from '../../support/clientQueries.ts';
import { fillCart, readCart } from '../cart/fillCart.ts';
import { expectComplaints, openPage, type PageOptions } from '../support/openPage.ts';
import { press as pressKey, tabTo } from '../support/keyboard.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await fillCart(product, 'second', []);
  // Only the orders of the test count as ordered.
  await product.sandbox.db
    .updateTable('orders')
    .set({ status: 'cancelled' })
    .where('customer_id', '=', 10)
    .execute();
});

const sku = {
  ordinary: skuOf(demoArticles.ordinary),
  lastPiece: skuOf(demoArticles.lastPiece),
  ended: skuOf(demoArticles.endOfLife),
  inTens: skuOf(demoArticles.inTens),
};

const order = (lines: readonly OrderedLine[], more: { currency?: string; createdAt?: string } = {}) =>
  insertOrder(product.sandbox.db, { user: 'second', lines, ...more });

/** Opens an order of these lines to be ordered again. */
async function orderAgain(
  lines: readonly OrderedLine[],
  { currency = 'EUR', ...options }: PageOptions & { currency?: string } = {},
): Promise<Page> {
  const dbId = await order(lines, { currency });
  const page = await openPage(product, { as: 'second@demo.test', ...options });
  await openOrderAgain(page, dbId);
  return page;
}
async function openOrderAgain(page: Page, dbId: string): Promise<void> {
  await page.goto(`/order/${dbId}`);
  await page.getByRole('link', { name: 'Order again' }).click();
  await page.getByRole('heading', { level: 1, name: `Order again: Order ${dbId}` }).waitFor();
}

const row = (page: Page, number: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: `Select ${number}` }) });
const box = (page: Page, number: string): Locator => row(page, number).getByRole('checkbox');
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

test('DAY-11 an order, an invoice and a final invoice lead to their articles to order again, without deliveries', async () => {
  const page = await orderAgain([{ number: sku.ordinary }, { number: 'DELIVERY' }]);
  await row(page, sku.ordinary).waitFor();
  await page.getByRole('button', { name: 'All 1', exact: true }).waitFor();
  expect(await page.getByText('DELIVERY').count()).toBe(0);
  const areas = page.getByRole('navigation', { name: 'Main navigation' });
  expect(await areas.locator('[aria-current=page]').allInnerTexts()).toEqual(['Orders']);

  const { invoice, mergedInvoice } = await findDocuments(product.sandbox.db);
  const document = await openPage(product, { as: 'client@demo.test' });
  for (const [path, id] of [
    ['/invoices', invoice],
    ['/final-invoices', mergedInvoice],
  ] as const) {
    const { goods } = await product.sandbox.db
      .selectFrom('document_items')
      .select(({ fn }) => fn.countAll<number>().as('goods'))
      .where('document_id', '=', Number(id))
      .where('article_name', '!=', 'DELIVERY')
      .executeTakeFirstOrThrow();
    await document.goto(`${path}/${id}`);
    await document.getByRole('link', { name: 'Order again' }).click();
    await document.getByRole('button', { name: `All ${goods}`, exact: true }).waitFor();
    expect(await document.getByText('DELIVERY').count()).toBe(0);
  }
});

test('a user who may not order has no way to order again', { tags: 'matrix' }, async () => {
  const { mergedInvoice } = await findDocuments(product.sandbox.db);
  const page = await openPage(product, { as: 'accountant@demo.test' });
  await page.goto(`/final-invoices/${mergedInvoice}`);
  await page.getByRole('heading', { level: 1, name: /^Invoice/ }).waitFor();
  await page.getByRole('region', { name: 'Items' }).waitFor();
  expect(await page.getByRole('link', { name: 'Order again' }).count()).toBe(0);
  await page.goto(`/order-again/final-invoice/${mergedInvoice}`);
  await page.waitForURL((url) => !url.pathname.startsWith('/order-again'));
});

/** The cents of an amount with a decimal comma. */
const cents = (amount: string): number => Number(amount.replace(',', ''));

test('DAY-12 DAY-14 DAY-16 each line shows the price then and now with the difference and its percentage; a quantity that is not a multiple is rounded up, and the line says so; an article that is no longer sold cannot be ordered, its line leads to the search for its number; prices in different currencies are not compared, and the line says so', async () => {
  const dollars = await order([{ number: sku.ordinary, price: 1250 }], { currency: 'USD' });
  const page = await orderAgain([
    { number: sku.ordinary, qty: 4, price: 1250 },
    { number: sku.inTens, qty: 11 },
    { number: 'OLD-1234', qty: 2 },
  ]);
  const line = row(page, sku.ordinary);
  await line.getByText('4 × 12,50 €').waitFor();
  const text = (await line.textContent()) ?? '';
  const [, now = '', change = '', percent = ''] =
    /([\d,]+) €\+([\d,]+) € \(\+([\d,]+)%\)/.exec(text.replaceAll('\u00a0', ' ')) ?? [];
  expect(cents(now) - 1250).toBe(cents(change));
  expect(percent).toBe(((cents(change) / 1250) * 100).toFixed(1).replace('.', ','));

  await row(page, sku.inTens).getByText('11 requested, sold in multiples of 10').waitFor();
  expect(await row(page, sku.inTens).getByRole('textbox').inputValue()).toBe('20');

  await row(page, 'OLD-1234').getByText('No longer sold').waitFor();
  expect(await box(page, 'OLD-1234').isDisabled()).toBe(true);
  expect(await row(page, 'OLD-1234').getByRole('textbox').count()).toBe(0);
  await page.getByRole('link', { name: 'Search for OLD-1234' }).click();
  await page.waitForURL(/\/catalog.*OLD-1234/);

  await openOrderAgain(page, dollars);
  await line.getByText('not comparable: other currency').waitFor();
  await line.getByText('1 × 12,50 $').waitFor();
  expect(await line.getByText('%').count()).toBe(0);
});

test('DAY-13 DAY-89 each line shows the stock in each warehouse, when goods in transit arrive, and how many pieces of its quantity are missing; after lines were added their stock is read again, and the pieces in the cart count against it', async () => {
  const page = await orderAgain([
    { number: sku.lastPiece, qty: 3 },
    { number: sku.ordinary, qty: 1 },
  ]);
  const line = row(page, sku.lastPiece);
  const stock = line.getByRole('list', { name: 'Stock by warehouse' });
  await stock.getByText('Tallinn1').first().waitFor();
  await stock.getByRole('button', { name: /without stock:/ }).click();
  await stock.getByText('Riga0').waitFor();
  await line.getByText('2 of 3 not in stock').waitFor();
  await row(page, sku.ordinary)
    .getByText(/^\d\d-\d\d-\d{4}$/)
    .nth(1)
    .waitFor();
  await page.getByRole('button', { name: 'Short 1' }).click();
  await row(page, sku.ordinary).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'All 2', exact: true }).click();
  await line.getByRole('textbox').fill('1');
  await line.getByRole('textbox').press('Tab');
  await press(page, 'Add 2 lines');
  await line.getByText('1 piece added').waitFor();
  await box(page, sku.lastPiece).check();
  await line.getByText('1 of 1 not in stock').waitFor();
  await page.getByRole('button', { name: 'Short 1' }).click();
  await row(page, sku.ordinary).waitFor({ state: 'detached' });
});

test('DAY-15 a replaced article is not checked: a replacement is added only if the user chooses it', async () => {
  const page = await orderAgain([{ number: sku.ended, qty: 2 }, { number: sku.lastPiece }]);
  await row(page, sku.ended).getByText('Replaced', { exact: true }).waitFor();
  expect(await box(page, sku.ended).isChecked()).toBe(false);
  expect(await box(page, sku.ended).isDisabled()).toBe(true);
  await press(page, 'Add 1 line');
  await page.getByText('1 line was added to the cart.').waitFor();
  expect((await readCart(product, 'second')).map(([name]) => name)).toEqual([sku.lastPiece]);

  const choice = page.getByRole('combobox', { name: `Article for ${sku.ended}` });
  const replacement = await choice.locator('option').nth(1).textContent();
  await choice.selectOption({ index: 1 });
  await expect.poll(() => box(page, sku.ended).isChecked()).toBe(true);
  await press(page, 'Add 1 line');
  await row(page, sku.ended).getByText('2 pieces added').waitFor();
  const [name = ''] = (await readCart(product, 'second'))
    .map(([one]) => one)
    .filter((one) => one !== sku.lastPiece);
  expect(replacement?.startsWith(`${name} ·`)).toBe(true);
});

test('DAY-17 one press adds the checked lines to the cart chosen; each line then says whether it was added, how many pieces are missing, or why it was refused', async () => {
  const page = await orderAgain([
    { number: sku.ordinary, qty: 4 },
    { number: sku.lastPiece, qty: 3 },
    { number: sku.inTens, qty: 999_990 },
    { number: skuOf(demoArticles.split), qty: 1 },
  ]);
  await box(page, skuOf(demoArticles.split)).uncheck();
  // A cart that holds ten pieces takes no 999,990 more.
  await fillCart(product, 'second', []);
  const second = await product.as('second');
  await second.run('mutation ($input: AddLinesInput!) { addLines(input: $input) { __typename } }', {
    input: { lines: [{ number: sku.inTens, qty: 10 }] },
  });
  await press(page, 'Add 3 lines');
  await row(page, sku.ordinary).getByText('4 pieces added').waitFor();
  await row(page, sku.lastPiece).getByText('3 pieces added').waitFor();
  await row(page, sku.lastPiece).getByText('2 of 3 not in stock').waitFor();
  await row(page, sku.inTens).getByText('Not added: the quantity is too small, or too large').waitFor();
  await page.getByText('2 lines were added to the cart. Pieces in all: 7. 1 line was not added').waitFor();
  expect(Object.fromEntries(await readCart(product, 'second'))).toEqual({
    [sku.ordinary]: 4,
    [sku.lastPiece]: 3,
    [sku.inTens]: 10,
  });

  await page.getByLabel('Cart', { exact: true }).selectOption('RESERVATION');
  await page.waitForURL('**cart=RESERVATION**');
  await box(page, sku.inTens).uncheck();
  await box(page, sku.ordinary).check();
  await press(page, 'Add 1 line');
  await page.getByText('1 line was added to the cart. Pieces in all: 4.').waitFor();
  await page.getByRole('link', { name: 'Open the cart' }).click();
  await page.waitForURL('**/cart/reservation');
  await page.getByText(sku.ordinary).first().waitFor();
});

test(
  'two presses add once, also when the first answer was lost: then it says where to look',
  { tags: 'matrix' },
  async () => {
    const page = await orderAgain([{ number: sku.ordinary, qty: 4 }]);
    await page.getByRole('button', { name: 'Add 1 line' }).dblclick();
    await row(page, sku.ordinary).getByText('4 pieces added').waitFor();
    expect(await readCart(product, 'second')).toEqual([[sku.ordinary, 4]]);

    await product.breakNext('importCart', { kind: 'lost' });
    await box(page, sku.ordinary).check();
    await press(page, 'Add 1 line');
    await page.locator('.fui-Toast', { hasText: 'Check your cart before you try again.' }).waitFor();
    expect(await readCart(product, 'second')).toEqual([[sku.ordinary, 8]]);
    expectComplaints(/./);
  },
);

test('the lines are chosen and added by keyboard alone', { tags: 'matrix' }, async () => {
  const page = await orderAgain([{ number: sku.ended }, { number: sku.lastPiece, qty: 4 }]);
  await tabTo(page, `Article for ${sku.ended}`, 'combobox');
  await pressKey(page, 'ArrowDown');
  await expect.poll(() => box(page, sku.ended).isChecked()).toBe(true);
  await tabTo(page, `Select ${sku.ended}`, 'checkbox', 'Shift+Tab');
  await pressKey(page, 'Space');
  await expect.poll(() => box(page, sku.ended).isChecked()).toBe(false);
  await tabTo(page, `Quantity of ${sku.lastPiece}`, 'textbox');
  await pressKey(page, 'ArrowUp');
  await tabTo(page, 'Add 1 line', 'button');
  await pressKey(page, 'Enter');
  await row(page, sku.lastPiece).getByText('5 pieces added').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
    '1 line was added to the cart.',
  );
});

test('DAY-18 last ordered shows the articles of the 10 latest orders at most, each once, and says which orders these are', async () => {
  for (let day = 1; day <= 11; day += 1)
    await order([{ number: sku.ordinary, qty: day }, { number: `PART-${day}-X` }], {
      createdAt: `2025-03-${String(day).padStart(2, '0')}T09:00:00Z`,
    });
  const page = await openPage(product, { as: 'second@demo.test' });
  await page.goto('/cart/regular');
  await page.getByRole('link', { name: 'Last ordered' }).click();
  await page.getByText('From your 10 latest orders, since 02-03-2025').waitFor();
  await page.getByRole('button', { name: 'All 11', exact: true }).waitFor();
  expect(await row(page, sku.ordinary).count()).toBe(1);
  await row(page, sku.ordinary).getByText('11 × 10,00 €').waitFor();
  await row(page, sku.ordinary).getByText('11-03-2025').waitFor();
  expect(await row(page, 'PART-1-X').count()).toBe(0);
  await box(page, sku.ordinary).check();
  await press(page, 'Add 1 line');
  await row(page, sku.ordinary).getByText('11 pieces added').waitFor();
});

test(
  'last ordered says that there is nothing yet, what could not be read, and can be read again',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'second@demo.test' });
    await page.goto('/cart/last-ordered');
    await page.getByText('You have not ordered anything yet').waitFor();

    await order([{ number: sku.ordinary }]);
    await order([{ number: sku.lastPiece }]);
    await product.breakNext('getOrder', { kind: 'status', status: 500 });
    await page.reload();
    await page.getByText('1 order could not be loaded: its articles are missing here.').waitFor();

    await product.breakNext('oemBatchSearch', { kind: 'status', status: 500 });
    await page.reload();
    await page.getByText('The lines could not be loaded.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await row(page, sku.ordinary).waitFor();
    expectComplaints(/500|GraphQL|Relay/);
  },
);
