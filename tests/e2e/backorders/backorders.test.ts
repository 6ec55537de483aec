import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage, type PageOptions } from '../support/openPage.ts';
import { openScreen, rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

function open(options: PageOptions = {}, path = '/orders/backorder'): Promise<Page> {
  return openScreen(product, path, options);
}

test(
  'BACK-01 GAP-28 GAP-73 backorder items are a tab of the orders area, next to the backorders',
  { tags: 'matrix' },
  async () => {
    const page = await open({}, '/orders/backorders');
    const tabs = page.getByRole('navigation', { name: 'Orders & Documents' });
    await tabs.getByRole('link', { name: 'Backorder items' }).click();
    await page.waitForURL('**/orders/backorder');
    await tabs.locator('a[aria-current="page"]', { hasText: 'Backorder items' }).waitFor();
    expect(await tabs.getByRole('link', { name: 'Backorders' }).getAttribute('aria-current')).toBeNull();
    const buyer = await openPage(product, { as: 'buyer@demo.test' });
    await buyer.goto('/orders/backorder');
    await buyer.waitForURL('**/catalog');
  },
);

test(
  'BACK-02 article, description, quantity, the orders as links, created and updated',
  { tags: 'matrix' },
  async () => {
    const page = await open();
    await expect
      .poll(() => page.getByRole('columnheader').allInnerTexts())
      .toEqual(['Article', 'Description', 'Quantity', 'Orders', 'Created', 'Updated']);
    const order = rows(page).first().getByRole('listitem').getByRole('link').first();
    const id = await order.innerText();
    await expect.poll(() => order.getAttribute('href')).toBe(`/order/${id}`);
    await order.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: `Order ${id}` }).waitFor();
    await page.goBack();
    await rows(page).first().waitFor();
  },
);

test(
  'BACK-01 it needs order_backorder alone: without order_list the other lists stay closed',
  { tags: 'matrix' },
  async () => {
    const { db } = product.sandbox;
    const { id } = await db
      .selectFrom('accesses as a')
      .innerJoin('users as u', 'u.id', 'a.user_id')
      .select('a.id')
      .where('u.email', '=', 'basic@demo.test')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('access_attributes')
      .values({ access_id: id, attribute: 'order_backorder' })
      .execute();
    const page = await open({ as: 'basic@demo.test' }, '/orders');
    await page.waitForURL('**/orders/backorder');
    await page.goto('/orders/regular');
    await page.waitForURL('**/catalog');
  },
);

test('BACK-02 with nothing on backorder the page says what it would list', { tags: 'matrix' }, async () => {
  await product.sandbox.db.deleteFrom('order_items').where('part', '=', 'backorder').execute();
  const page = await open();
  await page.getByText('Nothing is on backorder').waitFor();
  await expectNoAxeViolations(page);
});
