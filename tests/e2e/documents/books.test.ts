import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read } from 'xlsx';
import { dialog, openScreen, rows } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function openDialog(page: Page) {
  await rows(page).first().waitFor();
  await page.getByRole('button', { name: 'Month-end pack' }).click();
  await dialog(page).waitFor();
  return dialog(page);
}
const saved = async (page: Page, press: () => Promise<unknown>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
};

test(
  'a file for DATEV: codes are checked where they are typed, written into the file, and kept for the next time',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/orders/merged-invoices');
    const form = await openDialog(page);
    const send = () => form.getByRole('button', { name: 'Download' }).click();
    await form.getByLabel('File').selectOption('DATEV: posting batch');
    await expect.poll(() => form.getByRole('checkbox', { name: 'Statements' }).count()).toBe(0);
    await form.getByLabel('Period').selectOption('Last year');
    const from = `${new Date().getFullYear() - 2}-12-31`;
    await form.getByRole('textbox', { name: 'From' }).fill(from);
    await form.getByLabel('Consultant number').fill('12');
    await send();
    await form.getByText('Enter a value like 1001').waitFor();
    await form.getByText('The days must be in one financial year').waitFor();
    await expect.poll(() => form.getByText('please enter value').count()).toBe(3);
    await form.getByLabel('Period').selectOption('Last year');
    await form.getByLabel('Consultant number').fill('29098');
    await form.getByLabel('Client number').fill('55');
    await form.getByRole('textbox', { name: /^Account/ }).fill('3400');
    await form.getByLabel('Supplier’s account').fill('700001');
    await send();
    await form.getByText('It has one digit more than the account').waitFor();
    await form.getByLabel('Supplier’s account').fill('70000');
    const { name, content } = await saved(page, send);
    expect(name).toMatch(/^EXTF_documents-.+\.csv$/);
    const [head = '', , posting = ''] = content.toString('latin1').split('\r\n');
    expect(head.startsWith('"EXTF";700;21;"Buchungsstapel"')).toBe(true);
    expect(head).toContain(';29098;55;');
    expect(posting).toContain(';3400;70000;');

    await page.reload();
    const again = await openDialog(page);
    await expect
      .poll(() => again.getByLabel('File').locator('option:checked').innerText())
      .toBe('DATEV: posting batch');
    await expect.poll(() => again.getByLabel('Consultant number').inputValue()).toBe('29098');
    await expect.poll(() => again.getByLabel('Supplier’s account').inputValue()).toBe('70000');
  },
);

test(
  'files for Xero and Sage 50 have the codes of the buyer, tables have a row per document',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/orders/credit-invoices');
    const days = async (form: Awaited<ReturnType<typeof openDialog>>) => {
      await form.getByLabel('Period').selectOption('Last 12 months');
      await form.getByRole('checkbox', { name: 'Final invoices' }).uncheck();
    };
    let form = await openDialog(page);
    await form.getByLabel('File').selectOption('Xero: bills');
    await days(form);
    await form.getByRole('textbox', { name: /^Account/ }).fill('310');
    await form.getByLabel('Tax code').fill('20% (VAT on Expenses)');
    const send = () => form.getByRole('button', { name: 'Download' }).click();
    const xero: string[][] = parse((await saved(page, send)).content);
    expect(xero[1]).toEqual(expect.arrayContaining(['310', '20% (VAT on Expenses)']));

    form = await openDialog(page);
    await form.getByLabel('File').selectOption('Sage 50: transactions');
    await days(form);
    await form.getByLabel('Supplier’s account').fill('PARTS01');
    await form.getByRole('textbox', { name: /^Account/ }).fill('5000');
    await form.getByLabel('Tax code').fill('T1');
    await form.getByLabel('Currency').fill('EUR');
    const sage: string[][] = parse((await saved(page, send)).content);
    expect(sage[1]?.slice(0, 4)).toEqual(['PC', 'PARTS01', '5000', '0']);
    await page
      .getByRole('region', { name: 'Messages' })
      .getByText(/^\d+ documents in the file/)
      .waitFor();

    form = await openDialog(page);
    await form.getByLabel('File').selectOption('CSV for other programs');
    await days(form);
    await form.getByLabel('Rows').selectOption('One per document');
    const table: string[][] = parse((await saved(page, send)).content);
    expect(table[0]?.slice(0, 3)).toEqual(['Kind', 'Number', 'Date']);
    expect(table.filter((row) => row.includes('EUR')).length).toBe(sage.length - 1);
  },
);

test(
  'checked documents are downloaded as a table of them or of their lines',
  { tags: 'matrix' },
  async () => {
    const page = await openScreen(product, '/orders/merged-invoices');
    await rows(page).first().waitFor();
    const numbers: string[] = [];
    for (const place of [0, 2]) {
      await rows(page).nth(place).getByRole('checkbox').check();
      numbers.push((await rows(page).nth(place).getByRole('link').first().innerText()).trim());
    }
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'CSV/Excel', exact: true }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    const csv = await saved(page, () => choose('Documents as CSV'));
    const table: string[][] = parse(csv.content, { bom: true });
    expect(table.slice(1).map(([, number]) => number)).toEqual(numbers);
    const xlsx = await saved(page, () => choose('Lines as Excel table'));
    expect(xlsx.name).toMatch(/\.xlsx$/);
    const book = read(new Uint8Array(xlsx.content));
    const cells = Object.entries(book.Sheets[book.SheetNames[0] ?? ''] ?? {});
    const found = cells.flatMap(([at, cell]) => (/^B\d+$/.test(at) && at !== 'B1' ? [String(cell.v)] : []));
    expect(new Set(found)).toEqual(new Set(numbers));
  },
);

test('the credit invoices of an order are a step of its way', { tags: 'matrix' }, async () => {
  const credit = await product.sandbox.db
    .selectFrom('documents as d')
    .innerJoin('document_orders as o', 'o.document_id', 'd.id')
    .select(['d.id', 'd.doc_number', 'o.order_id'])
    .where('d.customer_id', '=', 1)
    .where('d.kind', '=', 'credit_invoice')
    .orderBy('d.created_at', 'desc')
    .executeTakeFirstOrThrow();
  const page = await openScreen(product, `/order/${credit.order_id}`);
  const way = page.getByRole('navigation', { name: 'Related documents' });
  await way.getByText('Credit invoice', { exact: true }).waitFor();
  await way.getByRole('link', { name: credit.doc_number }).click();
  await page.waitForURL(`**/credit-invoices/${credit.id}`);
});

test('the lines of a final invoice are compared with its orders', { tags: 'matrix' }, async () => {
  const item = await product.sandbox.db
    .selectFrom('documents as d')
    .innerJoin('document_items as i', 'i.document_id', 'd.id')
    .select(['d.id', 'i.line', 'i.article_name', 'i.price'])
    .where('d.customer_id', '=', 1)
    .where('d.kind', '=', 'merged_invoice')
    .where('i.article_name', '<>', 'DELIVERY')
    .orderBy('d.id')
    .executeTakeFirstOrThrow();
  await product.sandbox.db
    .updateTable('document_items')
    .set({ price: item.price + 7 })
    .where('document_id', '=', item.id)
    .where('line', '=', item.line)
    .execute();
  const page = await openScreen(product, `/final-invoices/${item.id}`);
  await page.getByRole('button', { name: 'Check the invoice' }).click();
  const difference = page
    .getByRole('region', { name: 'Invoice check' })
    .getByRole('row')
    .filter({ hasText: item.article_name });
  await difference.first().waitFor();
  expect(await difference.first().innerText()).toContain('price is higher');
});
