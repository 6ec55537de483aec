import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { expectComplaints, openPage } from '../support/openPage.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { said } from '../support/pageParts.ts';
import { makeOrders, openCheckout, panelOf } from './checkoutOrders.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('CHK-25 CHK-29 CHK-30 CHK-31 CHK-32 CHK-33 order after order: completed, counted down, linked, the next one opens', async () => {
  const [first, second] = await makeOrders(product, 'second', 2);
  if (!first || !second) throw new Error('no orders');
  const page = await openCheckout(product, 'second');
  await page.getByRole('link', { name: 'Checkout 2' }).waitFor();
  const panel = panelOf(page, first.dbId);
  await panel.getByLabel('Your order number').fill(`PO-${first.dbId}`);
  await panel.getByLabel('Order comment').fill('Ring twice');
  // Typed texts survive closing the panel.
  await panel.getByRole('button', { name: /^Order #/ }).click();
  await panel.getByRole('button', { name: /^Order #/ }).click();
  await expect.poll(() => panel.getByLabel('Order comment').inputValue()).toBe('Ring twice');
  await panel.getByText('10 / 150').waitFor();
  await panel.getByRole('group', { name: 'Shipping' }).getByRole('radio').first().waitFor();
  await panel.getByRole('button', { name: 'Place order' }).dblclick();
  const link = page.getByRole('link', { name: `Open order ${first.dbId} in a new tab` });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe(`/order/${first.dbId}`);
  expect(await link.getAttribute('target')).toBe('_blank');
  await page.getByRole('link', { name: 'Checkout 1' }).waitFor();
  await panelOf(page, second.dbId).getByRole('button', { name: 'Place order' }).waitFor();
  await expectNoAxeViolations(page);

  const { viewer } = await (
    await product.as('second')
  ).run(
    'query ($id: String!) { viewer { order(dbId: $id) { status clientOrderId comments { message } } } }',
    { id: first.dbId },
  );
  expect(viewer.order).toMatchObject({
    status: 'NOT_CONFIRMED',
    clientOrderId: `PO-${first.dbId}`,
    comments: [{ message: 'Ring twice' }],
  });
});

test('CHK-23 CHK-24 a number of more than 50 and a comment of more than 150 characters stay and are not sent', async () => {
  const [order] = await makeOrders(product, 'second', 1);
  if (!order) throw new Error('no order');
  const page = await openCheckout(product, 'second');
  const panel = panelOf(page, order.dbId);
  await panel.getByLabel('Your order number').pressSequentially('1'.repeat(55));
  expect((await panel.getByLabel('Your order number').inputValue()).length).toBe(55);
  await panel.getByText('55 / 50 characters: shorten the text').waitFor();
  await panel.getByLabel('Order comment').fill('x'.repeat(149));
  await panel.getByLabel('Order comment').press('End');
  await page.keyboard.type('yz');
  expect((await panel.getByLabel('Order comment').inputValue()).length).toBe(151);
  await panel.getByText('151 / 150 characters: shorten the text').waitFor();
  const completed = () =>
    product.sandbox.db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', Number(order.dbId))
      .executeTakeFirstOrThrow();
  await panel.getByRole('button', { name: 'Place order' }).click();
  const number = panel.getByLabel('Your order number');
  await expect.poll(() => number.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await completed()).toEqual({ status: 'not_completed' });
});

test(
  'GAP-72 ERR-02 server errors about the number, the comment or the address appear at that field',
  { tags: 'matrix' },
  async () => {
    const [order] = await makeOrders(product, 'second', 1);
    if (!order) throw new Error('no order');
    await product.breakNext('completeOrder', {
      kind: 'status',
      status: 400,
      body: {
        fields: [
          { field: 'relatedOrderNumber', message: 'This number is taken.' },
          { field: 'customShippingAddress.city', message: 'No courier drives there.' },
        ],
      },
    });
    const page = await openCheckout(product, 'second');
    const panel = panelOf(page, order.dbId);
    await panel.getByRole('group', { name: 'Shipping' }).getByRole('radio').first().waitFor();
    await panel.getByRole('button', { name: 'Place order' }).click();
    await panel.getByText('This number is taken.').waitFor();
    await panel
      .getByRole('group', { name: 'Delivery address' })
      .getByText('No courier drives there.')
      .waitFor();
    await expect.poll(() => panel.getByRole('button', { name: 'Place order' }).isEnabled()).toBe(true);
  },
);

test(
  'CHK-36 GAP-70 while the options load nothing can be completed or cancelled',
  { tags: 'matrix' },
  async () => {
    const [order] = await makeOrders(product, 'second', 1);
    if (!order) throw new Error('no order');
    const page = await openPage(product, { as: 'second@demo.test' });
    const answer = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('shippingData')) await answer.promise;
      await route.continue();
    });
    await page.goto('/cart/checkout');
    const panel = panelOf(page, order.dbId);
    await panel.getByLabel('Delivery options are loading').waitFor();
    const [complete, cancel] = [
      panel.getByRole('button', { name: 'Place order' }),
      panel.getByRole('button', { name: 'Cancel order' }),
    ];
    expect([await complete.isEnabled(), await cancel.isEnabled()]).toEqual([false, false]);
    answer.resolve();
    await panel.getByRole('group', { name: 'Shipping' }).getByRole('radio').first().waitFor();
    expect([await complete.isEnabled(), await cancel.isEnabled()]).toEqual([true, true]);
  },
);

test('an order whose answers are lost on the way is to be confirmed as always, and the next one does not take its place', async () => {
  const [first, second] = await makeOrders(product, 'second', 2);
  if (!first || !second) throw new Error('no orders');
  const page = await openCheckout(product, 'second');
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('shippingCourier')) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  const panel = panelOf(page, first.dbId);
  await panel.getByRole('group', { name: 'Shipping' }).getByRole('radio').first().waitFor();
  await panel.getByRole('button', { name: 'Place order' }).click();
  await panel.getByText(/^Placed, not confirmed yet/).waitFor();
  await expect
    .poll(() => said(page))
    .toContain(`The button “Confirm order ${first.dbId}” is just before the link to the order`);
  await panel.getByRole('button', { name: `Confirm order ${first.dbId}` }).waitFor();
  expect(await page.getByRole('button', { name: /^Place order/ }).count()).toBe(0);
  expect(await page.getByText('Error: outcome unknown').count()).toBe(0);
  expectComplaints(/ERR_FAILED/);
  await panelOf(page, second.dbId)
    .getByRole('button', { name: /^Order #/ })
    .click();
  await page.unroute('**/graphql');

  // Another window places the second one meanwhile.
  const other = await openCheckout(product, 'second');
  const there = panelOf(other, second.dbId);
  await there.getByRole('group', { name: 'Shipping' }).getByRole('radio').first().waitFor();
  await panelOf(page, second.dbId).getByRole('button', { name: 'Place order' }).click();
  await panelOf(page, second.dbId)
    .getByText(/^Placed, not confirmed yet/)
    .waitFor();
  await there.getByRole('button', { name: 'Place order' }).click();
  await there.getByText(/^Placed, not confirmed yet/).waitFor();
  expect(await other.getByText('cannot be placed as it is').count()).toBe(0);
});
