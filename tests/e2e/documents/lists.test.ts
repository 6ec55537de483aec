import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../support/openPage.ts';
import { closeMenu, openScreen, rows, said } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';
import { findDocument, findDocuments, plain, shown } from './findDocuments.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const open = async (path: string, user = 'client'): Promise<Page> => {
  const page = await openScreen(product, path, { as: `${user}@demo.test` });
  await rows(page).first().waitFor();
  return page;
};
const tabs = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('navigation', { name: 'Orders & Documents' })
    .getByRole('link')
    .allInnerTexts();
const headings = async (page: Page) =>
  (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());

test('DOC-24 DOC-25 INV-02 INV-03 MINV-01 CRED-01 GAP-99 GAP-101 GAP-102 holders of merged_invoice_list have no tab for invoices; the lists of invoices, with the pay feature, of final and of credit invoices have their columns', async () => {
  const page = await open('/orders/invoices');
  await page.getByRole('heading', { level: 1, name: 'Orders & Documents' }).waitFor();
  // The price without VAT and the VAT give way to a Pay button.
  const shownHeadings = await headings(page);
  expect(shownHeadings).not.toContain('Net total');
  expect(shownHeadings).not.toContain('VAT');
  expect(shownHeadings).toEqual(expect.arrayContaining(['Grand total', 'Payment']));
  const pay = page.getByRole('link', { name: /^Pay .*, invoice/ }).first();
  await expect.poll(() => pay.getAttribute('href')).toMatch(/^\/api\/v3\/payments\/invoice\/\d+$/);
  await expect.poll(() => pay.getAttribute('target')).toBe('_blank');

  const [sums, end] = [
    ['Total amount', 'Total price', 'VAT'],
    ['Date', 'Created', 'Actions'],
  ];
  await page.getByRole('main').getByRole('link', { name: 'Final invoices' }).click();
  await expect.poll(() => headings(page)).toEqual(['Selection', 'Number', 'Quantity', ...sums, ...end]);
  await rows(page).first().waitFor();
  expect(await tabs(page)).toEqual(
    expect.arrayContaining(['Final invoices', 'Credit invoices', 'Statements']),
  );
  expect(await tabs(page)).not.toContain('Invoices');
  const invoice = await findDocument(product, 'client', 'mergedInvoices');
  const text = plain(await rows(page).first().innerText());
  for (const amount of [invoice.subtotal, invoice.subtotalVat, invoice.grandTotal])
    expect(text).toContain(shown(amount));

  await page.getByRole('main').getByRole('link', { name: 'Credit invoices' }).click();
  await expect.poll(() => headings(page)).toEqual(['Selection', 'Number', ...sums, ...end]);
});

test('DOC-24 DOC-26 users without merged_invoice_list have no tab for final invoices', async () => {
  const page = await open('/orders/regular', 'buyer');
  await expect.poll(() => tabs(page)).toEqual(expect.arrayContaining(['Invoices', 'Credit invoices']));
  await expect.poll(() => tabs(page)).not.toContain('Final invoices');
});

test(
  'INV-01 GAP-98 an invoice shows its number, which leads to its page, warehouse, sums and time',
  { tags: 'matrix' },
  async () => {
    const page = await open('/orders/invoices', 'buyer');
    await expect
      .poll(() => headings(page))
      .toEqual(['Selection', 'Number', 'Warehouse', 'Net total', 'VAT', 'Grand total', 'Created', 'Actions']);
    const invoice = await findDocument(product, 'buyer', 'invoices');
    const text = plain(await rows(page).first().innerText());
    for (const amount of [invoice.subtotal, invoice.subtotalVat, invoice.grandTotal])
      expect(text).toContain(shown(amount));
    expect(text).toMatch(/\d\d-\d\d-\d{4} \d\d:\d\d/);
    await page.getByRole('link', { name: invoice.docNumber, exact: true }).click();
    await page.waitForURL(`**/invoices/${invoice.dbId}`);
  },
);

test(
  'MINV-02 final invoices are filtered by id, number, client, quantity, sums, date and time of creation',
  { tags: 'matrix' },
  async () => {
    const page = await open('/orders/merged-invoices');
    const invoice = await findDocument(product, 'client', 'mergedInvoices');
    await page.getByRole('button', { name: 'Add filter' }).click();
    const form = page.getByRole('group', { name: 'Add filter' }).or(page.getByRole('dialog'));
    const field = form.getByLabel('Filter by');
    await field.waitFor();
    expect((await field.locator('option').allInnerTexts()).toSorted()).toEqual(
      [
        'Number',
        'Date',
        'Total amount',
        'Total price',
        'VAT',
        'Customer',
        'Quantity',
        'Created',
        'Document ID',
      ].toSorted(),
    );
    await form.getByLabel('Value').fill(invoice.docNumber);
    await form.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL((url) => [...url.searchParams.values()].includes(invoice.docNumber));
    await expect.poll(() => rows(page).count()).toBe(1);
  },
);

