import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { operationOf } from '../support/holdAnswers.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { makeOrders, openCheckout, panelOf, waitingOrders } from './checkoutOrders.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('CHK-01 CHK-02 CHK-03 CHK-04 CHK-06 GAP-68 one panel per order, those of today apart from earlier ones', async () => {
  const orders = await waitingOrders(product, 'client');
  // Just after midnight the demo data has none of today.
  await product.sandbox.db
    .updateTable('orders')
    .set({ created_at: new Date() })
    .where('id', '=', Math.max(...orders.map(({ dbId }) => Number(dbId))))
    .execute();
  const page = await openCheckout(product, 'client');
  await page.getByRole('heading', { level: 2, name: 'Today' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Up to this day' }).waitFor();
  const titles = page.getByRole('heading', { level: 3 });
  expect(await titles.count()).toBe(orders.length);
  expect(await titles.first().innerText()).toMatch(/^Order #\d+ \(.+\)\s[^]+(ago|now)$/);
  expect(await page.title()).toBe('Checkout | Cart | B2B portal');
  const open = page.locator('.fui-AccordionItem').first();
  await open.getByRole('region', { name: 'Lines of the order' }).waitFor();
  await open.getByRole('group', { name: 'Shipping' }).getByRole('radio').first().waitFor();
  await open.getByText('Grand total').waitFor();
  await expectNoAxeViolations(page);
});

test('CHK-04 with orders of one group only there are no headings', { tags: 'matrix' }, async () => {
  await makeOrders(product, 'second', 2);
  const page = await openCheckout(product, 'second');
  await page
    .getByRole('heading', { level: 2, name: /^Order #/ })
    .first()
    .waitFor();
  const main = page.getByRole('main');
  expect(await main.getByText('Today', { exact: true }).count()).toBe(0);
  expect(await page.getByRole('heading', { level: 3 }).count()).toBe(0);
});

test('CHK-07 GAP-65 an order of type backorder has no delivery section and is completed without', async () => {
  const [order] = await makeOrders(product, 'second', 1, 'BACKORDER');
  if (!order) throw new Error('no order');
  const page = await openCheckout(product, 'second');
  const panel = panelOf(page, order.dbId);
  await panel.getByRole('button', { name: 'Place order' }).waitFor();
  expect(await panel.getByRole('radio').count()).toBe(0);
  await panel.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('link', { name: `Open order ${order.dbId} in a new tab` }).waitFor();
});

test(
  'the texts of an order outlive another page and a reload, until it is completed',
  { tags: 'matrix' },
  async () => {
    const [first, second] = await makeOrders(product, 'second', 2);
    if (!first || !second) throw new Error('no orders');
    const page = await openCheckout(product, 'second');
    const number = (order: { dbId: string }) => panelOf(page, order.dbId).getByLabel('Your order number');
    await number(first).fill('PO-777');
    await page.getByRole('link', { name: 'Order from stock' }).click();
    await page.getByRole('link', { name: /^Checkout/ }).click();
    await expect.poll(() => number(first).inputValue()).toBe('PO-777');
    await page.reload();
    await expect.poll(() => number(first).inputValue()).toBe('PO-777');
    await panelOf(page, first.dbId).getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('link', { name: `Open order ${first.dbId} in a new tab` }).waitFor();
    await expect.poll(() => number(second).inputValue()).toBe('');
    const kept = await page.evaluate(() =>
      Object.values(localStorage).filter((text) => text.includes('PO-777')),
    );
    expect(kept).toEqual([]);
  },
);

test('CHK-05 CHK-34 CHK-35 CART-03 GAP-42 GAP-71 an order is moved back to the cart, another cancelled outright; both leave the list; with nothing to check out it says so, and its tab disappears once the screen is left', async () => {
  const [first, second] = await makeOrders(product, 'second', 2);
  if (!first || !second) throw new Error('no orders');
  const page = await openCheckout(product, 'second');
  await panelOf(page, first.dbId).getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Keep the order' }).click();
  await panelOf(page, first.dbId).getByRole('button', { name: 'Cancel order' }).click();
  await expectNoAxeViolations(page);
  const writes: string[] = [];
  page.on('request', (request) => {
    const operation = operationOf(request);
    if (operation.endsWith('Mutation')) writes.push(operation);
  });
  // A hurried user presses twice.
  await page.getByRole('button', { name: 'Move back to the cart' }).dblclick();
  await panelOf(page, first.dbId).waitFor({ state: 'detached' });
  expect(writes).toEqual(['useCancelOrderMutation']);
  const caller = await product.as('second');
  const { viewer } = await caller.run('{ viewer { cart { requestedQty } } }');
  expect(viewer.cart.requestedQty).toBeGreaterThan(0);

  await panelOf(page, second.dbId).getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Cancel outright' }).click();
  await page.getByText('No orders are waiting for checkout.').waitFor();
  expect(await waitingOrders(product, 'second')).toEqual([]);

  await page.getByRole('link', { name: 'Checkout' }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Go to the cart' }).click();
  await page.waitForURL('**/cart/regular');
  await page.getByRole('group', { name: 'Order from' }).waitFor();
  expect(await page.getByRole('link', { name: 'Checkout' }).count()).toBe(0);
});

test('CHK-01 on a phone in the dark nothing scrolls sideways', { tags: 'matrix' }, async () => {
  const page = await openCheckout(product, 'client', { width: 320, colorScheme: 'dark' });
  await page.getByText(/^Shipping: .+ Change$/).click();
  await page.getByRole('group', { name: 'Shipping' }).getByRole('radio').first().waitFor();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
  await expectNoAxeViolations(page);
});
