import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectComplaints } from '../support/openPage.ts';
import { dialog, openScreen, rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { findDocuments } from './findDocuments.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const tray = (page: Page) => page.getByRole('region', { name: 'Downloads in this session' });

/** The names of the files in a ZIP, from its list at the end. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = [];
  for (let at = zip.indexOf('PK\u0001\u0002'); at !== -1; at = zip.indexOf('PK\u0001\u0002', at + 4)) {
    const length = zip.readUInt16LE(at + 28);
    names.push(zip.toString('utf8', at + 46, at + 46 + length));
  }
  return names;
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Month-end pack' }).click();
  await dialog(page).waitFor();
  return dialog(page);
}

test(
  'the month-end pack starts with the last month and the kinds of the user, and asks for one at least',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/orders/merged-invoices');
    await rows(page).first().waitFor();
    const form = await openDialog(page);
    await expect
      .poll(() => form.getByLabel('Period').locator('option:checked').innerText())
      .toBe('Last month');
    const checked = form.getByRole('checkbox', { checked: true });
    await expect
      .poll(() =>
        checked.evaluateAll((boxes) =>
          boxes.map((box) => (box instanceof HTMLInputElement ? box.labels?.[0]?.textContent : '')),
        ),
      )
      .toEqual(['Final invoices', 'Credit invoices', 'Statements']);
    while ((await checked.count()) > 0) await checked.first().uncheck();
    await form.getByRole('button', { name: 'Download' }).click();
    await form.getByText('please select value').waitFor();
    await form.getByRole('textbox', { name: 'From' }).fill('01.01.2020');
    await page.keyboard.press('Tab');
    await form.getByRole('button', { name: 'Download' }).click();
    await form.getByText('At most 366 days').waitFor();
  },
);

test(
  'a pack holds a PDF for each document; what is missing is named, and fetched again alone',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/orders/merged-invoices');
    await rows(page).first().waitFor();
    const form = await openDialog(page);
    await form.getByLabel('Period').selectOption('Last 12 months');
    await form.getByRole('checkbox', { name: 'Credit invoices' }).uncheck();
    await form.getByRole('checkbox', { name: 'Statements' }).uncheck();
    // More often than the gateway tries.
    await product.breakNext('getDocumentPdf', { kind: 'status', status: 404, times: 1 });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      form.getByRole('button', { name: 'Download' }).click(),
    ]);
    const names = namesIn(await readFile(await download.path()));
    expect(names).toContain('manifest.csv');
    const pdfs = names.filter((name) => name.endsWith('.pdf'));
    expect(pdfs.every((name) => /^\d{4}-\d\d_final-invoice_.+\.pdf$/.test(name))).toBe(true);
    const summary = tray(page);
    await summary.getByText(/1 is missing: /).waitFor();
    const [, missing = ''] = /1 is missing: (\S+)/.exec(await summary.innerText()) ?? [];
    expect(pdfs.some((name) => name.includes(missing))).toBe(false);
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      summary.getByRole('button', { name: 'Fetch what is missing' }).click(),
    ]);
    const found = namesIn(await readFile(await again.path())).filter((name) => name.endsWith('.pdf'));
    expect(found).toEqual([expect.stringContaining(missing)]);
    expectComplaints(/./);
  },
);

test('checked documents are downloaded as one ZIP of their PDFs', { tags: 'matrix' }, async () => {
  const documents = await findDocuments(product, 'client', 'creditInvoices', 20);
  const page = await openScreen(product, '/orders/credit-invoices');
  await rows(page).first().waitFor();
  await rows(page).nth(0).getByRole('checkbox').check();
  await rows(page).nth(1).getByRole('checkbox').check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download 2 PDFs as ZIP' }).click(),
  ]);
  const pdfs = namesIn(await readFile(await download.path())).filter((name) => name.endsWith('.pdf'));
  expect(pdfs.length).toBe(2);
  for (const { docNumber } of documents.slice(0, 2))
    expect(pdfs.some((name) => name.includes(docNumber))).toBe(true);
});

test('a year of statements is downloaded as ZIP', { tags: 'matrix' }, async () => {
  const page = await openScreen(product, '/orders/statements', { as: 'accountant@demo.test' });
  await rows(page).first().waitFor();
  const year = (await rows(page).last().locator('td, th').first().innerText()).trim();
  const ofYear = rows(page).filter({ has: page.getByRole('rowheader', { name: year, exact: true }) });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `${year} as ZIP` }).click(),
  ]);
  const names = namesIn(await readFile(await download.path())).filter((name) => name.includes('_statement'));
  expect(names.length).toBeGreaterThanOrEqual(await ofYear.count());
});