test('LIST-06 a filter that matches nothing says so and can be cleared', { tags: 'matrix' }, async () => {
  const page = await openScreen(product, '/orders/credit-invoices?filter[number]=NO-SUCH-NUMBER');
  await page.getByText('No document matches these filters').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).click();
  await rows(page).first().waitFor();
});

test(
  'STAT-01 STAT-02 STAT-03 STAT-04 statements show year, month and the link to their file, for holders of the permission',
  { tags: 'matrix' },
  async () => {
    const page = await open('/orders/statements', 'accountant');
    await expect.poll(() => headings(page)).toEqual(['Year', 'Month', 'File']);
    const statement = await product.sandbox.db
      .selectFrom('statements')
      .selectAll()
      .where('customer_id', '=', 1)
      .orderBy('year', 'desc')
      .orderBy('month', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const link = rows(page).first().getByRole('link');
    const name = (await link.innerText()).trim();
    expect(name).toContain(`${statement.year}-${String(statement.month).padStart(2, '0')}`);
    await expect
      .poll(() => link.getAttribute('href'))
      .toBe(`/api/v3/accounting/statements/${statement.id}/${encodeURIComponent(name)}`);
    const file = await page.context().request.get((await link.getAttribute('href')) ?? '');
    expect(file.status()).toBe(200);
    expect(file.headers()['content-disposition']).toContain(name);

    const other = await openPage(product, { as: 'payer@demo.test' });
    await other.goto('/orders/statements');
    await other.waitForURL('**/catalog');
  },
);

test(
  'the sum of a page is exact and apart for each currency; with rows checked it is theirs',
  { tags: 'matrix' },
  async () => {
    const page = await open('/orders/credit-invoices');
    const documents = await findDocuments(product, 'client', 'creditInvoices');
    const cents = Map.groupBy(documents, ({ grandTotal }) => grandTotal.currencyCode);
    const main = page.getByRole('main');
    const line = async (label: string) =>
      plain(await main.locator('p', { hasText: label }).last().innerText());
    for (const [currencyCode, some] of cents) {
      const value = some.reduce((sum, { grandTotal }) => sum + Math.round(grandTotal.value * 100), 0) / 100;
      expect(await line('On this page')).toContain(shown({ value, currencyCode }));
    }
    await rows(page).nth(0).getByRole('checkbox').check();
    const [first] = documents;
    if (!first) throw new Error('There is no credit invoice');
    await expect.poll(() => line('Selected')).toContain(shown(first.grandTotal));
  },
);

test('GAP-40 the columns of a list are chosen, kept and restored', { tags: 'matrix' }, async () => {
  const page = await open('/orders/merged-invoices');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'VAT' }).click();
  await closeMenu(page);
  await expect.poll(() => headings(page)).not.toContain('VAT');
  await page.reload();
  await rows(page).first().waitFor();
  expect(await headings(page)).not.toContain('VAT');
});

test(
  'a row has its commands in a menu: the page, the PDF, the file of its lines and its orders, by keyboard',
  { tags: 'matrix' },
  async () => {
    const page = await open('/orders/invoices', 'buyer');
    const menu = page.getByRole('button', { name: /^Actions for / }).first();
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    const entries = await page.getByRole('menuitem').allInnerTexts();
    expect(entries.slice(0, 3)).toEqual(['Open', 'Show PDF', 'CSV/Excel']);
    expect(entries[3]).toMatch(/^Order \d+$/);
    const { dbId } = await findDocument(product, 'buyer', 'invoices');
    await expect
      .poll(() => page.getByRole('menuitem', { name: 'Show PDF' }).getAttribute('href'))
      .toBe(`/documents/${dbId}`);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/invoices/${dbId}`);
  },
);

test(
  'GAP-29 a user who sees lists but opens nothing has numbers without links and no menus',
  { tags: 'matrix' },
  async () => {
    const page = await open('/orders/merged-invoices', 'lists').catch(async () =>
      open('/orders/invoices', 'lists'),
    );
    await expect.poll(() => rows(page).getByRole('link').count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: /^Actions for / }).count()).toBe(0);
    expect(await headings(page)).not.toContain('Actions');
  },
);

test(
  'each list of documents has a title that names it, and each row a header: its number',
  { tags: 'matrix' },
  async () => {
    const page = await open('/orders/regular');
    await expect.poll(() => page.title()).toBe('Orders | Orders & Documents | B2B portal');
    await page.getByRole('main').getByRole('link', { name: 'Statements' }).click();
    await expect.poll(() => page.title()).toBe('Statements | Orders & Documents | B2B portal');
    await expect.poll(() => said(page)).toBe('Statements | Orders & Documents');
    await page.goto('/orders/invoices');
    const invoice = await findDocument(product, 'client', 'invoices');
    await page.getByRole('rowheader', { name: invoice.docNumber }).waitFor();
  },
);
