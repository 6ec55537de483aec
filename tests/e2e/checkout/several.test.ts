import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { dialog } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { makeOrders, openCheckout, panelOf, waitingOrders } from './checkoutOrders.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const cents = (text: string): number => Number(text.replace(/\D/g, ''));
const placeAll = { name: /^Place (?:all )?\d+(?: of \d+)? orders(?:\.|$)/ };

/** Completes all orders by one press and the answer to its question. */
async function placeTogether(page: Page, count: number): Promise<void> {
  await page.getByRole('button', placeAll).click();
  await dialog(page)
    .getByText(/^Grand total: /)
    .waitFor();
  await dialog(page)
    .getByRole('button', { name: `Place ${String(count)} orders` })
    .click();
}

test(
  'DAY-65 address and shipping of one order are used for all, and all are completed by one press, a write each',
  { tags: 'matrix' },
  async () => {
    const [first, second, third] = await makeOrders(product, 'second', 3);
    if (!first || !second || !third) throw new Error('no orders');
    const page = await openCheckout(product, 'second');
    const panel = panelOf(page, first.dbId);
    const shipping = panel.getByRole('group', { name: 'Shipping' }).getByRole('radio');
    await shipping.nth(1).check();
    await panel.getByRole('button', { name: 'Use this address and shipping for all' }).click();
    await panelOf(page, third.dbId)
      .getByRole('button', { name: /^Order #/ })
      .click();
    const last = panelOf(page, third.dbId).getByRole('group', { name: 'Shipping' }).getByRole('radio').nth(1);
    await last.waitFor();
    expect(await last.isChecked()).toBe(true);

    await placeTogether(page, 3);
    for (const { dbId } of [first, second, third])
      await page.getByRole('link', { name: `Open order ${dbId} in a new tab` }).waitFor();
    expect(await waitingOrders(product, 'second')).toEqual([]);
    expect(await page.getByRole('button', placeAll).count()).toBe(0);

    await page.getByRole('button', { name: 'Confirm 3 orders' }).click();
    await dialog(page).getByRole('button', { name: 'Confirm 3 orders' }).click();
    await dialog(page).getByText('Done: 3').waitFor();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.getByText('The order is confirmed.', { exact: true }).count()).toBe(3);
  },
);

test(
  'DAY-65 completing all stops at an order that the back end refuses, and the others wait',
  { tags: 'matrix' },
  async () => {
    const orders = await makeOrders(product, 'second', 3);
    const page = await openCheckout(product, 'second');
    const [first, second] = orders;
    if (!first || !second) throw new Error('no orders');
    await panelOf(page, first.dbId)
      .getByRole('group', { name: 'Shipping' })
      .getByRole('radio')
      .first()
      .waitFor();
    await product.breakNext('completeOrder', {
      kind: 'status',
      status: 400,
      body: { messages: ['Not today.'] },
    });
    await placeTogether(page, 3);
    await page.locator('.fui-Toast').filter({ hasText: 'Not today.' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Stop after this one' }).count()).toBe(0);
    expect(await waitingOrders(product, 'second')).toHaveLength(3);
  },
);

test('DAY-66 the head of an order has its lines, pieces and total; its sums have the chosen shipping', async () => {
  const [order] = await makeOrders(product, 'second', 1);
  if (!order) throw new Error('no order');
  const page = await openCheckout(product, 'second');
  const panel = panelOf(page, order.dbId);
  await panel.getByText(/^1 line · (1 pc|([2-9]|\d{2,}) pcs) · [\d\s.,]+€ incl\. VAT$/).waitFor();
  const sum = (term: string) =>
    panel.locator('dt', { hasText: new RegExp(`^${term}`) }).locator('xpath=following-sibling::dd[1]');
  const options = panel.getByRole('group', { name: 'Shipping' }).locator('label');
  await options.first().waitFor();
  const priced = options.filter({ hasText: '€' }).first();
  await priced.click();
  const price = await sum('Shipping excl. VAT').innerText();
  await expect.poll(() => priced.innerText()).toContain(price);
  const subtotal = await panel
    .getByRole('row', { name: /^Net total/ })
    .getByRole('cell')
    .innerText();
  expect(cents(await sum('Goods and shipping excl. VAT').innerText())).toBe(cents(subtotal) + cents(price));
  const total = await sum('Grand total').innerText();
  await panel
    .getByRole('button', { name: `Place order ${order.dbId}, ${total} incl. VAT, with shipping` })
    .click();
  await page.getByRole('link', { name: `Open order ${order.dbId} in a new tab` }).waitFor();
  await panel.getByText(`${total} incl. VAT`).waitFor();
  const { grand_total: placed } = await product.sandbox.db
    .selectFrom('orders')
    .select('grand_total')
    .where('id', '=', Number(order.dbId))
    .executeTakeFirstOrThrow();
  expect(placed).toBe(cents(total));
});

test('DAY-67 on a phone address and shipping are one line each, which open to change them, and the button says the sum', async () => {
  const [order] = await makeOrders(product, 'second', 1);
  if (!order) throw new Error('no order');
  const page = await openCheckout(product, 'second', { width: 390 });
  const panel = panelOf(page, order.dbId);
  await panel.getByText(/^Shipping: .+ Change$/).waitFor();
  expect(await panel.getByRole('radio').count()).toBe(0);
  const place = panel.getByRole('button', { name: 'Place order' });
  const sum = place.getByText(/^\d+[.,]\d\d\s€ incl\. VAT, with shipping$/);
  expect((await sum.boundingBox())?.width).toBeGreaterThan(100);
  await panel.getByText(/^Shipping: .+ Change$/).click();
  await panel.getByRole('group', { name: 'Shipping' }).getByRole('radio').nth(1).check();
  await panel.getByText(/^Delivery address: .+ Change$/).click();
  await panel.getByRole('group', { name: 'Delivery address' }).getByRole('radio').first().waitFor();
  await expectNoAxeViolations(page);
});

test(
  'DAY-68 an order to a place that nothing is delivered to can be cancelled',
  { tags: 'matrix' },
  async () => {
    const [order] = await makeOrders(product, 'dubai', 1);
    if (!order) throw new Error('no order');
    const page = await openCheckout(product, 'dubai');
    const panel = panelOf(page, order.dbId);
    await panel.getByText('No delivery options found').waitFor();
    await panel.getByRole('button', { name: 'Move back or cancel' }).click();
    await dialog(page).getByRole('button', { name: 'Cancel outright' }).click();
    await page.getByText('No orders are waiting for checkout.').waitFor();
  },
);
