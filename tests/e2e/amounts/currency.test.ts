import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatNumber } from '../../../web/ui/values/formatMoney.ts';
import { bestStock } from '../../support/shopping.ts';
import { buyableArticles, fillCart } from '../cart/fillCart.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** The amounts on the screen as displayed, `1 234.50 €`. */
async function amounts(page: Page): Promise<string[]> {
  const text = await page.getByRole('main').innerText();
  return [...text.matchAll(/[\d\u00a0]*\d\.\d\d\u00a0(€|\$|₤)/g)].map(([amount]) => amount);
}

/** Amounts without their currency. */
const values = (list: readonly string[]) => list.map((amount) => amount.slice(0, -1));

async function show(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect.poll(async () => (await amounts(page)).length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  // They follow the address.
  if (path === '/cart/checkout')
    await page.getByRole('group', { name: 'Shipping' }).getByRole('radio').first().waitFor();
  return amounts(page);
}

async function chooseDollars(page: Page): Promise<void> {
  const selector = page.getByRole('combobox', { name: 'Currency' });
  const reloaded = page.waitForEvent('load');
  await selector.selectOption('USD');
  await reloaded;
  await expect.poll(() => selector.inputValue()).toBe('USD');
}

test('SHELL-23 ORD-05 ORD-18 CHK-01 API-03 another currency does not relabel the amounts of orders', async () => {
  const { viewer } = await (
    await product.as('client')
  ).run('{ viewer { orders(filter: { status: [SHIPPED] }, first: 1) { edges { node { dbId } } } } }');
  const id = viewer.orders.edges[0]?.node.dbId ?? '';
  const paths = ['/orders/regular?page=1&limit=10', `/order/${id}`, '/cart/checkout'];
  const page = await openPage(product, { as: 'client@demo.test' });
  const before: string[][] = [];
  for (const path of paths) before.push(await show(page, path));
  await chooseDollars(page);
  for (const [index, path] of paths.entries()) {
    const now = await show(page, path);
    expect(now, path).toEqual(before[index]);
    expect(now.every((amount) => amount.endsWith('€'))).toBe(true);
  }
});

test(
  'SHELL-23 FMT-07 API-03 the cart is priced again in the other currency',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'client@demo.test' });
    const inEuros = await show(page, '/cart/regular');
    await chooseDollars(page);
    const inDollars = await show(page, '/cart/regular');
    expect(inEuros.every((amount) => amount.endsWith('€'))).toBe(true);
    expect(inDollars.every((amount) => amount.endsWith('$'))).toBe(true);
    expect(values(inDollars)).not.toEqual(values(inEuros));
    expect(values(inDollars)).toHaveLength(inEuros.length);
  },
);

test(
  'FMT-07 GAP-157 a cart that is priced in euros shows euros to a user who has chosen dollars, in lines and total',
  { tags: 'matrix' },
  async () => {
    const caller = await product.sandbox.as('client');
    const cart = await caller.ok('getCart', { query: { type: 'regular' }, headers: { CC: 'EUR' } });
    const page = await openPage(product, { as: 'client@demo.test' });
    await show(page, '/cart/regular');
    await chooseDollars(page);
    const inDollars = await show(page, '/cart/regular');
    await product.breakNext('getCart', { kind: 'status', status: 200, body: cart, times: 9 });
    const inEuros = await show(page, '/cart/regular');
    await fetch(`${product.sandbox.url}/sandbox/faults`, { method: 'DELETE' });
    expect(inDollars.every((amount) => amount.endsWith('$'))).toBe(true);
    expect(inEuros.every((amount) => amount.endsWith('€'))).toBe(true);
    expect(values(inEuros)).not.toEqual(values(inDollars));
    expect(inEuros.at(-1)).toBe(`${formatNumber(cart.total.value, 2, 'DOT')}\u00a0€`);
  },
);

test.each([
  ['none', null],
  ['euros', 'EUR'],
])(
  'API-03 CART-46 a currency chosen in another tab does not change what the cart of this one orders, where %s was chosen',
  async (_, chosen) => {
    const articles = await buyableArticles(product, 'client', 1);
    await fillCart(
      product,
      'client',
      articles.map((article) => ({ article, times: 1 })),
    );
    const page = await openPage(product, { as: 'client@demo.test' });
    if (chosen !== null) await page.addInitScript((code) => localStorage.setItem('cc', code), chosen);
    const [stock] = articles.map(bestStock);
    const shown = await show(page, `/cart/regular?warehouses=${stock?.warehouse.dbId}`);
    expect(shown.every((amount) => amount.endsWith('€'))).toBe(true);
    const other = await page.context().newPage();
    await other.goto('/catalog');
    await chooseDollars(other);
    await page.bringToFront();
    await page.getByRole('button', { name: 'Check out' }).click();
    await page.waitForURL('**/cart/checkout');
    await page.getByRole('group', { name: 'Shipping' }).first().getByRole('radio').first().waitFor();
    const ordered = await amounts(page);
    expect(ordered.length).toBeGreaterThan(0);
    expect(ordered.every((amount) => amount.endsWith('€'))).toBe(true);
  },
);
