import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { findDocuments } from '../../support/clientQueries.ts';
import { insertOrder } from '../../support/insertOrder.ts';
import { dialog, openScreen } from '../support/pageParts.ts';
import { startProduct, type Product } from '../support/startProduct.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const numbers = [demoArticles.ordinary, demoArticles.lastPiece, demoArticles.inTens].map(skuOf);
const [first = '', second = '', third = ''] = numbers;

/** An order of the demo customer with these articles and a delivery before the last one. */
const arrange = () =>
  insertOrder(product.sandbox.db, {
    user: 'client',
    lines: [first, second, 'DELIVERY', third].map((number) => ({ number, qty: 10 })),
  });

const items = (page: Page) => page.getByRole('region', { name: 'Items' });
const check = (page: Page, number: string) =>
  items(page)
    .getByRole('checkbox', { name: `Select ${number}`, exact: true })
    .check();
/** Waits until the screen has so many lines to order again. */
const haveLines = (page: Page, count: number) =>
  page.getByRole('button', { name: `All ${count}`, exact: true }).waitFor();

test(
  'DAY-100 checked lines of an order are ordered again by a link that names them, and the others are not',
  { tags: 'matrix' },
  async () => {
    const dbId = await arrange();
    const page = await openScreen(product, `/order/${dbId}`);
    expect(await items(page).getByRole('checkbox', { name: 'Select DELIVERY' }).isDisabled()).toBe(true);
    await check(page, first);
    await check(page, third);
    await page.getByRole('link', { name: 'Order 2 lines again' }).click();
    await page.getByRole('heading', { level: 1, name: `Order again: Order ${dbId}` }).waitFor();
    expect(new URL(page.url()).search).toBe('?lines=0,3');
    await page.getByRole('checkbox', { name: `Select ${third}`, checked: true }).waitFor();
    await haveLines(page, 2);
    await expect.poll(() => page.getByRole('checkbox', { name: `Select ${second}` }).count()).toBe(0);

    await page.reload();
    await page.getByRole('checkbox', { name: `Select ${first}`, checked: true }).waitFor();
    await haveLines(page, 2);
    await page.getByRole('combobox', { name: 'Cart' }).selectOption({ index: 1 });
    await page.waitForURL(/cart=/);
    await page.getByRole('checkbox', { name: `Select ${first}` }).waitFor();
    await haveLines(page, 2);

    await page.getByRole('link', { name: 'All lines' }).click();
    await page.getByRole('checkbox', { name: `Select ${second}`, checked: true }).waitFor();
    await haveLines(page, 3);
  },
);

test(
  'DAY-100 checked lines of an invoice and a final invoice are ordered again by a link that names them',
  { tags: 'matrix' },
  async () => {
    const { invoice, mergedInvoice } = await findDocuments(product.sandbox.db);
    for (const [path, kind, dbId] of [
      ['/invoices', 'invoice', invoice],
      ['/final-invoices', 'final-invoice', mergedInvoice],
    ] as const) {
      const page = await openScreen(product, `${path}/${dbId}`);
      const box = items(page).locator('tbody').getByRole('checkbox', { disabled: false }).first();
      const name = (await box.getAttribute('aria-label')) ?? '';
      await box.check();
      await page.getByRole('link', { name: 'Order 1 line again' }).click();
      await page.waitForURL(new RegExp(`/order-again/${kind}/${dbId}\\?lines=\\d+$`));
      await page.getByRole('checkbox', { name, exact: true }).waitFor();
      await haveLines(page, 1);
    }
  },
);

test('DAY-100 checked lines are claimed, and the others are not', async () => {
  const { mergedInvoice } = await findDocuments(product.sandbox.db);
  const page = await openScreen(product, `/final-invoices/${mergedInvoice}`);
  await page.getByLabel('Select all lines').click();
  await page.getByRole('button', { name: /^Claim \d+ lines?$/ }).waitFor();
  await page.getByLabel('Select all lines').click();
  await expect.poll(() => page.getByRole('button', { name: /^Claim \d+ lines?$/ }).count()).toBe(0);
  const box = items(page).locator('tbody').getByRole('checkbox', { disabled: false }).first();
  const article = ((await box.getAttribute('aria-label')) ?? '').replace('Select ', '');
  await box.check();
  await page.getByRole('button', { name: 'Claim 1 line' }).click();
  await dialog(page)
    .getByRole('checkbox', { name: `Select ${article}`, checked: true })
    .waitFor();
  expect(
    await dialog(page)
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .count(),
  ).toBe(1);
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/claims/new/return');
  // What is wrong with the goods is asked at once; behind that dialog stands the claim.
  const wizard = page.getByRole('dialog', { name: `Article ${article}` });
  await wizard.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Send claim (1)' }).waitFor();
});

test('DAY-101 an address with lines that cannot be read shows all lines of the document', async () => {
  const dbId = await arrange();
  const page = await openScreen(product, `/order-again/order/${dbId}?lines=0-,x`);
  await page.getByRole('checkbox', { name: `Select ${second}`, checked: true }).waitFor();
  await haveLines(page, 3);
});

test('without the permission to order, checked lines can be claimed only', { tags: 'matrix' }, async () => {
  const { mergedInvoice } = await findDocuments(product.sandbox.db);
  const page = await openScreen(product, `/final-invoices/${mergedInvoice}`, { as: 'accountant@demo.test' });
  await page.getByLabel('Select all lines').click();
  await page.getByRole('button', { name: /^Claim \d+ lines?$/ }).waitFor();
  expect(await page.getByRole('link', { name: /again$/ }).count()).toBe(0);
});

test(
  'on a phone each article that can be claimed stands next to its box, however long its description is',
  { tags: 'matrix' },
  async () => {
    const { mergedInvoice } = await findDocuments(product.sandbox.db);
    await product.sandbox.db
      .updateTable('document_items')
      .set({ description: 'Wheel speed sensor, rear axle right, Nissan Qashqai II and Renault Kadjar' })
      .where('document_id', '=', Number(mergedInvoice))
      .execute();
    const page = await openScreen(product, `/final-invoices/${mergedInvoice}`, { width: 390, height: 844 });
    await page.getByRole('button', { name: /^More actions/ }).click();
    await page.getByRole('button', { name: 'Claim', exact: true }).click();
    const box = dialog(page)
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first();
    const article = ((await box.getAttribute('aria-label')) ?? '').replace('Select ', '');
    const text = dialog(page).getByText(article, { exact: true }).first();
    const [left, right] = await Promise.all([box.boundingBox(), text.boundingBox()]);
    if (!left || !right) throw new Error('not shown');
    expect(right.x).toBeGreaterThan(left.x + left.width);
    expect(right.x - left.x).toBeLessThan(100);
  },
);
