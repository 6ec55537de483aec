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

const kinds = [
  ['merged-invoices', 'mergedInvoices'],
  ['credit-invoices', 'creditInvoices'],
] as const;

async function openDialog(path: string): Promise<Page> {
  const page = await openScreen(product, path);
  await rows(page).first().waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Download', exact: true }).click();
  await dialog(page).waitFor();
  return page;
}

const dottedDay = (day: string) => day.split('-').toReversed().join('.');
const two = (number: number) => String(number).padStart(2, '0');
/** A day of the page's clock as the fields show it. */
const dotted = (page: Page, months = 0, day?: number) =>
  page
    .evaluate(
      ([monthsOn, dayOf]) => {
        const now = new Date();
        const date =
          dayOf === null ? now : new Date(now.getFullYear(), now.getMonth() + (monthsOn ?? 0), dayOf);
        return [date.getDate(), date.getMonth() + 1, date.getFullYear()];
      },
      [months, day ?? null] as const,
    )
    .then(([date = 0, month = 0, year = 0]) => `${two(date)}.${two(month)}.${year}`);

test.each(kinds)(
  'DOC-27 DOC-28 DOC-29 DOC-30 %s have a Download button; its dialog starts with the days of this month until today, csv and headers on, and sends nothing without both days and one of three formats',
  async (type) => {
    const page = await openDialog(`/orders/${type}`);
    const form = dialog(page);
    const from = form.getByRole('textbox', { name: 'From' });
    const until = form.getByRole('textbox', { name: 'Until (inclusive)' });
    const format = form.getByLabel('Format');
    await expect.poll(() => from.inputValue()).toBe(await dotted(page, 0, 1));
    await expect.poll(() => until.inputValue()).toBe(await dotted(page));
    await expect.poll(() => format.inputValue()).toBe('csv');
    await expect.poll(() => form.getByLabel('With column headings').isChecked()).toBe(true);
    await form.getByText('All documents of these days, whatever the filters of the list.').waitFor();

    await expect.poll(() => format.getAttribute('required')).not.toBeNull();
    await expect.poll(() => format.locator('option').allInnerTexts()).toEqual(['csv', 'xlsx', 'xls']);
    let isSent = false;
    page.on('request', (request) => (isSent ||= request.url().endsWith('/download')));
    await from.fill('');
    await until.fill('');
    await page.keyboard.press('Tab');
    await form.getByRole('button', { name: 'Download' }).click();
    await expect.poll(() => form.getByText('please enter value').count()).toBe(2);
    expect(isSent).toBe(false);
  },
);

test(
  'DOC-31, GAP-92: config and both days are posted to documents/{type}/download, and the file holds all documents of those days',
  { tags: 'matrix' },
  async () => {
    for (const [type, connection] of kinds) {
      const documents = await findDocuments(product, 'client', connection, 100);
      const { db } = product.sandbox;
      const days = new Map(
        (
          await db
            .selectFrom('documents')
            .select(['doc_number', 'date'])
            .where(
              'doc_number',
              'in',
              documents.map(({ docNumber }) => docNumber),
            )
            .execute()
        ).map(({ doc_number, date }) => [doc_number, String(date).slice(0, 10)]),
      );
      const [newest] = documents;
      const last = days.get(newest?.docNumber ?? '') ?? '';
      const first = `${last.slice(0, 4)}-01-01`;
      const expected = documents.filter(({ docNumber }) => {
        const day = days.get(docNumber) ?? '';
        return day >= first && day <= last;
      });
      const page = await openDialog(`/orders/${type}`);
      const form = dialog(page);
      await form.getByRole('textbox', { name: 'From' }).fill(dottedDay(first));
      await form.getByRole('textbox', { name: 'Until (inclusive)' }).fill(dottedDay(last));
      await page.keyboard.press('Tab');
      const [request, download] = await Promise.all([
        page.waitForRequest(`**/api/v3/documents/${type}/download`),
        page.waitForEvent('download'),
        form.getByRole('button', { name: 'Download' }).click(),
      ]);
      expect(request.method()).toBe('POST');
      expect(request.postDataJSON()).toEqual({
        config: { format: 'csv', withHeaders: true },
        from: dottedDay(first),
        until: dottedDay(last),
      });
      const text = await readFile(await download.path(), 'utf8');
      for (const { docNumber } of expected) expect(text).toContain(docNumber);
      expect(text.trim().split('\n').length).toBe(expected.length + 1);
    }
  },
);

test(
  'the last month is one choice away, and any change of a day makes the period one’s own',
  { tags: 'matrix' },
  async () => {
    const page = await openDialog('/orders/merged-invoices');
    const form = dialog(page);
    await form.getByLabel('Period').selectOption('Last month');
    await expect
      .poll(() => form.getByRole('textbox', { name: 'From' }).inputValue())
      .toBe(await dotted(page, -1, 1));
    await expect
      .poll(() => form.getByRole('textbox', { name: 'Until (inclusive)' }).inputValue())
      .toBe(await dotted(page, 0, 0));
    await form.getByRole('textbox', { name: 'From' }).fill('15.03.2024');
    await page.keyboard.press('Tab');
    await expect
      .poll(() => form.getByLabel('Period').locator('option:checked').innerText())
      .toBe('Custom period');
  },
);

test('DOC-20 what the server says about a day stands at that day', { tags: 'matrix' }, async () => {
  const page = await openDialog('/orders/merged-invoices');
  const form = dialog(page);
  await product.breakNext('downloadDocuments', {
    kind: 'status',
    status: 400,
    body: { fields: [{ field: 'until', message: 'This month is not closed yet' }] },
  });
  await form.getByRole('button', { name: 'Download' }).click();
  await form.getByText('This month is not closed yet').waitFor();
  expectComplaints(/400|download/);
});
