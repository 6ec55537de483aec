import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openPage } from '../support/openPage.ts';
import { rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const headings = (page: Page) => page.getByRole('columnheader').allInnerTexts();
const open = async (path: string, as = 'client@demo.test') => {
  const page = await openPage(product, { as });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};

async function addFilter(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add filter' }).click();
  const form = page.getByRole('group', { name: 'Add filter' }).or(page.getByRole('dialog'));
  await form.getByLabel('Filter', { exact: false }).first().selectOption({ label: name });
  return form;
}

test('ORD-02 ORD-05 ORD-06 ORD-08 ORD-09 ORD-10 ORD-14 GAP-73 GAP-74 /orders leads to the first list the user may open, /orders/{number} to the order itself; with the pay feature the list has a pay column and no user column; while orders are not completed a banner leads to the checkout', async () => {
  const page = await open('/orders');
  await page.waitForURL('**/orders/regular');
  await expect
    .poll(() => headings(page))
    .toEqual([
      'Selection',
      'Order',
      'Status',
      'Grand total',
      'Warehouse',
      'Your order no.',
      'Created',
      'Payment',
    ]);
  const first = rows(page).first();
  const id = await first.getByRole('link').first().innerText();
  await expect.poll(() => first.getByRole('link').first().getAttribute('href')).toBe(`/order/${id}`);
  await expect.poll(() => first.innerText()).toMatch(/\d{2}-\d{2}-\d{4} \d{2}:\d{2}/);
  await page.getByText(/orders? (is|are) waiting for checkout/).waitFor();
  await page.getByRole('link', { name: 'Continue to checkout' }).click();
  await page.waitForURL('**/cart/checkout');
  await page.goto(`/orders/${id}`);
  await page.waitForURL(`**/order/${id}`);
});

test('ORD-02 ORD-03 ORD-04 ORD-07 ORD-08 ORD-25 SHELL-09 SHELL-10 GAP-73 without the pay feature the user shows, last name first, and no payment; pre-orders and backorders are tabs for users who may create them', async () => {
  const page = await open('/orders/regular');
  const tabs = page.getByRole('navigation', { name: 'Orders & Documents' });
  await expect
    .poll(() => tabs.getByRole('link').allInnerTexts())
    .toEqual([
      'Orders',
      'Pre-orders',
      'Backorders',
      'Backorder items',
      'Final invoices',
      'Credit invoices',
      'Statements',
    ]);
  await tabs.getByRole('link', { name: 'Pre-orders' }).click();
  await page.waitForURL('**/orders/reservation');

  const buyer = await open('/orders/regular', 'buyer@demo.test');
  const buyerTabs = buyer.getByRole('navigation', { name: 'Orders & Documents' });
  await buyerTabs.getByRole('link', { name: 'Orders' }).waitFor();
  expect(await buyerTabs.getByRole('link', { name: /order/i }).allInnerTexts()).toEqual(['Orders']);
  await expect.poll(() => headings(buyer)).toContain('User');
  await expect.poll(() => headings(buyer)).not.toContain('Payment');
  await expect.poll(() => rows(buyer).first().innerText()).toContain('Whitfield Grace');
  await buyer.goto('/orders/backorders');
  await buyer.waitForURL('**/catalog');

  const basic = await openPage(product, { as: 'basic@demo.test' });
  await basic.goto('/orders/regular');
  await basic.waitForURL('**/catalog');
});

test(
  'LIST-03 LIST-05 LIST-06 GAP-34 pager: range of total, six sizes, page and limit in the URL',
  { tags: 'matrix' },
  async () => {
    const page = await open('/orders/regular');
    const pager = page.getByRole('navigation', { name: 'Pages' });
    await expect.poll(() => rows(page).count()).toBe(20);
    await expect.poll(() => pager.innerText()).toMatch(/1-20 \/ \d+/);
    await expect
      .poll(() => pager.getByRole('combobox').locator('option').allInnerTexts())
      .toEqual(['10', '20', '30', '40', '50', '100']);
    const firstOfPage1 = await rows(page).first().innerText();
    await pager.getByRole('link', { name: 'Page 2', exact: true }).click();
    await page.waitForURL('**/orders/regular?page=2&limit=20');
    await expect.poll(() => rows(page).first().innerText()).not.toBe(firstOfPage1);
    expect(await pager.innerText()).toMatch(/21-40 \/ \d+/);
  },
);

test('LIST-07 back and forward restore page, limit and filters', { tags: 'matrix' }, async () => {
  const page = await open('/orders/regular');
  const firstRow = () => rows(page).first().innerText();
  const page1 = await firstRow();
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Page 2', exact: true })
    .click();
  await expect.poll(firstRow).not.toBe(page1);
  const page2 = await firstRow();
  await rows(page).first().getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /^Order \d/ }).waitFor();
  await page.goBack();
  await expect.poll(firstRow).toBe(page2);
  await page.goBack();
  await expect.poll(firstRow).toBe(page1);
  await page.goForward();
  await expect.poll(firstRow).toBe(page2);
});

test('ORD-11 LIST-09 LIST-14 a filter shows as a tag, narrows the list and can be removed', async () => {
  const page = await open('/orders/regular');
  const form = await addFilter(page, 'Grand total');
  await form.getByLabel('Operator').selectOption('>');
  await form.getByLabel('Value').fill('5000');
  await form.getByRole('button', { name: 'Apply' }).click();
  await page.waitForURL((url) => url.searchParams.get('filter[grandTotal][>]') === '5000');
  await expect
    .poll(async () => {
      const totals = await rows(page).locator('td:nth-child(4)').allInnerTexts();
      return totals.length > 0 && totals.every((text) => Number(text.replace(/[^\d.]/g, '')) > 5000);
    })
    .toBe(true);
  await page.getByRole('button', { name: /Remove.*Grand total/ }).click();
  await page.waitForURL((url) => !url.searchParams.has('filter[grandTotal][>]'));
  await expect.poll(() => rows(page).count()).toBe(20);
});

test('ORD-12 LIST-12 status takes several values at once', async () => {
  const page = await open(
    '/orders/regular?filter[status][]=delivered&filter[status][]=cancelled&page=1&limit=50',
  );
  await rows(page).first().waitFor();
  const statuses = new Set(await rows(page).locator('td:nth-child(3)').allInnerTexts());
  expect([...statuses].toSorted()).toEqual(['Cancelled', 'Delivered']);
});

test('a list that the filters empty offers to clear them', { tags: 'matrix' }, async () => {
  const page = await open('/orders/regular?filter[clientOrderId]=nothing-has-this-number');
  await page.getByText('No order matches these filters').waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await rows(page).first().waitFor();
});
