import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bestStock, type BuyableArticle } from '../../support/shopping.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { buyableArticles, fillCart, readCart } from './fillCart.ts';

let product: Product;
let articles: BuyableArticle[];
beforeAll(async () => {
  product = await startProduct();
  articles = await buyableArticles(product, 'second', 2);
});
afterAll(() => product.close());

type Received = { operationId: string; query: Record<string, string> };
const clearRequests = () => fetch(`${product.sandbox.url}/sandbox/requests`, { method: 'DELETE' });
const received = async (operationId: string): Promise<Received[]> => {
  const all: Received[] = await (await fetch(`${product.sandbox.url}/sandbox/requests`)).json();
  return all.filter((request) => request.operationId === operationId);
};

async function openCart(user: string, times: number, take = 1): Promise<Page> {
  const chosen = articles.slice(0, take);
  await fillCart(
    product,
    user,
    chosen.map((article) => ({ article, times })),
  );
  const page = await openPage(product, { as: `${user}@demo.test` });
  const [first] = chosen;
  if (!first) throw new Error('nothing to buy');
  await page.goto(`/cart/regular?warehouses=${bestStock(first).warehouse.dbId}`);
  await page.getByRole('grid').waitFor();
  return page;
}
/** A cart of one line whose quantity has just been typed, so many times its multiple, and is slow to be saved. */
async function typeQuantity(times: number): Promise<{ page: Page; name: string; qty: string }> {
  const page = await openCart('second', 1);
  const [{ name, multiple } = { name: '', multiple: 1 }] = articles;
  const qty = String(times * multiple);
  await product.breakNext('updateCartItem', { kind: 'slow', ms: 1500 });
  await page.getByRole('button', { name: `Quantity of ${name}` }).click();
  await page.keyboard.type(qty);
  return { page, name, qty };
}
const checkOut = (page: Page) => page.getByRole('button', { name: 'Check out' });

test('CART-46 a press of "Check out" counts from the quantity that it leaves, though the sum in its label is then gone', async () => {
  const { page, name, qty } = await typeQuantity(3);
  await checkOut(page).hover({ position: { x: 12, y: 12 } });
  await page.mouse.down();
  // A finger stays for a moment.
  await page.getByRole('button', { name: 'Check out', exact: true }).waitFor();
  await page.mouse.up();
  await page.waitForURL('**/cart/checkout');
  const panel = page.locator('.fui-AccordionItem').first();
  expect(await panel.getByRole('row').filter({ hasText: name }).innerText()).toContain(qty);
});

test('CART-46 CART-47 CART-49 CART-51 a double click makes one order, from the quantities last seen', async () => {
  const { page, name, qty } = await typeQuantity(2);
  await clearRequests();
  await checkOut(page).dblclick();
  await page.waitForURL('**/cart/checkout');
  expect((await received('createOrders')).length).toBe(1);
  const panel = page.locator('.fui-AccordionItem').first();
  await panel.getByRole('table').getByText(name).waitFor();
  expect(await panel.getByRole('row').filter({ hasText: name }).innerText()).toContain(qty);
  expect(await readCart(product, 'second')).toEqual([]);
  const { viewer } = await (await product.as('second')).run('{ viewer { notCompletedOrders } }');
  await page.getByRole('link', { name: `Checkout ${viewer.notCompletedOrders}` }).waitFor();
});

test('ERR-03 ERR-04 ERR-05 CART-50 GAP-60 above the credit limit it asks; Cancel leaves the cart, OK orders', async () => {
  const page = await openCart('limit', 20, 2);
  await checkOut(page).click();
  const question = page.getByRole('alertdialog', { name: 'Warning' });
  await question.getByText('Continue?').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => checkOut(page).isEnabled()).toBe(true);
  expect((await readCart(product, 'limit')).length).toBe(2);
  await clearRequests();
  await checkOut(page).click();
  await question.getByRole('button', { name: 'OK' }).click();
  await expect.poll(async () => (await received('createOrders')).at(-1)?.query['force']).toBeTruthy();
  await page
    .getByText(/Order #\d+|\d+ orders? created, with missing items/)
    .first()
    .waitFor();
});

test(
  'CART-50 ERR-08 when creating fails the button works again and the cart is as it was',
  { tags: 'matrix' },
  async () => {
    const page = await openCart('second', 1);
    await product.breakNext('createOrders', { kind: 'status', status: 500 });
    await checkOut(page).click();
    await page.locator('.fui-ToastTitle', { hasText: 'Error' }).first().waitFor();
    await expect.poll(() => checkOut(page).isEnabled()).toBe(true);
    expect((await readCart(product, 'second')).length).toBe(1);
  },
);

test('after an answer lost on the way the notice leads to the order that was made', async () => {
  const page = await openCart('second', 1);
  await product.breakNext('createOrders', { kind: 'lost' });
  await checkOut(page).click();
  const notice = page.locator('.fui-Toast', { hasText: 'We found something that may be the result.' });
  const link = notice.getByRole('link', { name: /^Order \d+$/ });
  const [number = ''] = /\d+/.exec((await link.textContent()) ?? '') ?? [];
  await expectNoAxeViolations(page);
  await link.click();
  await page.waitForURL('**/cart/checkout');
  await page.getByText(`#${number}`).first().waitFor();
});

test('CART-45 with nothing available from the chosen warehouse the checkout waits', async () => {
  const page = await openCart('second', 1);
  const [{ name } = { name: '' }] = articles;
  await expect.poll(() => checkOut(page).isEnabled()).toBe(true);
  await page.getByRole('button', { name: `Quantity of ${name}` }).click();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await page.getByText('Your cart is empty').waitFor();
  await expect.poll(() => checkOut(page).isDisabled()).toBe(true);
});

test(
  'CART-21 CART-46 an order is not made when the server refused the last quantity',
  { tags: 'matrix' },
  async () => {
    const page = await openCart('second', 1);
    const [{ name, multiple } = { name: '', multiple: 1 }] = articles;
    await product.breakNext('updateCartItem', { kind: 'status', status: 500 });
    await page.getByRole('button', { name: `Quantity of ${name}` }).click();
    await page.keyboard.type(String(3 * multiple));
    await clearRequests();
    await checkOut(page).click();
    await page.locator('.fui-ToastTitle', { hasText: 'Error' }).first().waitFor();
    await expect.poll(() => checkOut(page).isEnabled()).toBe(true);
    expect(await received('createOrders')).toEqual([]);
    await page.getByRole('button', { name: `Quantity of ${name}: ${multiple}, change` }).waitFor();
  },
);

// The last test: it buys the whole stock.
test('CART-22 CART-48 GAP-57 GAP-62 shortages are shown before ordering, and missing articles after it, with the next step', async () => {
  const page = await openCart('second', 1);
  const [{ name, multiple } = { name: '', multiple: 1 }] = articles;
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .getByText(/lines? (is|are) short\./)
        .count(),
    )
    .toBe(0);
  await page.getByRole('button', { name: `Quantity of ${name}` }).click();
  await page.keyboard.type(String(Math.floor(999 / multiple) * multiple));
  await page.keyboard.press('Enter');
  await page
    .getByRole('main')
    .getByText(/lines? (is|are) short\./)
    .waitFor();
  await expectNoAxeViolations(page);
  await checkOut(page).click();
  await page.getByText(/orders? created, with missing items/).waitFor();
  await page.getByText(/\d+ of \d+ missing/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/cart/regular');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Proceed to checkout' }).click();
  await page.waitForURL('**/cart/checkout');
});
