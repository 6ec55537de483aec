import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { dialog, openScreen, rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { findLine, itemsOf, newestClaim, sentClaims, type BoughtLine } from './claimParts.ts';

let product: Product;
let line: BoughtLine;
/** The newest claim before a test. */
let last = 0;
beforeAll(async () => {
  product = await startProduct();
  line = await findLine(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  last = await newestClaim(product);
});

const form = (kind: string) => openScreen(product, `/claims/new/${kind}`);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** A price as a German spreadsheet writes it. */
const comma = (price: number) => String(price).replace('.', ',');

test(
  'CLM-33 CLM-34 GAP-130: a csv file shows matched rows and what is wrong with each bad cell before anything is sent',
  { tags: 'matrix' },
  async () => {
    const page = await form('return');
    await button(page, 'From a csv file').click();
    const choose = dialog(page).locator('input[type=file]');
    await expect.poll(() => choose.getAttribute('accept')).toBe('.csv');
    await choose.setInputFiles({ name: 'claims.xlsx', mimeType: 'application/x', buffer: Buffer.from('x') });
    await dialog(page).getByText('Only .csv files can be read.').waitFor();
    const swapped = Buffer.from(
      'SKU;price;qty;invoice number;invoice date;description\nA-1;15;2;F-1;2025-01-31;Old',
    );
    await choose.setInputFiles({ name: 'claims.csv', mimeType: 'text/csv', buffer: swapped });
    await dialog(page).getByText('The columns of this file stand in another order.').waitFor();
    const other = await findLine(product, 1);
    const csv = [
      'SKU;qty;price;invoice number;invoice date;description',
      `${line.articleName};1;${comma(line.price)};${line.invoice};${line.date};Not needed`,
      `${other.articleName};1;${comma(other.price)};SOME-OTHER;${other.date};Not needed`,
      'UNKNOWN-9;1;3,5;F-1;2025-01-31;Old part',
      'BAD-1;none;3,5;F-1;2025-01-31;Bad quantity',
    ].join('\n');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download a template').click(),
    ]);
    expect(download.suggestedFilename()).toBe('claim.csv');
    await choose.setInputFiles({ name: 'claims.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await dialog(page).getByText('claims.csv: lines that can be claimed: 3, lines with errors: 1').waitFor();
    const good = dialog(page).getByRole('table', { name: '' }).first().locator('tbody tr');
    expect(await good.nth(0).innerText()).toContain('Invoice line found');
    expect(await good.nth(2).innerText()).toContain('On no final invoice: as entered');
    const bad = dialog(page).getByRole('region', { name: 'Lines with errors' }).locator('tbody tr');
    expect(await bad.innerText()).toMatch(/^5\s+qty\s+none\s+\S/);
    await expectNoAxeViolations(page);
    await dialog(page).getByRole('combobox', { name: 'Invoice line for line 3' }).selectOption({ index: 1 });
    await button(page, 'Add lines (3)').click();
    await expect.poll(() => rows(page).count()).toBe(3);
    // Entered in the portal's currency, it cannot go with lines of an invoice in another one.
    expect(await rows(page).filter({ hasText: 'UNKNOWN-9' }).innerText()).toMatch(/3\.50\s€/);
    await rows(page)
      .filter({ hasText: 'UNKNOWN-9' })
      .getByRole('button', { name: /^Remove/ })
      .click();
    await button(page, 'Send claim (2)').click();
    await page.waitForURL(/\/claims\/\d+$/);
    const [claim] = await sentClaims(product, last);
    const items = await itemsOf(product, claim?.id ?? 0);
    expect(items.map(({ invoice_id }) => invoice_id !== null)).toEqual([true, true]);
  },
);

test('on a narrow screen the result of a file is as high as its text', { tags: 'matrix' }, async () => {
  const page = await openScreen(product, '/claims/new/return', { width: 390, height: 844 });
  await button(page, 'From a csv file').click();
  const all = Array.from(
    { length: 9 },
    (_, place) => `OLD-${place};2;1,25;F-${place};2025-01-31;Row ${place}`,
  );
  const csv = ['SKU;qty;price;invoice number;invoice date;description', ...all].join('\n');
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'returns of the main branch this year.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    });
  const text = dialog(page).getByText(/lines that can be claimed: 9/);
  const [height, around] = await text.evaluate((one: HTMLElement) => [
    one.offsetHeight,
    one.parentElement?.offsetHeight ?? 0,
  ]);
  expect(around).toBeGreaterThan(height ?? 0);
});

test(
  'a file of 1,000 rows with 40 bad ones lists each bad cell, and its 960 others become one claim',
  { tags: 'matrix' },
  async () => {
    const page = await form('return');
    await button(page, 'From a csv file').click();
    const bad = ['none', '0', '-1', '1.5'];
    const all = Array.from({ length: 1000 }, (_, place) =>
      place % 25 === 7
        ? `BAD-${place};${bad[place % 4]};3,5;F-1;2025-01-31;Bad quantity`
        : `OLD-${place};2;${comma(1.25 + place)};F-${place};2025-01-31;Row ${place}`,
    );
    const csv = ['SKU;qty;price;invoice number;invoice date;description', ...all].join('\n');
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'year.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await dialog(page)
      .getByText('year.csv: lines that can be claimed: 960, lines with errors: 40')
      .waitFor({ timeout: 90_000 });
    const errors = dialog(page).getByRole('region', { name: 'Lines with errors' });
    expect(await errors.locator('tbody tr').count()).toBe(40);
    expect(await errors.locator('tbody tr').first().innerText()).toMatch(/^9\s+qty\s+1\.5\s+\S/);
    await expectNoAxeViolations(page);
    await button(page, 'Add lines (960)').click();
    await button(page, 'Send claim (960)').click();
    await page.waitForURL(/\/claims\/\d+$/);
    const [claim] = await sentClaims(product, last);
    const items = await itemsOf(product, claim?.id ?? 0);
    expect(items).toHaveLength(960);
    expect(items.at(-1)).toMatchObject({
      article_name: 'OLD-999',
      qty: 2,
      price: 100_025,
      description: 'Row 999',
    });
  },
);
