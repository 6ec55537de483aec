import { afterAll, beforeAll, expect, test } from 'vitest';
import { press, tabTo } from '../support/keyboard.ts';
import { dialog, openScreen, rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { findDocument, findDocuments } from './findDocuments.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('DAY-105 documents are searched for, filtered, opened and downloaded by keyboard alone', async () => {
  const [, wanted] = await findDocuments(product, 'client', 'mergedInvoices');
  const { docNumber = '', dbId = '' } = wanted ?? {};
  const page = await openScreen(product, '/orders/merged-invoices');
  await rows(page).nth(1).waitFor();
  const titleFocused = () =>
    expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  // The filter leaves one row.
  await press(page, 'Tab');
  await tabTo(page, 'Add filter', 'button');
  await press(page, 'Enter');
  await tabTo(page, 'Filter by', 'combobox');
  await page.keyboard.type('Number');
  await tabTo(page, 'Value', 'textbox');
  await page.keyboard.type(docNumber);
  await press(page, 'Enter');
  await page.waitForURL(/filter/);
  await expect.poll(() => rows(page).count()).toBe(1);

  // Its row is checked with Space and downloaded as one ZIP.
  await tabTo(page, `Select ${docNumber}`, 'checkbox');
  await press(page, 'Space');
  await tabTo(page, 'Download 1 PDF as ZIP', 'button');
  const [zip] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(zip.suggestedFilename()).toMatch(/\.zip$/);

  // Its page is opened, and its lines are saved as a table.
  await tabTo(page, docNumber, 'link', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/final-invoices/${dbId}`);
  await titleFocused();
  await tabTo(page, 'Invoice', 'button');
  await press(page, 'Enter');
  await page.getByRole('menuitem', { name: 'PDF' }).waitFor();
  await press(page, 'ArrowDown');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('CSV/Excel');
  await press(page, 'Enter');
  await dialog(page).waitFor();
  await tabTo(page, 'Download', 'button');
  await Promise.all([
    page
      .context()
      .waitForEvent('request', (request) =>
        request.url().includes(`/api/v3/documents/merged-invoices/${dbId}?`),
      ),
    page.keyboard.press('Enter'),
  ]);

  // Another document is found by its number.
  const credit = await findDocument(product, 'client', 'creditInvoices');
  await dialog(page).waitFor({ state: 'detached' });
  await press(page, 'Control+k');
  await page.keyboard.type(credit.docNumber);
  const option = page.getByRole('option').filter({ hasText: credit.docNumber }).first();
  await option.waitFor();
  for (let presses = 0; presses < 20; presses++) {
    if ((await option.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/credit-invoices/${credit.dbId}`);
  await titleFocused();
});
