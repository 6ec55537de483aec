import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLongInvoice } from '../../../sandbox/db/demo/addLongInvoice.ts';
import { openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

const lines = 5000;
let product: Product;
let invoiceId = 0;
beforeAll(async () => {
  product = await startProduct();
  ({ invoiceId } = await addLongInvoice(product.sandbox.db, lines));
});
afterAll(() => product.close());

test('INV-20 of 5,000 lines only those in view are in the page, and the totals stay in view', async () => {
  const page = await openScreen(product, `/invoices/${invoiceId}`);
  const items = page.getByRole('region', { name: 'Items' });
  await items.locator('tbody a').first().waitFor();
  expect(await items.getByRole('table').getAttribute('aria-rowcount')).toBe(String(lines + 1));
  expect(await items.locator('tbody tr').count()).toBeLessThan(60);
  const first = await items.locator('tbody a').first().innerText();
  await items.evaluate((area) => area.scrollTo(0, area.scrollHeight));
  await expect.poll(() => items.locator('tbody a').first().innerText()).not.toBe(first);
  expect(await items.locator('tbody tr').count()).toBeLessThan(60);
  const last = items.locator(`tbody tr[aria-rowindex="${lines + 1}"]`);
  await last.waitFor();
  const area = await items.boundingBox();
  const total = await items.locator('tfoot').boundingBox();
  expect(total && area && total.y + total.height <= area.y + area.height + 1).toBe(true);
});

test('INV-20 on a phone the lines are cards, and of 5,000 only those in view are in the page', async () => {
  const page = await openScreen(product, `/invoices/${invoiceId}`, { width: 390, height: 800 });
  const items = page.getByRole('region', { name: 'Items' });
  await items.getByRole('link').first().waitFor();
  expect(await items.getByRole('listitem').count()).toBeLessThan(60);
  await items.evaluate((area) => area.scrollTo(0, area.scrollHeight));
  await expect
    .poll(() => items.getByRole('listitem').last().getAttribute('aria-posinset'))
    .toBe(String(lines));
  expect(await items.getByRole('listitem').count()).toBeLessThan(60);
});
