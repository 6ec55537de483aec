import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { said } from '../support/pageParts.ts';
import { buyableArticles, fillCart } from './fillCart.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('CART-01 GAP-43 without order_management there is a message about that instead of the cart', async () => {
  const page = await openPage(product, { as: 'basic@demo.test' });
  await page.goto('/cart');
  await page.getByText('Placing orders is not available for your account').waitFor();
  expect(await page.getByRole('grid').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Check out' }).count()).toBe(0);
  await expectNoAxeViolations(page);
});

test('CART-02 CART-07 CART-08 CART-09 CART-10 CART-16 CART-53 GAP-41 GAP-44 the cart area has a title, its tabs and the announcements as banner; of its warehouses the first is chosen and cannot be left out, read-only ones are not offered', async () => {
  const [article] = await buyableArticles(product, 'client', 1);
  if (!article) throw new Error('nothing to buy');
  await fillCart(product, 'client', [{ article, times: 1 }]);
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.goto('/cart');
  await page.waitForURL('**/cart/regular');
  await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
  expect(await page.title()).toBe('Order from stock | Cart | B2B portal');
  const tabs = page.getByRole('navigation', { name: 'Cart' }).getByRole('link');
  expect(await tabs.allInnerTexts()).toEqual([
    'Order from stock',
    'Pre-order',
    'Backorder',
    'Quick order',
    'Last ordered',
    expect.stringMatching(/^Checkout\s*\d+$/),
  ]);
  const caller = await product.as('client');
  const { viewer } = await caller.run(
    '{ viewer { cartAnnouncements { shortMessage } warehouses { name readonly } } }',
  );
  for (const { shortMessage } of viewer.cartAnnouncements) await page.getByText(shortMessage).waitFor();

  const names = viewer.warehouses.filter(({ readonly }) => !readonly).map(({ name }) => name);
  expect(names.length).toBeLessThan(viewer.warehouses.length);
  const choices = page.getByRole('group', { name: 'Order from' }).getByRole('checkbox');
  await choices.first().waitFor();
  expect(await choices.count()).toBe(names.length + 1);
  const [first = '', second = ''] = names;
  expect(await page.getByRole('checkbox', { name: first, exact: true }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: first, exact: true }).isDisabled()).toBe(true);
  const heads = await page.getByRole('grid').getByRole('columnheader').allInnerTexts();
  expect(heads.filter((head) => names.includes(head))).toEqual(names);

  // What another choice leads to is said.
  await page.evaluate(() => document.getElementById('announcer')?.replaceChildren());
  await page.getByRole('checkbox', { name: second, exact: true }).check();
  await expect.poll(() => said(page)).toMatch(/Total excl\. VAT: .*€/);
  await expect.poll(() => page.getByRole('checkbox', { name: first, exact: true }).isEnabled()).toBe(true);
  await page.getByRole('checkbox', { name: first, exact: true }).uncheck();
  await expect.poll(() => page.getByRole('checkbox', { name: second, exact: true }).isDisabled()).toBe(true);
});

test('CART-11 CART-12 CART-39 CART-40 the choice lives in the URL, is restored from it, and reloads the cart', async () => {
  const page = await openPage(product, { as: 'client@demo.test' });
  await page.goto('/cart/regular?warehouses=2&warehouses=3&useBackorder=1');
  const backorder = page.getByRole('checkbox', { name: 'Backorder any shortfall' });
  await backorder.waitFor();
  expect(await backorder.isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'Riga' }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'Tallinn', exact: true }).isChecked()).toBe(false);

  await fetch(`${product.sandbox.url}/sandbox/requests`, { method: 'DELETE' });
  // Three quick clicks: the last state is what counts.
  await page.getByRole('checkbox', { name: 'Tallinn', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Riga' }).click();
  await backorder.click();
  await page.waitForURL('**/cart/regular?warehouses=1&warehouses=3&useBackorder=0');
  /** Of the cart; its totals in the header are read for no warehouses. */
  const lastRead = async () => {
    const answer = await fetch(`${product.sandbox.url}/sandbox/requests`);
    const received = (await answer.json()) as {
      operationId: string;
      query: object;
      headers: Record<string, string>;
    }[];
    const read = received.findLast(
      ({ operationId, query }) => operationId === 'getCart' && 'warehouses' in query,
    );
    return { ...read?.query, locale: read?.headers['locale'] };
  };
  const read = { type: 'regular', warehouses: [1, 3], useBackorder: 0, locale: 'en' };
  await expect.poll(lastRead).toEqual(read);
  await backorder.click();
  await expect.poll(lastRead).toEqual({ ...read, useBackorder: 1 });
  await page.getByRole('checkbox', { name: 'Hamburg' }).click();
  await expect.poll(lastRead).toEqual({ ...read, warehouses: [1], useBackorder: 1 });
  await page.getByRole('checkbox', { name: 'Hamburg' }).click();
  await backorder.click();
  await expect.poll(lastRead).toEqual(read);
  await page.reload();
  await backorder.waitFor();
  expect(await backorder.isChecked()).toBe(false);
  expect(await page.getByRole('checkbox', { name: 'Hamburg' }).isChecked()).toBe(true);
  await page.getByRole('banner').first().getByLabel('Language').selectOption('de');
  await expect.poll(lastRead).toEqual({ ...read, locale: 'de' });
});

test(
  'CART-11 GAP-46 without order_backorder there is no backorder checkbox',
  { tags: 'matrix' },
  async () => {
    const page = await openPage(product, { as: 'workshop@demo.test' });
    await page.goto('/cart/regular');
    await page.getByRole('group', { name: 'Order from' }).getByRole('checkbox').first().waitFor();
    expect(await page.getByRole('checkbox', { name: 'Backorder any shortfall' }).count()).toBe(0);
  },
);
