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

function open(options: PageOptions = {}, path = '/in-transit'): Promise<Page> {
  return openScreen(product, path, options);
}

test('TRN-01 SHELL-17 goods in transit are an area for users who may pre-order; others are redirected', async () => {
  const page = await open({}, '/catalog');
  await page.getByRole('link', { name: 'In transit' }).click();
  await page.waitForURL('**/in-transit');
  const buyer = await openPage(product, { as: 'buyer@demo.test' });
  await buyer.goto('/in-transit');
  await buyer.waitForURL('**/catalog');
  expect(await buyer.getByRole('link', { name: 'In transit' }).count()).toBe(0);
});

test('TRN-02 GAP-141 article, description, quantity and two dates; the pager turns pages in the URL', async () => {
  const page = await open();
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    'Article',
    'Description',
    'Quantity',
    'Earliest arrival',
    'Latest arrival',
  ]);
  const first = rows(page).first();
  expect(await first.innerText()).toMatch(/\d+ pcs?\.\s+\d\d-\d\d-\d{4}\s+\d\d-\d\d-\d{4}/);
  expect(await first.getByRole('link').getAttribute('href')).toMatch(/^\/catalog\/article\//);
  const shown = await first.innerText();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await page.waitForURL('**/in-transit?page=2&limit=20');
  await expect.poll(() => rows(page).first().innerText()).not.toBe(shown);
  await page.goBack();
  await expect.poll(() => rows(page).first().innerText()).toBe(shown);
});

test('TRN-03 a button leads to the pre-order cart, by keyboard too', async () => {
  const page = await open();
  const button = page.getByRole('link', { name: 'Pre-order cart' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cart/reservation');
});

test('TRN-02 with nothing in transit the page says what it would list', async () => {
  await product.sandbox.db.deleteFrom('container_items').execute();
  const page = await open();
  await page.getByText('Nothing is in transit').waitFor();
  await expectNoAxeViolations(page);
});
